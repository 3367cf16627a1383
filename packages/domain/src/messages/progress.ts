import { percentText } from "../percent.ts";
import type { NextStepReason } from "../results/next-steps.ts";
import { failuresToPractise, type Standing } from "../results/standing.ts";

const standings: Readonly<Record<Standing, string>> = {
  proficient: "Proficient",
  practise: "Needs practice again",
  on_the_way: "On the way",
  begun: "Begun",
};

/** What says how somebody stands, in words. */
type Standed = {
  readonly standing: Standing | null;
  readonly attempts: number;
  readonly best: number | null;
  readonly passesNow: number;
  /** As the reader's calendar writes it; null: not yet. */
  readonly since: string | null;
};

const attemptsText = (count: number) =>
  count === 1 ? "1 attempt" : `${count.toLocaleString("en")} attempts`;

/** The texts of progress in the exercises, of one person and of a group. */
export const progressTexts = {
  standings,
  neverRun: "Never run",
  attempts: attemptsText,
  /** How far somebody is, without its name. */
  howFar: (
    { standing, passesNow, since }: Omit<Standed, "attempts" | "best">,
    passesAsked: number,
  ): string => {
    if (standing === "proficient") return since === null ? "" : `since ${since}`;
    if (standing === "practise")
      return `last ${failuresToPractise} failed${since === null ? "" : `, proficient since ${since} before`}`;
    return standing === "on_the_way" ? `${passesNow} of ${passesAsked} passes in a row` : "";
  },
  /** All of a cell in words: as it is told, read out and saved. */
  cell: ({ standing, attempts, best, passesNow, since }: Standed, passesAsked: number): string => {
    if (standing === null) return progressTexts.neverRun;
    const howFar = progressTexts.howFar({ standing, passesNow, since }, passesAsked);
    return [
      howFar === "" ? standings[standing] : `${standings[standing]}, ${howFar}`,
      attempts === 0 ? "no run counts" : attemptsText(attempts),
      ...(best === null ? [] : [`best ${percentText(best)}`]),
    ].join("; ");
  },
  /** One run of the latest. */
  pass: (passed: boolean | null): string =>
    passed === null ? "not counted" : passed ? "passed" : "not passed",
  reasons: {
    nearly: (left: number) =>
      left === 1
        ? "One more pass in a row and you are proficient."
        : `${left} more passes in a row and you are proficient.`,
    practise: () => `You were proficient; the last ${failuresToPractise} attempts failed.`,
    begun: () => "You began it and have not passed it yet.",
    given: () => "A voucher gives you this case, and you have not run it.",
    new: () => "It comes next in a module that you have begun.",
  } satisfies Readonly<Record<NextStepReason, (left: number) => string>>,
  /** The same, of somebody else. */
  reasonsOfOthers: {
    nearly: (left: number) =>
      left === 1 ? "One pass in a row is missing." : `${left} passes in a row are missing.`,
    practise: () => `Proficient before; the last ${failuresToPractise} attempts failed.`,
    begun: () => "Begun, and not passed yet.",
    given: () => "A voucher gives this case, and it was not run.",
    new: () => "It comes next in a module that was begun.",
  } satisfies Readonly<Record<NextStepReason, (left: number) => string>>,
  rule: (passesAsked: number) =>
    `${passesAsked} passes in a row make somebody proficient. A pass is a run to its end that meets all criteria.`,
  nothingYet: "You have not run an exercise on a simulator yet.",
  nothingYetOf: (name: string) => `${name} has not run an exercise on a simulator yet.`,
  nothingNext: "Nothing is left half done.",
  noneMatch: "No exercise here matches.",
  notLoaded: "The progress could not be loaded.",
  noTime: "No run in the last 12 weeks.",
  cohort: {
    notLoaded: "The progress of the group could not be loaded.",
    nobody: "Nobody is in this group yet. Invite people by its link.",
    nothing: "Nobody in this group has run an exercise for this account yet.",
    noneMatch: "Nobody here matches.",
    noAttempts: "There are no attempts that you may read.",
    latestOf: (listed: number, count: number): string =>
      `The latest ${listed.toLocaleString("en")} of ${count.toLocaleString("en")}.`,
    noExercise: "No exercise here matches.",
    hint: "Point at a figure, or go to it with the arrow keys, to read more; press it for the attempts.",
    notAll: (listed: number, total: number): string =>
      `The first ${listed.toLocaleString("en")} of ${total.toLocaleString("en")} people, by last name.`,
  },
} as const;
