// The desk: all that the parts of a table's page share. What is shown, what may be chosen, what is looked at.

import { getContext, setContext, tick, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { RequestRefused, type TableConnection } from "../api/connection.svelte";
import type { Advice, Answer, Reason, Reasons, Request } from "../api/messages";
import type { CardView, Choice, Question, Scene, Zone } from "../api/scene";
import type { CardFace, Cards, GameDetail, Keyword } from "../api/shapes";
import { settings } from "../theme/settings.svelte";
import {
  anchorsOf,
  cardAnchor,
  commonStart,
  faceAnchor,
  pick,
  situation,
  type Anchor,
  type MoreAnchors,
} from "./choosing";
import { named, namesOf, unknownName } from "./naming";
import { Pace } from "./pace.svelte";

/** A card that is looked at in large, and where: beside what the pointer is on, or in a dialog of its own. */
export type Look = { face: CardFace; view: CardView | null; anchor: DOMRect };

export type Saying = { words: string; rule: { id: string; text: string } | null };

/** Why a card can't be chosen, in words and by rules; out of turn one rule forbids every card. */
export type WhyNot = Pick<Reasons, "words" | "allowed"> & { reasons: Pick<Reason, "words" | "rule">[] };

/** What a desk needs of the table that it shows: a live connection has it, and so has a replay. */
export type TableLine = Pick<TableConnection, "table" | "snapshot" | "state" | "request">;

/** Whether two questions ask the same and offer the same, even under different numbers. */
function isSame(one: Question, other: Question): boolean {
  const offered = (question: Question): string => question.choices.map((choice) => choice.option.join()).join(" ");
  return one.number === other.number || (one.prompt === other.prompt && offered(one) === offered(other));
}

/** A choice that was sent, and whether its answer is still to come. */
type Sent = { question: Question; choice: Choice; pending: boolean };

/** A card that was played by dropping it on something: the next question about the card may ask for that. */
type Aim = { after: Question; card: Anchor; name: string | undefined; onto: Anchor[] };

const YOU = "You";

export class Desk {
  readonly pace: Pace;
  readonly faces: Map<string, CardFace>;
  readonly keywords: Map<string, Keyword>;

  /** What the player has picked of the question that is asked, beyond what all its choices begin with. */
  #picks = $state.raw<{ question: Question | null; anchors: Anchor[] }>({ question: null, anchors: [] });
  #sent = $state.raw<Sent | null>(null);
  #aim: Aim | null = null;
  /** What was asked when the pointer or a key went down; null while neither is down. */
  #pressed: { question: Question | null } | null = null;
  look = $state.raw<Look | null>(null);
  /** The card whose sheet is open: the card in large, and why it can't be chosen. */
  sheet = $state.raw<{ face: CardFace; view: CardView | null; reasons: WhyNot | null } | null>(null);
  saying = $state.raw<Saying | null>(null);
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  /** Anchors that the board draws right now; choices that begin elsewhere are laid out beside the prompt. */
  readonly drawn = new SvelteMap<Anchor, number>();

  more: MoreAnchors = () => [];

  constructor(
    readonly connection: TableLine,
    readonly detail: GameDetail,
    cards: Cards,
  ) {
    this.pace = new Pace(() => settings.travel);
    this.faces = new Map(cards.cards.map((face) => [face.name, face]));
    this.keywords = new Map(cards.keywords.map((keyword) => [keyword.word.toLowerCase(), keyword]));
  }

  get game(): string {
    return this.detail.game.name;
  }

  /** Look at a card that is named somewhere, such as in the log; at none without a name. */
  readonly lookAtNamed = (name: string | null, anchor: Element | null): void => {
    const face = name === null ? undefined : this.faces.get(name);
    this.look = face && anchor ? { face, view: null, anchor: anchor.getBoundingClientRect() } : null;
  };

  /** My seat, or null for those who watch. */
  get seat(): number | null {
    return this.connection.snapshot?.seat ?? null;
  }

  /** The seat that is drawn nearest: mine, or for those who watch the first. */
  get near(): number {
    return this.seat ?? 0;
  }

  /** The first of the others: in a duel, who sits opposite. */
  get opposite(): number {
    return this.scene.seats.findIndex((_, seat) => seat !== this.near);
  }

  get scene(): Scene {
    return this.pace.shown as Scene;
  }

  choices = $derived.by((): Choice[] => this.pace.shown?.question?.choices ?? []);
  start = $derived.by((): Anchor[] => commonStart(this.choices, this.more));
  picked = $derived.by((): Anchor[] => {
    const asked = this.pace.shown?.question ?? null;
    const { question, anchors } = this.#picks;
    return question !== null && asked !== null && isSame(question, asked) ? [...this.start, ...anchors] : this.start;
  });
  /** The choice that was made of the question that is shown: until it is answered, nothing else can be chosen. */
  sending = $derived.by((): Choice | null => {
    const asked = this.pace.shown?.question ?? null;
    if (this.#sent === null || asked === null) return null;
    const { question, choice, pending } = this.#sent;
    return question.number === asked.number || (pending && isSame(question, asked)) ? choice : null;
  });
  /** What is asked, and what is picked of it, in one word: nothing while an answer is under way. */
  asking = $derived.by((): string =>
    this.sending === null ? `${this.pace.shown?.question?.number ?? ""} ${this.picked.join(" ")}` : "",
  );
  now = $derived.by(() => situation(this.choices, this.picked, this.more));
  /** Cards by their numbers, wherever they lie. */
  cards = $derived.by((): Map<number, CardView> => {
    const found = new Map<number, CardView>();
    for (const zone of this.pace.shown?.zones ?? []) {
      for (const card of zone.cards) if (card.id !== null && card.id !== undefined) found.set(card.id, card);
    }
    return found;
  });

  zone(name: string, seat: number | null): Zone | undefined {
    return this.scene.zones.find((zone) => zone.name === name && zone.seat === seat);
  }

  face(card: CardView | undefined): CardFace | undefined {
    return card?.name ? this.faces.get(card.name) : undefined;
  }

  /** What everybody is called, by seat. */
  names = $derived.by((): string[] => (this.pace.shown === null ? [] : namesOf(this.pace.shown)));

  seatName(seat: number): string {
    return seat === this.seat ? YOU : (this.names[seat] ?? unknownName(seat));
  }

  /** Whose something is: `Your`, or `Ada's`. */
  whose(seat: number): string {
    const name = this.seatName(seat);
    return name === YOU ? "Your" : `${name}'s`;
  }

  /** Who is to choose besides me. */
  get othersToChoose(): string {
    const others = this.scene.waiting.filter((seat) => seat !== this.seat).map((seat) => this.seatName(seat));
    return others.length > 0 ? `${others.join(" and ")} ${others.length > 1 ? "are" : "is"} to choose.` : "One moment …";
  }

  /** A text of the rules with the names of those who play. */
  readonly named = (text: string): string => named(text, this.scene, this.names);

  // -- choosing ----------------------------------------------------------------------------------

  stateOf(anchor: Anchor): "" | "choosable" | "targetable" | "chosen" {
    if (this.sending !== null) return anchorsOf(this.sending, this.more).includes(anchor) ? "chosen" : "";
    if (this.picked.includes(anchor)) return "chosen";
    if (!this.isLit(anchor)) return "";
    return this.picked.length > 0 ? "targetable" : "choosable";
  }

  isLit(anchor: Anchor): boolean {
    return this.sending === null && this.now.lit.has(anchor);
  }

  /** Whether a click on it does something: it may be picked, or was picked and can be let go. */
  isPickable(anchor: Anchor): boolean {
    return this.isLit(anchor) || (this.sending === null && this.picked.indexOf(anchor) >= this.start.length);
  }

  /** Whether it can be dragged to something: it may be picked, or it is picked and waits for its target. */
  isDraggable(anchor: Anchor): boolean {
    return this.isLit(anchor) || (this.sending === null && this.picked.includes(anchor));
  }

  /** The pointer or a key went down. What it does when it comes up is meant for what is shown and asked now. */
  press(): void {
    this.#pressed = { question: this.scene.question };
    this.pace.standStill();
  }

  /** It came up, and has done what it does: now the newest scene is shown. */
  release(): void {
    this.#pressed = null;
    this.pace.goOn();
  }

  /** Whether what is being done was meant for what is shown: under a finger that stays down for long the table changes
      after all. */
  #isMeant(): boolean {
    if (this.#pressed === null) return true;
    const [before, now] = [this.#pressed.question, this.scene.question];
    return before === null || now === null ? before === now : isSame(before, now);
  }

  /** A click on a card picks it where it may be picked, and otherwise opens its sheet. */
  touch(anchor: Anchor | null, face: CardFace | undefined, card: CardView): void {
    if (anchor !== null && this.isPickable(anchor)) this.pick(anchor);
    else if (face && this.sending === null && this.#isMeant()) void this.inspect(face, card);
  }

  /** Pick something that is lit; the second pick of the same thing lets it go. */
  pick(anchor: Anchor): void {
    if (!this.#isMeant()) return;
    if (this.isPickable(anchor) && this.picked.includes(anchor)) return this.cancel();
    if (!this.isLit(anchor)) return;
    const { chosen } = pick(this.choices, this.picked, anchor, this.more);
    if (chosen === null) this.hold(anchor);
    else this.choose(chosen);
  }

  /** Keep something as picked, and choose nothing yet. */
  hold(anchor: Anchor): void {
    const anchors = [...this.picked.slice(this.start.length), anchor];
    this.#picks = { question: this.scene.question, anchors };
  }

  cancel(): void {
    this.#picks = { question: null, anchors: [] };
  }

  /** Whether the player has picked something that can be let go. */
  get canCancel(): boolean {
    return this.sending === null && this.picked.length > this.start.length;
  }

  choose(choice: Choice): void {
    const question = this.scene.question;
    if (question === null || this.sending !== null || !this.#isMeant()) return;
    this.look = null;
    this.advice = null;
    this.saying = null;
    this.#aim = null;
    void this.answer(question, choice);
  }

  /** The choice that was just made of a card was made by dropping it on something. */
  aim(card: Anchor, onto: Anchor[]): void {
    if (this.#sent === null || this.sending === null) return;
    this.#aim = { after: this.#sent.question, card, name: this.faceOfAnchor(card).face?.name, onto };
  }

  /** What a card was dropped on answers the next question, if that asks for it; otherwise it is left to the player. */
  goOnWithAim(): void {
    const asked = this.scene.question;
    if (this.#sent?.pending || asked === null || this.#aim === null || asked.number === this.#aim.after.number) return;
    const { card, name, onto } = this.#aim;
    this.#aim = null;
    const isAboutIt =
      this.choices.every((choice) => anchorsOf(choice, this.more)[0] === card) ||
      (name !== undefined && asked.prompt.includes(name));
    const target = isAboutIt ? onto.find((anchor) => this.isLit(anchor)) : undefined;
    if (target !== undefined) this.pick(target);
  }

  /** Answer a question. Where others act at the same time it may have a new number by now and still be the same. */
  async answer(question: Question, choice: Choice): Promise<void> {
    this.#sent = { question, choice, pending: true };
    try {
      await this.connection.request({ type: "move", question: question.number, option: choice.option });
      this.#sent = { question, choice, pending: false };
      await this.#showAtOnce();
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      const newest = this.pace.newest?.question ?? null;
      if (error.refusal.code === "stale" && newest !== null && isSame(question, newest)) {
        return this.answer(newest, choice);
      }
      this.#sent = null;
      this.#aim = null;
      this.cancel();
      this.saying = { words: error.message, rule: error.refusal.rule ?? null };
    }
  }

  /** What a player's own choice leads to is not kept waiting behind what others do. */
  async #showAtOnce(): Promise<void> {
    await tick();
    this.pace.flush();
  }

  /** Choices that begin with a card or a face that the board does not draw now. */
  elsewhere = $derived.by((): Anchor[] =>
    [...this.now.lit].filter((anchor) => !this.drawn.has(anchor) && /^(card|face):/.test(anchor)),
  );

  /** Lit things that are neither cards nor drawn: they are offered in words. */
  inWords = $derived.by((): Choice[] =>
    this.now.left.filter((choice) => {
      const next = anchorsOf(choice, this.more).find((anchor) => !this.picked.includes(anchor));
      return next !== undefined && !this.drawn.has(next) && !/^(card|face):/.test(next);
    }),
  );

  /** Say from an effect that the board draws an anchor; the function that it returns says that it no longer does. */
  draws(anchor: Anchor): () => void {
    untrack(() => this.drawn.set(anchor, (this.drawn.get(anchor) ?? 0) + 1));
    return () => {
      const left = (this.drawn.get(anchor) ?? 1) - 1;
      if (left > 0) this.drawn.set(anchor, left);
      else this.drawn.delete(anchor);
    };
  }

  faceOfAnchor(anchor: Anchor): { face: CardFace | undefined; view: CardView | null } {
    const [kind, name] = [anchor.slice(0, 4), anchor.slice(5)];
    if (kind === "face") return { face: this.faces.get(name), view: null };
    const view = this.cards.get(Number(name));
    return { face: this.face(view), view: view ?? null };
  }

  // -- requests ----------------------------------------------------------------------------------

  /** Send a request; a refusal is shown in its words. */
  async send(request: Request): Promise<Answer | null> {
    try {
      return await this.connection.request(request);
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      this.saying = { words: error.message, rule: error.refusal.rule ?? null };
      return null;
    }
  }

  async hint(): Promise<void> {
    this.thinking = true;
    const answer = await this.send({ type: "hint" });
    this.thinking = false;
    if (answer?.type === "hint") this.advice = answer;
  }

  /** Open a card's sheet; at a table of mine it says why the card can't be chosen. */
  async inspect(face: CardFace, view: CardView | null): Promise<void> {
    this.look = null;
    this.sheet = { face, view, reasons: null };
    const id = view?.id ?? null;
    if (id === null || this.seat === null || this.scene.status !== "playing") return;
    if (this.isLit(cardAnchor(id)) || this.isLit(faceAnchor(face.name))) return;
    const reasons = await this.#whyNot(id);
    if (reasons !== null && this.sheet?.view === view) this.sheet = { face, view, reasons };
  }

  /** Ask why a card can't be chosen. A refusal to say more is a reason as well: whoever is not asked can choose nothing. */
  async #whyNot(card: number): Promise<WhyNot | null> {
    try {
      const answer = await this.connection.request({ type: "why", card });
      return answer.type === "why" ? answer : null;
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      const { rule } = error.refusal;
      const words = this.scene.question === null ? this.othersToChoose : error.message;
      return { words, allowed: [], reasons: rule ? [{ words: "", rule }] : [] };
    }
  }
}

const KEY = Symbol("desk");
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
