import { describe, expect, it, vi } from "vitest";
import { RequestRefused } from "../api/connection.svelte";
import type { Answer, Refused, Request, Snapshot } from "../api/messages";
import type { Choice, Question, Scene } from "../api/scene";
import type { Cards, GameDetail } from "../api/shapes";
import { settings } from "../theme/settings.svelte";
import { Desk, type TableLine } from "./desk.svelte";

settings.motion = "off";

const play: Choice = { option: [10, 13, 0], words: "play Diver", card: 13 };
const attack: Choice = { option: [11, 3, 7], words: "attack Gull with Crab", card: 3, target: 7 };
const hold: Choice = { option: [11, 3, 8], words: "attack Heron with Crab", card: 3, target: 8 };
const pass: Choice = { option: [0, 0, 0], words: "pass" };

const asking = (number: number, ...choices: Choice[]): Question => ({ number, prompt: "Your turn.", choices });
const sceneOf = (question: Question | null): Scene =>
  ({ status: "playing", people: [], seats: [], zones: [], log: [], waiting: question ? [0] : [1], question }) as unknown as Scene;
const refusal = (code: string): RequestRefused =>
  new RequestRefused({ type: "refused", id: "1", code, words: "No." } as Refused);

/** A desk at a table that answers when the test says so. */
function laid(question: Question | null) {
  const asked: Request[] = [];
  const answers: { resolve: (answer: Answer) => void; reject: (refused: RequestRefused) => void }[] = [];
  const line = {
    table: "t",
    state: "open",
    snapshot: { seat: 0 } as Snapshot,
    request: (request: Request) => {
      asked.push(request);
      return new Promise<Answer>((resolve, reject) => answers.push({ resolve, reject }));
    },
  } as TableLine;
  const desk = new Desk(line, { layout: { marks: [] } } as unknown as GameDetail, { cards: [], keywords: [] } as Cards);
  /** What came is looked at as soon as the table lets it be seen. */
  function show(next: Question | null, rest: Partial<Scene> = {}): void {
    desk.pace.push({ ...sceneOf(next), ...rest });
    desk.pace.flush();
  }
  show(question);
  const settle = () => new Promise((done) => setTimeout(done));
  return { desk, asked, answers, show, settle };
}

describe("a choice that was sent", () => {
  it("is shown at once, and nothing else glows or can be chosen until it is answered", async () => {
    const { desk, asked, answers, show, settle } = laid(asking(1, play, pass));
    desk.pick("card:13");
    expect(desk.stateOf("card:13")).toBe("chosen");
    expect(desk.isPickable("card:13")).toBe(false);
    desk.choose(pass);
    expect(asked).toEqual([{ type: "move", question: 1, option: play.option }]);
    show(asking(2, play, pass));
    answers[0]?.resolve({ type: "accepted", id: "1" });
    await settle();
    expect(desk.stateOf("card:13")).toBe("choosable");
  });

  it("glows again when it was refused", async () => {
    const { desk, answers, settle } = laid(asking(1, play, pass));
    desk.pick("card:13");
    answers[0]?.reject(refusal("rule"));
    await settle();
    expect(desk.stateOf("card:13")).toBe("choosable");
    expect(desk.saying?.words).toBe("No.");
  });

  it("is sent again where others acted meanwhile and the question is the same", async () => {
    const { desk, asked, answers, show, settle } = laid(asking(1, play, pass));
    desk.pick("card:13");
    show(asking(2, play, pass));
    expect(desk.isLit("card:13")).toBe(false);
    answers[0]?.reject(refusal("stale"));
    await settle();
    expect(asked.at(-1)).toEqual({ type: "move", question: 2, option: play.option });
  });
});

describe("a click", () => {
  const discard = { ...play, option: [12, 13, 0], words: "discard Diver" } as Choice;

  it("means what was shown when the pointer went down, and then the newest is shown", () => {
    const { desk, asked, show } = laid(asking(1, play, pass));
    desk.press();
    show(asking(2, discard));
    expect(desk.scene.question?.number).toBe(1);
    desk.pick("card:13");
    expect(asked).toEqual([{ type: "move", question: 1, option: play.option }]);
    desk.release();
    expect(desk.scene.question?.number).toBe(2);
  });

  it("means nothing where the table has changed under a finger that stayed down for long", () => {
    vi.useFakeTimers();
    const { desk, asked, show } = laid(asking(1, play, pass));
    desk.press();
    show(asking(2, discard));
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    expect(desk.scene.question?.number).toBe(2);
    desk.pick("card:13");
    desk.choose(pass);
    desk.touch("card:5", { name: "Gull" } as never, { place: 0, id: 5 });
    expect(asked).toEqual([]);
    expect(desk.sheet).toBeNull();
    desk.release();
    desk.pick("card:13");
    expect(asked).toHaveLength(1);
  });

  it("counts where only the number of the question is another by then", () => {
    vi.useFakeTimers();
    const { desk, asked, show } = laid(asking(1, play, pass));
    desk.press();
    show(asking(2, play, pass));
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    desk.pick("card:13");
    expect(asked).toEqual([{ type: "move", question: 2, option: play.option }]);
  });
});

