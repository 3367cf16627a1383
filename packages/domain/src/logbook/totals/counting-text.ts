import { levelLabel } from "../display-text.ts";
import type { Level, ParticipantRole } from "../values.ts";
import type { Counting, Obstacle } from "./counting-of-case.ts";

type Own = { readonly role: ParticipantRole | null; readonly level: Level | null } | undefined;

/** The maximum number of names in a sentence; more are given as a number. */
const maxNamed = 3;

/** A sentence shown before a case is saved: what it counts towards, or why it counts towards nothing. */
export function countingText(
  { towards, waiting, why }: Counting<{ readonly name: string }>,
  own: Own,
): readonly string[] {
  const reasons = together(why.map((each) => obstacleWords(each, own)));
  const lines = [
    towards.length === 0
      ? `Counts towards no target: ${reasons}.`
      : `Counts towards ${named(towards.map(({ name }) => name))}.`,
  ];
  if (towards.length > 0 && waiting.length > 0) {
    lines.push(`Not towards ${named(waiting.map(({ name }) => name))}: ${reasons}.`);
  }
  return lines;
}

/** Shown to people without targets: the numbers by role leave the case out as well. */
export const countsInNoRole = "Counts neither as operator nor as assistant: your role is missing.";

/** Says that the case counts towards nothing for these other participants, who have no role yet. */
export function countsNotFor(names: readonly string[]): string {
  return `${together(names)} ${names.length === 1 ? "has" : "have"} no role yet: the case counts towards nothing for them.`;
}

function obstacleWords(obstacle: Obstacle, own: Own): string {
  const texts: { readonly [Name in Obstacle]: string } = {
    notListed: "you are not among the participants",
    procedureOpen: "no procedure is chosen yet",
    roleMissing: "your role is missing",
    levelMissing: "your level is missing",
    role: `none of yours counts the role ${own?.role ?? ""}`,
    level: `none of yours counts the level ${own?.level == null ? "" : levelLabel(own.level)}`,
    day: "its date is outside of the year that is counted",
    procedure: "none of yours asks for this procedure",
    institution: "none is set for you at this group’s institution",
  };
  return texts[obstacle];
}

/** Names are in quotation marks, because a target's name may contain a comma. */
function named(names: readonly string[]): string {
  if (names.length > maxNamed) return `${names.length} of your targets`;
  return together(names.map((name) => `“${name}”`));
}

/** Joins names to a text: "a, b and c". */
function together(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
