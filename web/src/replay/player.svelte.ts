// Playing a finished game again: which step is shown, forwards and backwards, by hand or by itself.

import type { Answer, Snapshot } from "../api/messages";
import { changed, type Person, type Scene } from "../api/scene";
import type { Replay } from "../api/shapes";
import type { TableLine } from "../table/desk.svelte";

export const ALL_EYES = "all";
export const PUBLIC_EYES = "public";

/** How long a step is shown when the replay runs by itself, in milliseconds. */
export const PACES = { slow: 2200, steady: 1100, fast: 350 };
export type PaceName = keyof typeof PACES;

/** The seat whose eyes are looked through, or null for a spectator and for everything open. */
export const seatOfEyes = (eyes: string): number | null => (/^\d+$/.test(eyes) ? Number(eyes) : null);

/** A scene as a replay shows it: nothing can be chosen any more, and people have the names they had. */
function shown(scene: Scene, people: Person[]): Scene {
  const named = people.length === scene.people.length ? people : scene.people;
  return { ...scene, people: named, status: "over", question: null, waiting: [], undo: { may: "no" } };
}

/** The position before the first choice, and the one after each. */
export function scenesOf(replay: Replay, people: Person[]): Scene[] {
  const scenes = [replay.scene];
  for (const step of replay.steps) scenes.push(changed(scenes.at(-1) as Scene, step.change));
  return scenes.map((scene) => shown(scene, people));
}

export class ReplayPlayer {
  readonly scenes: Scene[];
  at = $state(0);
  playing = $state(false);
  pace = $state<PaceName>("steady");

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    people: Person[] = [],
    at = 0,
  ) {
    this.scenes = scenesOf(replay, people);
    this.go(at);
  }

  get last(): number {
    return this.scenes.length - 1;
  }

  get scene(): Scene {
    return this.scenes[this.at] as Scene;
  }

  /** What was chosen to come here, and by whom. */
  get words(): string {
    const step = this.replay.steps[this.at - 1];
    if (step === undefined) return "Before the first choice.";
    return step.words || `${this.scene.seats[step.seat]?.name ?? "Somebody"} has chosen.`;
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, Math.trunc(at) || 0));
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  /** Run by itself, from the start again where it is at the end. */
  play(): void {
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), PACES[this.pace]);
  }

  #next(): void {
    this.go(this.at + 1);
    if (this.at === this.last) this.pause();
    else this.#wait();
  }

  /** What the table's own parts ask for: who looks. A replay answers no requests. */
  get line(): TableLine {
    const { table, game, mode, eyes } = this.replay;
    const snapshot: Snapshot = {
      type: "snapshot",
      protocol: 1,
      number: 0,
      table,
      game,
      mode,
      settings: {},
      undo_policy: "off",
      seat: seatOfEyes(eyes),
      scene: this.scene,
    };
    const request = (): Promise<Answer> => Promise.reject(new Error("A replay can't be changed."));
    return { table, snapshot, state: "open", request };
  }
}
