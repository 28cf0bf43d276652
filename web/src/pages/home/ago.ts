// How long ago something was, in words.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];
const WORDS = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** `made` and `now` are seconds since 1970. */
export function ago(made: number, now: number): string {
  const seconds = Math.max(0, now - made);
  const step = STEPS.find(([, length]) => seconds >= length);
  return step === undefined ? "just now" : WORDS.format(-Math.floor(seconds / step[1]), step[0]);
}
