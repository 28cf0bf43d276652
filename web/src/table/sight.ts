// What may be chosen should be in sight. Where a board or a hand is larger than its place, it is scrolled there.

const CHOOSABLE = "[data-board] [data-lit], .hand [data-lit]";

function isInSight(thing: HTMLElement): boolean {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Scroll to the first thing that may be chosen, unless one of them is in sight already. */
export function bringIntoSight(root: ParentNode): void {
  const things = [...root.querySelectorAll<HTMLElement>(CHOOSABLE)];
  if (!things.some(isInSight)) things[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
