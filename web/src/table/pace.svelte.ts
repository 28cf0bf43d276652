// Scenes come as fast as others play. They are shown one after the other, so that the eye can follow, but never for
// long: a click or a key shows the newest at once, when it is over. While a finger is down the table stands still, or
// something else might lie under it when it comes up. No more scenes are drawn than a screen can show: of those that come
// faster, only the newest.

import { untrack } from "svelte";
import type { Scene } from "../api/scene";

const FRAME = 16;
const LONGEST = 1200;
const LONGEST_STANDSTILL = 4000;

export class Pace {
  shown = $state.raw<Scene | null>(null);
  /** Called with the scene that is still drawn, just before another one is shown. */
  leaving: ((scene: Scene) => void) | null = null;

  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #standstill: ReturnType<typeof setTimeout> | undefined;
  #last = 0;

  /** `beat` says how many milliseconds a scene is shown at least. */
  constructor(
    readonly beat: () => number,
    readonly now: () => number = () => performance.now(),
  ) {}

  push(scene: Scene): void {
    this.#queue.push(scene);
    if (this.#timer === undefined && this.#standstill === undefined) this.#next();
  }

  /** The newest scene, shown or not. */
  get newest(): Scene | null {
    return this.#queue.at(-1) ?? this.shown;
  }

  /** Show nothing new until it goes on; by itself it does so after a while. */
  standStill(): void {
    if (this.shown === null) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    clearTimeout(this.#standstill);
    this.#standstill = setTimeout(() => this.goOn(), LONGEST_STANDSTILL);
  }

  goOn(): void {
    clearTimeout(this.#standstill);
    this.#standstill = undefined;
    this.flush();
  }

  /** Show the newest scene at once, unless the table stands still. */
  flush(): void {
    if (this.#standstill !== undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const newest = this.#queue.at(-1);
    this.#queue = [];
    if (newest !== undefined) this.#show(newest);
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#standstill);
    this.#queue = [];
  }

  #next(): void {
    this.#timer = undefined;
    if (this.#queue.length === 0) return;
    const beat = this.#beatNow();
    const wait = this.#last + Math.max(beat, FRAME) - this.now();
    if (this.shown !== null && wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait);
      return;
    }
    const [scene, ...later] = beat < FRAME ? this.#queue.slice(-1) : this.#queue;
    this.#queue = later;
    if (scene !== undefined) this.#show(scene);
    this.#next();
  }

  /** The more there is to show, the less time each gets. */
  #beatNow(): number {
    return Math.min(this.beat(), LONGEST / Math.max(this.#queue.length, 1));
  }

  #show(scene: Scene): void {
    const drawn = untrack(() => this.shown);
    if (drawn !== null && drawn !== scene) this.leaving?.(drawn);
    this.shown = scene;
    this.#last = this.now();
  }
}
