// Makes one SVG sprite for each game, one for the page itself and one for the covers, of the glyphs that are used and
// no others. A sprite is a file beside the JavaScript: a table loads only the glyphs of its own game.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const sources = join(here, "../src/glyphs/cards");
const built = join(here, "../src/glyphs/built");

const set = require("@iconify-json/game-icons/icons.json");
const size = set.height ?? 512;

/** The drawing of a glyph as a symbol of a sprite. */
function symbol(name) {
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  if (icon === undefined) throw new Error(`there is no glyph '${name}' in game-icons`);
  return `<symbol id="${name}" viewBox="0 0 ${icon.width ?? size} ${icon.height ?? size}">${icon.body}</symbol>`;
}

function writeSprite(name, glyphs) {
  const symbols = [...new Set(glyphs)].sort().map(symbol);
  writeFileSync(join(built, `${name}.svg`), `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`);
}

mkdirSync(built, { recursive: true });
for (const file of readdirSync(sources)) {
  const { cards, types } = JSON.parse(readFileSync(join(sources, file), "utf8"));
  writeSprite(file.replace(".json", ""), [...Object.values(cards), ...Object.values(types)]);
}
for (const [name, file] of [["page", "glyphs/page.json"], ["covers", "covers/glyphs.json"]]) {
  writeSprite(name, JSON.parse(readFileSync(join(here, "../src", file), "utf8")));
}
