// The geometry of the covers: waves, stars, steps and cracks as SVG paths.

export type Point = { x: number; y: number };

/** Numbers from 0 to 1 that are the same on every visit: a cover never changes. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Points scattered over an area. */
export function scattered(seed: number, count: number, width: number, height: number): Point[] {
  const next = numbersFrom(seed);
  return Array.from({ length: count }, () => ({ x: Math.round(next() * width), y: Math.round(next() * height) }));
}

/** A row of waves over the whole width, closed at the bottom so that it can be filled. */
export function waves(width: number, height: number, top: number, length: number, swing: number): string {
  const half = length / 2;
  let path = `M${-length} ${top} q${half / 2} ${-swing} ${half} 0`;
  for (let x = -half; x < width + length; x += half) path += ` t${half} 0`;
  return `${path} V${height} H${-length} Z`;
}

/** A line through heights, as a signal is drawn. */
export function signal(heights: number[], left: number, middle: number, step: number, swing: number): string {
  return heights.map((height, place) => `${left + place * step},${middle - height * swing}`).join(" ");
}

/** The spaces of the battle mat, row by row: which of eight columns are there. */
export const MAT_ROWS: [number, number][] = [
  [3, 6],
  [0, 7],
  [0, 7],
  [0, 7],
  [0, 7],
  [1, 4],
];

/** The corners of a space of a mat that lies in perspective: far rows are narrower and flatter. */
export function matSpace(column: number, row: number): string {
  const corner = (across: number, down: number): string => {
    const near = down / MAT_ROWS.length;
    const y = 150 + 250 * near * (0.55 + 0.45 * near);
    const width = 46 + 44 * near;
    return `${(320 + (across - 4) * width).toFixed(1)},${y.toFixed(1)}`;
  };
  return [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)].join(" ");
}
