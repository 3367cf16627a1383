import { percentText } from "../percent-text.ts";
import type { NextStepReason } from "../results/next-steps.ts";
import type { ProficiencyStatus } from "../results/proficiency-status.ts";

const statuses: Readonly<Record<ProficiencyStatus, string>> = {
  proficient: "Proficient",
  practise: "Needs practice again",
  on_the_way: "On the way",
  begun: "Started",
};

/** The facts that describe a proficiency status. */
type Standed = {
  readonly standing: ProficiencyStatus | null;
  readonly attempts: number;
  readonly best: number | null;
  /** The number of passes in a row that would make the person proficient. */
  readonly passesLeft: number;
  /** Since when the person is proficient, in the reader's date format; null if they never were. */
  readonly since: string | null;
  /** When the person lost the status, in the reader's date format; null if they did not. */
  readonly until: string | null;
};

const passesLeftText = (left: number) =>
  left === 1 ? "1 more pass needed" : `${left.toLocaleString("en")} more passes in a row needed`;

const attemptsText = (count: number) =>
  count === 1 ? "1 attempt" : `${count.toLocaleString("en")} attempts`;

/** The texts of progress in the exercises, of one person and of a group. */
export const progressTexts = {
  statuses,
  neverRun: "Never run",
  asked: "Assigned to you, not run yet",
  attempts: attemptsText,
  /** Describes a person's progress without their name. */
  howFar: ({ standing, passesLeft, since, until }: Omit<Standed, "attempts" | "best">): string => {
    if (standing === "proficient") return since === null ? "" : `since ${since}`;
    if (standing === "practise") return until === null ? "" : `proficient until ${until}`;
    return standing === "on_the_way" ? passesLeftText(passesLeft) : "";
  },
  /** The content of a cell as one sentence, for tooltips, screen readers and files. */
  cell: ({ standing, attempts, best, ...figures }: Standed): string => {
    if (standing === null) return progressTexts.neverRun;
    const howFar = progressTexts.howFar({ standing, ...figures });
    return [
      howFar === "" ? statuses[standing] : `${statuses[standing]}, ${howFar}`,
      attempts === 0 ? "no run counts" : attemptsText(attempts),
      ...(best === null ? [] : [`best ${percentText(best)}`]),
    ].join("; ");
  },
  /** Describes the outcome of one of the latest runs. */
  pass: (passed: boolean | null): string =>
    passed === null ? "not counted" : passed ? "passed" : "not passed",
  reasons: {
    nearly: (left: number) =>
      left === 1
        ? "One more pass and you are proficient."
        : `${left} more passes in a row and you are proficient.`,
    practise: () => "You were proficient. Your failed runs since then show that you need practice.",
    begun: () => "You started it and are not proficient yet.",
    given: () => "A voucher includes this case, but you have not run it yet.",
    new: () => "It comes next in a module that you have started.",
  } satisfies Readonly<Record<NextStepReason, (left: number) => string>>,
} as const;
