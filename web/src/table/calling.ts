// Calling somebody back to the table: a short sound and the title of the tab.

/** Two soft notes. Browsers stay silent until the page has been clicked once; then this does too. */
export function chime(): void {
  if (typeof AudioContext === "undefined") return;
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
  setTimeout(() => void audio.close(), 900);
}

export function tabTitle(game: string, asked: boolean, over: boolean): string {
  if (over) return `The end · ${game}`;
  return asked ? `● Your turn · ${game}` : `${game} · Arkade`;
}
