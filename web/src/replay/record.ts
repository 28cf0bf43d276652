// Reading a record from a file, or from the report of a fault, which holds one. What it says is for the server to judge;
// here it must only be one.

export function recordOf(text: string): Record<string, unknown> {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Error("This file is no replay: it is not JSON.");
  }
  if (isObject(found) && isObject(found.record)) found = found.record;
  if (!isObject(found) || !("choices" in found)) {
    throw new Error("This file is no replay: it holds no record of a game.");
  }
  return found;
}

function isObject(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}