describe("a card that was dropped", () => {
  const onGull: Choice = { option: [14, 7, 0], words: "choose Gull", card: 7 };
  const onHeron: Choice = { option: [14, 8, 0], words: "choose Heron", card: 8 };
  const here: Choice = { option: [15, 13, 20], words: "place Diver at (4,2)", card: 13, space: 20 };
  const there: Choice = { option: [15, 13, 21], words: "place Diver at (5,2)", card: 13, space: 21 };

  /** Drop a Diver on a Gull that lies on a space, and let the next question come. */
  async function dropped(next: Question) {
    const first = asking(1, play, pass);
    const { desk, asked, answers, show, settle } = laid(first);
    show(first, { zones: [{ name: "hand", seat: 0, count: 1, cards: [{ place: 0, id: 13, name: "Diver" }] }] });
    desk.faces.set("Diver", { name: "Diver" } as never);
    desk.choose(play);
    desk.aim("card:13", ["card:7", "space:20"]);
    desk.goOnWithAim();
    show(next);
    desk.goOnWithAim();
    expect(asked).toHaveLength(1);
    answers[0]?.resolve({ type: "accepted", id: "1" });
    await settle();
    desk.goOnWithAim();
    return { desk, asked, show };
  }

  it("goes on to what it was dropped on, where the next question begins with the card or names it", async () => {
    const placed = await dropped(asking(2, here, there));
    expect(placed.asked.at(-1)).toEqual({ type: "move", question: 2, option: here.option });
    const aimed = await dropped({ ...asking(2, onGull, onHeron), prompt: "Diver: choose a bird." });
    expect(aimed.asked.at(-1)).toEqual({ type: "move", question: 2, option: onGull.option });
  });

  it("leaves a question to the player that does not offer what it was dropped on", async () => {
    expect((await dropped({ ...asking(2, onHeron, pass), prompt: "Diver: choose a bird." })).asked).toHaveLength(1);
    expect((await dropped(asking(2, there, { ...there, space: 22 }))).asked).toHaveLength(1);
  });

  it("answers no question about something else, and none after that", async () => {
    const { desk, asked, show } = await dropped(asking(2, onGull, onHeron));
    show({ ...asking(3, onGull, onHeron), prompt: "Diver: choose a bird." });
    desk.goOnWithAim();
    expect(asked).toHaveLength(1);
  });

  it("can be dragged before, and as long as it waits for its target", () => {
    const { desk, show } = laid(asking(1, play, attack, hold, pass));
    expect(desk.isDraggable("card:13")).toBe(true);
    expect(desk.isDraggable("card:7")).toBe(false);
    desk.pick("card:3");
    expect(desk.isDraggable("card:3")).toBe(true);
    show(asking(2, here, there));
    expect(desk.isDraggable("card:13")).toBe(true);
    desk.pick("space:20");
    expect(desk.isDraggable("card:13")).toBe(false);
  });
});

describe("a card that can't be chosen", () => {
  const rule = { id: "K-02", text: "This seat is not asked now.", section: "", rulings: [] };

  it("says so on its own sheet, also where nothing at all can be chosen", async () => {
    const { desk, asked, answers, settle } = laid(null);
    desk.touch("card:13", { name: "Diver" } as never, { place: 0, id: 13 });
    expect(asked).toEqual([{ type: "why", card: 13 }]);
    answers[0]?.reject(new RequestRefused({ type: "refused", id: "1", code: "rule", words: rule.text, rule } as Refused));
    await settle();
    expect(desk.sheet?.reasons).toEqual({ words: "Player 2 is to choose.", allowed: [], reasons: [{ words: "", rule }] });
    expect(desk.saying).toBeNull();
  });

  it("says nothing on the sheet of another card", async () => {
    const { desk, answers, settle } = laid(null);
    desk.touch("card:13", { name: "Diver" } as never, { place: 0, id: 13 });
    desk.touch("card:5", { name: "Gull" } as never, { place: 1, id: 5 });
    answers[0]?.reject(refusal("rule"));
    await settle();
    expect(desk.sheet).toMatchObject({ face: { name: "Gull" }, reasons: null });
  });
});

describe("what was picked", () => {
  it("stays picked while others act, and is let go when something else is asked", () => {
    const { desk, show } = laid(asking(1, attack, hold, pass));
    desk.pick("card:3");
    show(asking(2, attack, hold, pass));
    expect(desk.picked).toEqual(["card:3"]);
    show(asking(3, attack, pass));
    expect(desk.picked).toEqual([]);
  });
});
