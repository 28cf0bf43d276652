// Times as clocks show them.

const SECOND = 1000;
const SIXTY = 60;

const two = (number: number): string => String(number).padStart(2, "0");

/** `0:07`, `12:30`, `1:02:03`. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND);
  const minutes = Math.floor(seconds / SIXTY);
  const hours = Math.floor(minutes / SIXTY);
  const rest = `${two(seconds % SIXTY)}`;
  return hours > 0 ? `${hours}:${two(minutes % SIXTY)}:${rest}` : `${minutes}:${rest}`;
}
