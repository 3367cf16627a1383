import type { Instant } from "../time.ts";
import type { ProficiencyStatus } from "./proficiency-status.ts";

/** Why an exercise comes next, the most urgent reason first. */
export const nextStepReasons = ["nearly", "practise", "begun", "given", "new"] as const;
export type NextStepReason = (typeof nextStepReasons)[number];

/** At most this many next steps are shown. */
export const maxNextSteps = 4;
/** The number of reminders of each kind on the start page. */
export const maxReminders = 3;
/** At most one new exercise of each module is suggested, after those that were begun. */
const maxNew = 1;

/** The facts of an exercise from which next steps are chosen. */
export type NextExercise = {
  readonly exerciseKey: string;
  readonly moduleCode: string;
  /** Position of the exercise within its module. */
  readonly position: number;
  /** The person's status in the exercise; null if they have never run it. */
  readonly standing: ProficiencyStatus | null;
  /** The number of passes in a row that are still needed for proficiency. */
  readonly passesLeft: number;
  readonly lastRunAt: Instant | null;
  /** Whether the person has a voucher for its case. */
  readonly isGiven: boolean;
};

export type NextStep<Of extends NextExercise> = {
  readonly exercise: Of;
  readonly reason: NextStepReason;
  /** The number of passes in a row that are still needed; 0 if that is not the reason. */
  readonly passesLeft: number;
};

/**
 * Suggests what to do next, in this order: exercises that are nearly proficient, those that need practice again, those that
 * were begun and left, those of a voucher that were never run, and the next exercise of a begun module. Within a reason,
 * exercises that a voucher allows now come first, then those that were left longest; within `nearly`, those with the fewest
 * missing passes.
 */
export function nextSteps<Of extends NextExercise>(exercises: readonly Of[]): readonly NextStep<Of>[] {
  return withoutMoreNew(allSteps(exercises)).slice(0, maxNextSteps);
}

/** Some reminders, and the total number of their kind. */
export type Reminders<Of extends NextExercise> = {
  readonly count: number;
  readonly steps: readonly NextStep<Of>[];
};

/** The exercises that one more pass completes, and those that need practice again, in the order of `nextSteps`. */
export function practiceReminders<Of extends NextExercise>(
  exercises: readonly Of[],
): { readonly onePassShort: Reminders<Of>; readonly again: Reminders<Of> } {
  const steps = allSteps(exercises);
  const remind = (found: readonly NextStep<Of>[]) => ({
    count: found.length,
    steps: found.slice(0, maxReminders),
  });
  return {
    onePassShort: remind(steps.filter(({ reason, passesLeft }) => reason === "nearly" && passesLeft === 1)),
    again: remind(steps.filter(({ reason }) => reason === "practise")),
  };
}

function allSteps<Of extends NextExercise>(exercises: readonly Of[]): readonly NextStep<Of>[] {
  const begun = new Set(
    exercises.flatMap(({ standing, moduleCode }) => (standing === null ? [] : [moduleCode])),
  );
  const steps = exercises.flatMap((exercise) => {
    const reason = reasonFor(exercise, begun);
    const left = reason === "nearly" ? exercise.passesLeft : 0;
    return reason === null ? [] : [{ exercise, reason, passesLeft: left }];
  });
  return steps.toSorted(compare);
}

function reasonFor(
  { standing, moduleCode, isGiven }: NextExercise,
  begunModules: ReadonlySet<string>,
): NextStepReason | null {
  switch (standing) {
    case "proficient":
      return null;
    case "on_the_way":
      return "nearly";
    case "practise":
    case "begun":
      return standing;
    case null:
      if (isGiven) return "given";
      return begunModules.has(moduleCode) ? "new" : null;
  }
}

function compare(one: NextStep<NextExercise>, other: NextStep<NextExercise>): number {
  return (
    nextStepReasons.indexOf(one.reason) - nextStepReasons.indexOf(other.reason) ||
    one.passesLeft - other.passesLeft ||
    Number(other.exercise.isGiven) - Number(one.exercise.isGiven) ||
    (one.exercise.lastRunAt ?? 0) - (other.exercise.lastRunAt ?? 0) ||
    one.exercise.position - other.exercise.position ||
    (one.exercise.exerciseKey < other.exercise.exerciseKey ? -1 : 1)
  );
}

function withoutMoreNew<Of extends NextExercise>(steps: readonly NextStep<Of>[]): readonly NextStep<Of>[] {
  const counts = new Map<string, number>();
  return steps.filter(({ reason, exercise: { moduleCode } }) => {
    if (reason !== "new") return true;
    const count = (counts.get(moduleCode) ?? 0) + 1;
    counts.set(moduleCode, count);
    return count <= maxNew;
  });
}
