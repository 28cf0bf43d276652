// Which of a game's phases is being played, as the phase in words tells it.

/** The place of the phase that is named last, or -1 where none is: the words may also name what is above it. */
export function presentPhase(phases: string[], words: string): number {
  const at = phases.map((phase) => words.lastIndexOf(phase));
  const last = Math.max(-1, ...at);
  return last < 0 ? -1 : at.indexOf(last);
}
