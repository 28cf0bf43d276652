// What a bot is like to play against, in one line.

import type { Bot } from "../../api/shapes";

const WORDS: Record<string, { title: string; text: string }> = {
  random: { title: "Random", text: "Takes anything that the rules allow. Good for finding your way around." },
  greedy: { title: "Greedy", text: "Takes what looks best this moment, and never thinks of the next." },
  planner: { title: "Planner", text: "Plans its own turn to the end, but not yours." },
  easy: { title: "Easy", text: "Looks ahead a little and makes mistakes. Start here." },
  medium: { title: "Medium", text: "Looks ahead further and makes fewer mistakes." },
  hard: { title: "Hard", text: "Thinks for a moment and hardly ever slips." },
  master: { title: "Master", text: "The strongest: imagines what you may hold and searches far ahead." },
};
const ORDER = ["easy", "medium", "hard", "master", "random", "greedy", "planner"];

export const botTitle = (name: string): string => WORDS[name]?.title ?? name;
export const botText = (bot: Bot): string => WORDS[bot.name]?.text ?? bot.text;

/** The bots as they are offered: levels first, then the curiosities. */
export function offered(bots: Bot[]): Bot[] {
  const place = (bot: Bot): number => (ORDER.includes(bot.name) ? ORDER.indexOf(bot.name) : ORDER.length);
  return [...bots].sort((one, other) => place(one) - place(other));
}
