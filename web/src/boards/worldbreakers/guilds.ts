// The four guilds, and what may be picked of them: standing that can be bought is bought where it stands.

import type { Choice } from "../../api/scene";
import type { Anchor } from "../../table/choosing";

export const GUILDS = [
  { name: "Earth", glyph: "stone-sphere" },
  { name: "Moon", glyph: "moon-orbit" },
  { name: "Stars", glyph: "falling-star" },
  { name: "Void", glyph: "vortex" },
];

const BUYING = /^buy (.+) standing$/;

export const guildAnchor = (name: string): Anchor => `guild:${name}`;

/** The guild of a choice that buys standing: the protocol names it only in words. */
export function guildAnchors(choice: Choice): Anchor[] {
  const name = BUYING.exec(choice.words)?.[1];
  return GUILDS.filter((guild) => guild.name === name).map((guild) => guildAnchor(guild.name));
}
