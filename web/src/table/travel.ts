// Cards that change place travel there. Where each card lay is measured before the page is drawn anew; afterwards a
// copy of the card flies from the old place to the new one, above everything, while the card itself is hidden.

import type { CardView, LogLine, Scene } from "../api/scene";

export type Places = Map<string, DOMRect>;

const EASING = "cubic-bezier(0.2, 0.8, 0.3, 1)";
const MANY = 6;
const NEAR = 6;
const FACE_DOWN = "face down";
const GONE = ["destroy", "defeat"];
/** What rises from a card by what happened to it: what it lost, the blow that it held against, or that it is gone. Who
    attacks only shakes. */
const HIT_WORDS: Record<string, (number: number) => string> = {
  wound: (number) => `−${number}`,
  damage: (number) => `−${number || 1}`,
  hold: (number) => (number ? `${number}` : ""),
  attack: () => "",
  destroy: () => "✕",
  defeat: () => "✕",
};
/** Turning over takes longer than flying, so that one sees it. */
const SLOWLY = 1.4;
/** As long as the flash in `states.css` takes. */
const FLASH = 700;

/** Where every card and every pile lies now. */
export function measure(root: ParentNode): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card], [data-zone]")) {
    const name = element.dataset.card === undefined ? `zone:${element.dataset.zone}` : `card:${element.dataset.card}`;
    const place = element.getBoundingClientRect();
    if (place.width > 0) places.set(name, place);
  }
  return places;
}

export const zoneName = (name: string, seat: number | null): string => `${name}:${seat ?? "all"}`;

/** For each card that came into sight, the zone that it seems to have come from: one that has fewer cards now. */
export function origins(before: Scene, after: Scene): Map<number, string> {
  const known = new Set(before.zones.flatMap((zone) => zone.cards.map((card) => card.id)));
  const losing = after.zones.filter((zone, place) => zone.count < (before.zones[place]?.count ?? 0));
  const found = new Map<number, string>();
  for (const zone of after.zones) {
    const source = losing.find((other) => other.seat === zone.seat) ?? losing[0];
    if (source === undefined) continue;
    for (const { id } of zone.cards) {
      if (id !== null && id !== undefined && !known.has(id)) found.set(id, zoneName(source.name, source.seat));
    }
  }
  return found;
}

/** The cards that are turned over: those that were not known before, and those that lay face down. */
export function turnedOver(before: Scene, after: Scene): Set<number> {
  const open = new Set<number>();
  for (const { id, marks } of before.zones.flatMap((zone) => zone.cards)) {
    if (typeof id === "number" && !marks?.[FACE_DOWN]) open.add(id);
  }
  const found = new Set<number>();
  if (before.zones.length === 0) return found;
  for (const { id, name, marks } of after.zones.flatMap((zone) => zone.cards)) {
    if (typeof id === "number" && name && !marks?.[FACE_DOWN] && !open.has(id)) found.add(id);
  }
  return found;
}

/** The cards on which something is different now, where they lay before: a mark, or what they count. */
export function changedNow(before: Scene, after: Scene): Set<number> {
  const found = new Set<number>();
  for (const [place, zone] of after.zones.entries()) {
    const earlier = before.zones[place];
    if (earlier === undefined || earlier === zone) continue;
    const shown = new Map(earlier.cards.map((card) => [card.id, shows(card)]));
    for (const card of zone.cards) {
      if (typeof card.id === "number" && shown.has(card.id) && shown.get(card.id) !== shows(card)) found.add(card.id);
    }
  }
  return found;
}

/** All that a card shows besides its face, in one word. */
function shows({ marks, badge }: CardView): string {
  const told = Object.entries(marks ?? {}).filter(([, value]) => value !== false);
  return JSON.stringify([told.sort(), badge ?? ""]);
}

/** Let cards flash for a moment where they lie now. */
export function flash(root: ParentNode, cards: Set<number>): void {
  for (const card of cards) {
    const element = root.querySelector<HTMLElement>(`[data-card="${card}"]`);
    element?.classList.add("fresh");
    setTimeout(() => element?.classList.remove("fresh"), FLASH);
  }
}

