// What lies on a card, as its layout tells it: flags and numbers as tokens, and states that the card itself shows.

import type { CardView } from "../api/scene";
import type { Layout } from "../api/shapes";
import type { Token } from "../components/Tokens.svelte";

const TURNED = ["exhausted", "deactivated"];
const FACE_DOWN = "face down";

export type Marked = { tokens: Token[]; exhausted: boolean; faceDown: boolean };

/** The marks of a card in the form that a card is drawn with. `nameOf` names the card of a number. */
export function marked(layout: Layout, card: CardView, nameOf: (id: number) => string): Marked {
  const marks = card.marks ?? {};
  const tokens: Token[] = [];
  for (const mark of layout.marks) {
    const value = marks[mark.name];
    if (value === undefined || value === false || mark.name === layout.board?.mark) continue;
    if (TURNED.includes(mark.name) || mark.name === FACE_DOWN) continue;
    if (mark.kind === "flag") tokens.push({ word: mark.name, number: null });
    else if (mark.kind === "card") tokens.push({ word: mark.name, number: nameOf(Number(value)) });
    else if (mark.kind === "named") tokens.push({ word: mark.name, number: mark.names[Number(value)] ?? Number(value) });
    else tokens.push({ word: mark.name, number: Number(value) });
  }
  return {
    tokens,
    exhausted: TURNED.some((name) => marks[name] !== undefined && marks[name] !== false),
    faceDown: marks[FACE_DOWN] !== undefined && marks[FACE_DOWN] !== false,
  };
}
