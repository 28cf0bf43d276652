// The deck that is being built: its cards, what the server finds wrong with it, and where it is saved. What is not yet
// saved is kept in the browser, so that nothing is lost.

import { checkDeck, removeDeck, replaceDeck, saveDeck } from "../api/client";
import type { CheckedDeck, OwnDeck, SavedDeck } from "../api/shapes";
import { read, write } from "../api/wallet";

const KEY = "arkade.deck.";
const PAUSE = 200;
const MOST_CARDS = 200;
export const NEW_TITLE = "New deck";

type Kept = { id: string; title: string; head: string; cards: string[] };
type Row = { name: string; count: number };

/** The cards of a deck by name, each with how often it is there, in the order of names. */
export function rowsOf(cards: string[]): Row[] {
  const counts = new Map<string, number>();
  for (const name of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => one.name.localeCompare(other.name));
}

function keptDraft(game: string): Kept | null {
  try {
    const found = JSON.parse(read(KEY + game) ?? "null") as Kept | null;
    return found !== null && Array.isArray(found.cards) ? found : null;
  } catch {
    return null;
  }
}

export class DeckDraft {
  id = $state("");
  title = $state(NEW_TITLE);
  head = $state("");
  cards = $state.raw<string[]>([]);
  checked = $state.raw<CheckedDeck | null>(null);
  /** Why the server could not be asked, or did not save, in words. */
  fault = $state("");
  /** Whether all of this is on the server too. */
  saved = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly game: string,
    readonly mode: string,
    usualHead: string,
    /** The settings of the table that the deck is meant for. */
    readonly settings: Record<string, unknown> = {},
  ) {
    const kept = keptDraft(game);
    this.#take(kept ?? { id: "", title: NEW_TITLE, head: usualHead, cards: [] });
  }

  get deck(): OwnDeck {
    return { head: this.head, cards: this.cards };
  }

  rows = $derived.by((): Row[] => rowsOf(this.cards));

  count(name: string): number {
    return this.rows.find((row) => row.name === name)?.count ?? 0;
  }

  // -- changing ------------------------------------------------------------------------------------

  add(name: string): void {
    if (this.cards.length >= MOST_CARDS) return;
    this.cards = [...this.cards, name];
    this.#changed();
  }

  remove(name: string): void {
    const place = this.cards.lastIndexOf(name);
    if (place < 0) return;
    this.cards = this.cards.filter((_, at) => at !== place);
    this.#changed();
  }

  lead(head: string): void {
    this.head = head;
    this.#changed();
  }

  rename(title: string): void {
    this.title = title;
    this.#changed();
  }

  /** Begin with other cards: an empty deck, a copy of a ready one, or what was read from text. */
  begin(title: string, deck: OwnDeck): void {
    this.#take({ id: "", title, head: deck.head, cards: [...deck.cards] });
    this.#keep();
  }

  open(deck: SavedDeck): void {
    this.#take({ id: deck.id, title: deck.title, head: deck.deck.head, cards: [...deck.deck.cards] });
    this.saved = true;
    this.#keep();
  }

  #take(kept: Kept): void {
    this.id = kept.id;
    this.title = kept.title;
    this.head = kept.head;
    this.cards = kept.cards;
    this.saved = false;
    void this.#check();
  }

  #changed(): void {
    this.saved = false;
    this.#keep();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), PAUSE);
  }

  #keep(): void {
    const { id, title, head, cards } = this;
    write(KEY + this.game, JSON.stringify({ id, title, head, cards }));
  }

  // -- the server ----------------------------------------------------------------------------------

  /** Ask what is wrong with the deck. An answer that comes after a newer question is left alone. */
  async #check(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const checked = await checkDeck(this.game, { deck: this.deck, mode: this.mode, settings: this.settings });
      if (asked !== this.#asked) return;
      this.checked = checked;
      this.fault = "";
    } catch (error) {
      if (asked === this.#asked) this.fault = (error as Error).message;
    }
  }

  /** Read a deck from text; what can't be read is said, and the deck stays as it is. */
  async read(text: string): Promise<void> {
    const { deck } = await checkDeck(this.game, { text, mode: this.mode, settings: this.settings });
    this.begin(this.title, deck);
  }

  async save(): Promise<void> {
    const deck = { game: this.game, title: this.title.trim() || NEW_TITLE, deck: this.deck };
    const saved = this.id ? await replaceDeck(this.id, deck) : await saveDeck(deck);
    this.id = saved.id;
    this.title = saved.title;
    this.saved = true;
    this.#keep();
  }

  async discard(): Promise<void> {
    if (this.id) await removeDeck(this.id);
    this.begin(NEW_TITLE, { head: this.head, cards: [] });
  }
}