/** Turn cards over where they lie now; those that fly do it in flight. */
export function turnOver(root: ParentNode, cards: Set<number>, time: number): void {
  for (const card of cards) {
    const element = root.querySelector<HTMLElement>(`[data-card="${card}"]`);
    if (element !== null) turn(element, time);
  }
}

/** Show a card's back, and turn it round to its face. */
function turn(element: HTMLElement, time: number): void {
  element.style.setProperty("--turn", `${time * SLOWLY}ms`);
  element.classList.add("turning");
  setTimeout(() => element.classList.remove("turning"), time * SLOWLY);
}

type Flight = { element: HTMLElement; from: DOMRect; to: DOMRect };

function flights(root: ParentNode, before: Places, from: Map<number, string>): Flight[] {
  const found: Flight[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const id = Number(element.dataset.card);
    const start = before.get(`card:${id}`) ?? before.get(`zone:${from.get(id)}`);
    const to = element.getBoundingClientRect();
    if (start === undefined || to.width === 0) continue;
    if (Math.hypot(start.x - to.x, start.y - to.y) > NEAR) found.push({ element, from: start, to });
  }
  return found;
}

/** Let all cards fly that lie elsewhere than before. */
export function travel(root: ParentNode, layer: HTMLElement, before: Places, from: Map<number, string>, time: number): void {
  const moving = flights(root, before, from);
  const duration = moving.length > MANY ? time / 2 : time;
  for (const flight of moving) fly(flight, layer, duration);
}

function fly({ element, from, to }: Flight, layer: HTMLElement, duration: number): void {
  const copy = element.cloneNode(true) as HTMLElement;
  delete copy.dataset.card;
  delete copy.dataset.anchor;
  delete copy.dataset.lit;
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  copy.style.cssText = `position:fixed;margin:0;left:${to.x}px;top:${to.y}px;--card-width:${to.width}px`;
  copy.style.width = `${element.offsetWidth}px`;
  layer.append(copy);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  copy.style.transformOrigin = "0 0";
  const flight = copy.animate([{ transform: start }, { transform: "none" }], { duration, easing: EASING });
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  flight.finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}

export type Hit = { card: number; words: string; gone: boolean };

/** What happened to cards that is to be seen as a hit, and the number or the sign that rises from each. */
export function hits(lines: LogLine[]): Hit[] {
  return lines.flatMap(({ what, number, cards }) => {
    const words = HIT_WORDS[what]?.(number ?? 0);
    return words === undefined ? [] : (cards ?? []).map((card) => ({ card, words, gone: GONE.includes(what) }));
  });
}

/** A card that was hit is gone: a sign rises from where it lay. */
export function mourn(layer: HTMLElement, place: DOMRect | undefined, words: string, time: number): void {
  if (place !== undefined) rise(layer, place, words, time);
}

/** A hit: the card shakes, and the number rises from it. */
export function strike(root: ParentNode, layer: HTMLElement, card: number, words: string, time: number): void {
  const element = root.querySelector<HTMLElement>(`[data-card="${card}"]`);
  if (element === null) return;
  element.animate(
    [0, -6, 6, -4, 4, 0].map((shift) => ({ transform: `translateX(${shift}px)` })),
    { duration: time * 1.3 },
  );
  if (words) rise(layer, element.getBoundingClientRect(), words, time);
}

function rise(layer: HTMLElement, place: DOMRect, words: string, time: number): void {
  const number = document.createElement("span");
  number.className = "rising";
  number.textContent = words;
  number.style.left = `${place.x + place.width / 2}px`;
  number.style.top = `${place.y + place.height / 3}px`;
  layer.append(number);
  const rising = number.animate(
    [
      { transform: "translate(-50%, 0)", opacity: 1 },
      { transform: "translate(-50%, -3rem)", opacity: 0 },
    ],
    { duration: time * 4, easing: "ease-out" },
  );
  rising.finished.then(
    () => number.remove(),
    () => number.remove(),
  );
}
