// What may be chosen should be in sight. Where a board or a hand is larger than its place, it is scrolled there.

const CHOOSABLE = "[data-board] [data-lit], .hand [data-lit]";

/** Where a thing is looked at, as shares of its width and height: something may lie above its middle. */
const LOOKED_AT = [0.5, 0.1, 0.9];

function isInSight(thing: HTMLElement): boolean {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return LOOKED_AT.some((down) =>
    LOOKED_AT.some((along) => thing.contains(document.elementFromPoint(x + width * along, y + height * down))),
  );
}

/** Scroll to the first thing that may be chosen, unless one of them is in sight already. */
export function bringIntoSight(root: ParentNode): void {
  const things = [...root.querySelectorAll<HTMLElement>(CHOOSABLE)];
  if (!things.some(isInSight)) things[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
