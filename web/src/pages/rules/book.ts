// The book of rules: its sections in order, and the rules in which all words of a search stand.

import type { Rule } from "../../api/shapes";
import { plain } from "../../cards/search";

export type Section = { title: string; anchor: string; rules: Rule[] };

export const anchorOf = (title: string): string => `section-${plain(title).replace(/[^a-z0-9]+/g, "-")}`;

export function sectionsOf(rules: Rule[]): Section[] {
  const sections = new Map<string, Section>();
  for (const rule of rules) {
    const section = sections.get(rule.section) ?? { title: rule.section, anchor: anchorOf(rule.section), rules: [] };
    section.rules.push(rule);
    sections.set(rule.section, section);
  }
  return [...sections.values()];
}

export function matching(rules: Rule[], search: string): Rule[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter((rule) => {
    const text = plain([rule.id, rule.section, rule.text, ...rule.rulings].join(" "));
    return words.every((word) => text.includes(word));
  });
}

export type Piece = { text: string; hit: boolean };

/** A text taken apart where a word of the search stands, so that the words can be marked. */
export function marked(text: string, search: string): Piece[] {
  const words = search.split(/\s+/).filter((word) => word.length > 1);
  if (words.length === 0) return [{ text, hit: false }];
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&")).join("|")})`, "giu");
  return text
    .split(pattern)
    .map((part, place) => ({ text: part, hit: place % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

/** Where other rules are named in a text, so that they can be links: `WB-20.02`. */
export function withRules(text: string): { text: string; rule: boolean }[] {
  return text
    .split(/(\b[A-Z]{1,3}-\d{2}(?:\.\d{2})?\b)/)
    .map((part, place) => ({ text: part, rule: place % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
