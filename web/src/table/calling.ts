// Calling somebody back to the table: a short sound and the title of the tab.

import type { Scene } from "../api/scene";

/** What the sound is for, in the words of the menu and of the settings. */
export const WHEN_CALLED = "A chime when it becomes your turn";

type Moment = Pick<Scene, "status" | "waiting" | "question" | "log">;

/** Whether it has become my turn from one scene to the next: others have acted, and now I am asked something new. What
    follows from my own choices alone calls nobody, nor do those who choose at the same time as I do. */
export function becomesMyTurn(before: Moment | null, after: Moment, mine: number[]): boolean {
  if (before === null || after.question === null) return false;
  const isOther = (seat = -1): boolean => seat >= 0 && !mine.includes(seat);
  if (before.question === null) return before.status === "waiting" || before.waiting.some(isOther);
  const choosers = after.log.slice(before.log.length).flatMap(({ what, seat = -1 }) => (what === "choice" ? [seat] : []));
  const others = choosers.filter(isOther);
  if (others.length < choosers.length) return others.some((seat) => !before.waiting.includes(seat));
  return others.length > 0 && before.question.prompt !== after.question.prompt;
}

const LASTS = 900;
let sounding = false;

/** Two soft notes, once where several of my seats are called together. Browsers stay silent until the page has been
    clicked once; then this does too. */
export function chime(): void {
  if (typeof AudioContext === "undefined" || sounding) return;
  sounding = true;
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6);
  volume.connect(audio.destination);
  for (const [place, pitch] of [523.25, 783.99].entries()) {
    const note = audio.createOscillator();
    note.frequency.value = pitch;
    note.connect(volume);
    note.start(audio.currentTime + place * 0.12);
    note.stop(audio.currentTime + 0.6);
  }
  setTimeout(() => {
    sounding = false;
    void audio.close();
  }, LASTS);
}

export function tabTitle(game: string, asked: boolean, over: boolean): string {
  if (over) return `The end · ${game}`;
  return asked ? `● Your turn · ${game}` : `${game} · Arkade`;
}
