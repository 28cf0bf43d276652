// The lists of tables, asked again and again while the page is looked at.

import { myTables, tablesToWatch } from "../../api/client";
import type { MyTable, Table } from "../../api/shapes";
import { playerToken } from "../../api/wallet";

const EVERY = 8000;

export class TableLists {
  mine = $state.raw<MyTable[] | null>(null);
  running = $state.raw<Table[] | null>(null);
  fault = $state("");

  /** Ask once, then every few seconds while the page is visible. Returns how to stop. */
  start(): () => void {
    void this.#ask();
    const timer = setInterval(() => document.visibilityState === "visible" && void this.#ask(), EVERY);
    return () => clearInterval(timer);
  }

  async #ask(): Promise<void> {
    try {
      const [mine, running] = await Promise.all([playerToken() === null ? [] : myTables(), tablesToWatch()]);
      const own = new Set(mine.map((one) => one.table.table));
      this.mine = [...mine].sort((one, other) => Number(other.asked) - Number(one.asked));
      this.running = running.filter((table) => !own.has(table.table));
      this.fault = "";
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }
}
