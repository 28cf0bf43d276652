// Fails a build whose JavaScript is larger than what a page may be: 200 KB compressed.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 200 * 1024;
const assets = join(dirname(fileURLToPath(import.meta.url)), "../../src/arkade/server/web/assets");
const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
const total = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length, 0);
console.log(`JavaScript: ${(total / 1024).toFixed(1)} KB compressed, of at most ${MOST / 1024}`);
if (total > MOST) process.exit(1);
