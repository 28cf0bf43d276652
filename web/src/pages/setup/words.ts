// The words for settings: the game tells what a setting is for in one sentence, perhaps with each choice explained.

import type { Setting } from "../../api/shapes";

/** What stands behind the sentence of a setting and explains its choices: `('open': both see it; 'closed': …)`, and
    perhaps advice after that, which the page gives in its own way. */
const EXPLAINED = /\s*\(('.*)\)(?:\.\s.*)?\s*$/s;

/** What the rules call a seat. */
const SEAT = /^P(\d)$/;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The question that a setting asks: its sentence without the list of its choices. */
export function legendOf(setting: Setting): string {
  const sentence = setting.text.replace(EXPLAINED, "").replace(/:[^:]*$/, "") || setting.name;
  const asked = sentence.replace(/^whether (.*)$/s, "$1?");
  return capital(asked);
}

/** Each choice's own explanation, where the sentence has them. */
export function choiceTexts(setting: Setting): Map<unknown, string> {
  const listed = EXPLAINED.exec(setting.text)?.[1] ?? "";
  const parts = listed.split(/;\s*/).map((part) => /^'([^']+)':\s*(.*)$/s.exec(part));
  const texts = new Map(parts.filter((part) => part !== null).map((part) => [part[1], capital(part[2] ?? "")]));
  return new Map(setting.choices.map((choice) => [choice, texts.get(String(choice)) ?? ""]));
}

export function valueWords(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return capital(String(value).replace(SEAT, "player $1"));
}
