// The rules call seats P1, P2 and so on. People read names.

import type { Choice, Scene } from "../api/scene";

/** What somebody is called whose name nobody knows. */
export const unknownName = (seat: number): string => `Player ${seat + 1}`;

/** What everybody is called, by seat. Where two have the same name, the number of the seat stands behind it. */
export function namesOf({ people }: Pick<Scene, "people">): string[] {
  return people.map(({ seat, name }) => {
    if (!name) return unknownName(seat);
    return people.some((other) => other.seat !== seat && other.name === name) ? `${name} ${seat + 1}` : name;
  });
}

/** A text in which names stand in place of what the rules call the seats. */
export function named(text: string, { seats }: Pick<Scene, "seats">, names: string[]): string {
  return text.replace(/\bP\d\b/g, (short) => names[seats.findIndex((seat) => seat.name === short)] ?? short);
}

const GAP = /( {2,}|─{2,})/;

/** A drawing of lines with names in it: what a name is longer than a seat's is taken from the gap behind it, so that
    columns stay columns. */
export function namedDrawing(drawing: string, name: (text: string) => string): string {
  return drawing
    .split("\n")
    .map((line) => namedLine(line.split(GAP), name))
    .join("\n");
}

/** Words and the gaps between them, by turns. */
function namedLine(parts: string[], name: (text: string) => string): string {
  const words = parts.map((part, place) => (place % 2 === 0 ? name(part) : part));
  return words
    .map((part, place) => {
      if (place % 2 === 0) return part;
      const longer = (words[place - 1] ?? "").length - (parts[place - 1] ?? "").length;
      return part.slice(0, Math.max(2, part.length - longer)).padEnd(part.length - longer, part);
    })
    .join("");
}

/** What was typed, as the rules say it where it is one of the choices as people read them. */
export function asRulesSay(typed: string, choices: Choice[], name: (text: string) => string): string {
  const meant = choices.find((choice) => name(choice.words).toLowerCase() === typed.toLowerCase());
  return meant?.words ?? typed;
}

/** A choice in words, below a prompt that has said already which card it is about. */
export function belowPrompt(words: string, prompt: string, card: string): string {
  return card && prompt.includes(card) && words.startsWith(`${card} `) ? words.slice(card.length + 1) : words;
}

/** A sentence begins with a capital letter; a button, too. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
