import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Scene } from "../api/scene";
import { Pace } from "./pace.svelte";

const scene = (phase: string): Scene => ({ phase }) as Scene;

describe("the pace of scenes", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const pace = (beat: number): Pace => new Pace(() => beat, () => Date.now());

  it("shows the first at once and the next after a beat", () => {
    const shown = pace(300);
    shown.push(scene("one"));
    expect(shown.shown?.phase).toBe("one");
    shown.push(scene("two"));
    expect(shown.shown?.phase).toBe("one");
    vi.advanceTimersByTime(300);
    expect(shown.shown?.phase).toBe("two");
  });

  it("lets the last scene be looked at before another one is shown, and only then", () => {
    const shown = pace(0);
    const left: string[] = [];
    shown.leaving = ({ phase }) => left.push(`${phase} before ${shown.shown?.phase}`);
    const [one, two] = [scene("one"), scene("two")];
    for (const each of [one, one, two, two]) shown.push(each);
    vi.runAllTimers();
    expect(left).toEqual(["one before one"]);
    expect(shown.shown?.phase).toBe("two");
  });

  it("draws of scenes that come faster than a screen can show them only the newest", () => {
    const shown = pace(0);
    const left: string[] = [];
    shown.leaving = ({ phase }) => left.push(phase);
    for (const phase of ["one", "two", "three", "four"]) shown.push(scene(phase));
    expect(shown.shown?.phase).toBe("one");
    vi.advanceTimersByTime(16);
    expect(shown.shown?.phase).toBe("four");
    expect(left).toEqual(["one"]);
  });

  it("shows at once what comes after a pause", () => {
    const shown = pace(300);
    shown.push(scene("one"));
    vi.advanceTimersByTime(1000);
    shown.push(scene("two"));
    expect(shown.shown?.phase).toBe("two");
  });

  it("shows the newest at once when it is told to, and goes on from there", () => {
    const shown = pace(300);
    for (const phase of ["one", "two", "three"]) shown.push(scene(phase));
    expect(shown.newest?.phase).toBe("three");
    shown.flush();
    expect(shown.shown?.phase).toBe("three");
    vi.advanceTimersByTime(5000);
    expect(shown.shown?.phase).toBe("three");
    shown.push(scene("four"));
    expect(shown.shown?.phase).toBe("four");
  });

  it("stands still while it is told to, and then shows the newest", () => {
    const shown = pace(0);
    shown.push(scene("one"));
    shown.standStill();
    shown.push(scene("two"));
    shown.push(scene("three"));
    shown.flush();
    vi.advanceTimersByTime(1000);
    expect(shown.shown?.phase).toBe("one");
    shown.goOn();
    expect(shown.shown?.phase).toBe("three");
  });

  it("does not stand still for ever, nor before there is anything to see", () => {
    const shown = pace(0);
    shown.standStill();
    shown.push(scene("one"));
    expect(shown.shown?.phase).toBe("one");
    shown.standStill();
    shown.push(scene("two"));
    vi.advanceTimersByTime(10_000);
    expect(shown.shown?.phase).toBe("two");
  });

  it("never falls far behind", () => {
    const shown = pace(300);
    for (let number = 0; number < 40; number++) shown.push(scene(String(number)));
    vi.advanceTimersByTime(8000);
    expect(shown.shown?.phase).toBe("39");
  });

  it("waits for nothing but the next frame where there is no motion", () => {
    const shown = pace(0);
    shown.push(scene("one"));
    vi.advanceTimersByTime(16);
    shown.push(scene("two"));
    expect(shown.shown?.phase).toBe("two");
  });
});
