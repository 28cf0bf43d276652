// Dice that were rolled, as the log tells of them: whose they are, and what they show.

import type { LogLine, LogPart } from "../api/scene";

export type Roll = { who: string; values: number[] };

/** Lines that tell of one die; their number is what it shows. */
const ONE = /^(die|tide|roll|sickness roll)$/;
/** Lines that tell of many: after each card stands what its dice show. */
const MANY = "dice";

const cardOf = (part: LogPart | undefined): string | null => (typeof part === "object" ? part.card : null);

function manyDice(parts: LogPart[]): Roll[] {
  const rolls: Roll[] = [];
  for (const [place, part] of parts.entries()) {
    const who = cardOf(parts[place - 1]);
    const numbers = typeof part === "string" && who !== null ? /^(?: \d+)+/.exec(part) : null;
    if (numbers !== null && who !== null) rolls.push({ who, values: numbers[0].trim().split(" ").map(Number) });
  }
  return rolls;
}

/** The dice of one line of the log; none where it tells of something else. */
export function rollsOf(line: LogLine): Roll[] {
  if (line.what === MANY) return manyDice(line.parts);
  if (!ONE.test(line.what) || line.number === undefined) return [];
  return [{ who: line.parts.map(cardOf).find((card) => card !== null) ?? "", values: [line.number] }];
}

/** Rolls of the same one that follow each other lie together. */
export function together(rolls: Roll[]): Roll[] {
  const grouped: Roll[] = [];
  for (const { who, values } of rolls) {
    const last = grouped.at(-1);
    if (last?.who === who) grouped[grouped.length - 1] = { who, values: [...last.values, ...values] };
    else grouped.push({ who, values });
  }
  return grouped;
}

/** The dice of the last line that tells of some. */
export function lastRolls(lines: LogLine[]): Roll[] {
  for (const line of [...lines].reverse()) {
    const rolls = rollsOf(line);
    if (rolls.length > 0) return rolls;
  }
  return [];
}

/** Whether a question is about dice that lie on the table. */
export const asksAboutDice = (prompt: string): boolean => /\breroll\b/i.test(prompt);
