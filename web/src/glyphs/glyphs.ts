// Which glyph a card has, and in which sprite it lies.

import arackhanWars from "./cards/arackhan_wars.json";
import arkShip from "./cards/ark_ship.json";
import sample from "./cards/sample.json";
import worldbreakers from "./cards/worldbreakers.json";

type GlyphBook = { cards: Record<string, string>; types: Record<string, string> };

const BOOKS: Record<string, GlyphBook> = {
  arackhan_wars: arackhanWars,
  ark_ship: arkShip,
  sample,
  worldbreakers,
};

const SPRITES = import.meta.glob<string>("./built/*.svg", { query: "?url", import: "default", eager: true });

/** The address of a glyph in the sprite of a game, or of the page itself. */
export function glyphAddress(sprite: string, glyph: string): string {
  return `${SPRITES[`./built/${sprite}.svg`] ?? ""}#${glyph}`;
}

/** The glyph of a printed card: its own, otherwise that of its type, otherwise that of its game. */
export function glyphOf(game: string, name: string, type: string): { sprite: string; glyph: string } {
  const book = BOOKS[game];
  const glyph = book?.cards[name] ?? book?.types[type] ?? book?.types["="];
  return glyph === undefined ? { sprite: "page", glyph: "card-random" } : { sprite: game, glyph };
}

/** The glyph that stands for a game as a whole. */
export const GAME_GLYPHS: Record<string, string> = {
  arackhan_wars: "crossed-swords",
  ark_ship: "spaceship",
  sample: "oyster-pearl",
  worldbreakers: "world",
};
