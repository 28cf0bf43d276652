// A replay's desk: the table's own, at which nobody is "you". Whoever looks through somebody's eyes reads whose they are.

import { Desk } from "../table/desk.svelte";
import { unknownName } from "../table/naming";

export class NamedDesk extends Desk {
  override seatName(seat: number): string {
    return this.names[seat] ?? unknownName(seat);
  }
}
