// Why a game has ended, in the words of its log.

import type { LogLine } from "../api/scene";

/** The lines at the end of a log that tell of the rule by which the game was decided. */
export function reasons(log: LogLine[], rule: string | undefined): string[] {
  const found: string[] = [];
  if (!rule) return found;
  for (const line of [...log].reverse()) {
    if (line.rule !== rule) break;
    found.unshift(line.parts.map((part) => (typeof part === "string" ? part : part.card)).join(""));
  }
  return found;
}
