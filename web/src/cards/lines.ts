// The fields of a printed card as lines to read: `Cost 2`, `Standing earth 1, moon 2`.

import type { CardFace } from "../api/shapes";

export type Line = { word: string; text: string };

/** What the picture already shows as a drawing, and what stands on the card in words of its own. */
const SILENT = ["flavour", "lines"];

export function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([word, part]) => `${word} ${valueText(part)}`)
      .join(", ");
  }
  return String(value);
}

export function linesOf(face: CardFace): Line[] {
  return Object.entries(face.fields)
    .filter(([word, value]) => !SILENT.includes(word) && value !== null && value !== "")
    .map(([word, value]) => ({ word: word.replaceAll("_", " "), text: valueText(value) }));
}
