// How this browser likes the page: dark or light, how much motion, sound, how large the text. Kept from visit to visit.

import { read, write } from "../api/wallet";

const KEY = "arkade.settings";

export type Motion = "full" | "less" | "off";
export type Theme = "dark" | "light";
export type TextSize = "usual" | "large" | "largest";

class Settings {
  theme = $state<Theme>("dark");
  motion = $state<Motion>("full");
  sound = $state(true);
  text = $state<TextSize>("usual");

  constructor() {
    try {
      Object.assign(this, JSON.parse(read(KEY) ?? "{}"));
    } catch {
      // what was kept is no JSON: the defaults stay
    }
  }

  /** Put the settings on the page and keep them. */
  apply(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = this.motion;
    document.documentElement.dataset.text = this.text;
    const { theme, motion, sound, text } = this;
    write(KEY, JSON.stringify({ theme, motion, sound, text }));
  }

  /** Whether cards travel, and for how many milliseconds. */
  get travel(): number {
    if (this.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return this.motion === "less" ? 120 : 300;
  }
}

export const settings = new Settings();
