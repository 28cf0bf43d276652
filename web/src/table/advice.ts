// The master's advice as lines of text, for the table as text.

import type { Advice } from "../api/messages";

export const HINT_HELP = "hint           what the master would do, and why";
const MOST = 6;

export const isHint = (line: string): boolean => /^hint$/i.test(line);
export const isHelp = (line: string): boolean => line === "?" || /^help$/i.test(line);

export const percent = (value: number): string => `${Math.round(value * 100)} %`;

/** What the master would do, what else it looked at, and what it expects to follow. */
export function adviceInWords({ words, considered, expected }: Advice): string {
  const looked = considered
    .slice(0, MOST)
    .map((weighed) => `  ${weighed.words}: chance to win ${percent(weighed.value)}, tried ${weighed.visits} times`);
  return [
    `The master would ${words}.`,
    ...(looked.length > 0 ? ["It looked at:", ...looked] : []),
    ...(expected.length > 0 ? [`It expects: ${expected.join("; ")}.`] : []),
  ].join("\n");
}
