import type { Instant } from "../time.ts";
import { type Attempt, inTime } from "./attempts.ts";
import { passesForProficiency, proficiencyOf } from "./proficiency.ts";

/** How somebody stands in an exercise that they have run, from done to begun. */
export const standings = ["proficient", "practise", "on_the_way", "begun"] as const;
export type Standing = (typeof standings)[number];

/** So many failed attempts at the end ask who was proficient to practise again: one alone may be a bad day. */
export const failuresToPractise = 2;

/** How somebody stands in one exercise, with what that comes from. */
export type StandingFigures = {
  readonly standing: Standing;
  /** Those that count. */
  readonly attempts: number;
  readonly passesNow: number;
  readonly proficientSince: Instant | null;
  /** Of the latest attempts, in time: whether each was a pass; null where it does not count. */
  readonly passes: readonly (boolean | null)[];
};

/** So many attempts are shown as a strip. */
export const passesShown = 8;

/**
 * How somebody stands in an exercise by all their attempts at it: proficient by the consecutive rule (`proficiencyOf`), until the
 * latest attempts that were evaluated failed; before that on the way while the latest was a pass. The one rule for a person's page
 * and for the table of their group.
 */
export function standingOf(attempts: readonly Attempt[]): StandingFigures {
  const { attempts: counted, passesNow, proficientSince } = proficiencyOf(attempts);
  const passes = inTime(attempts).map(({ isMet }) => isMet);
  const failing = failuresInARow(passes);
  return {
    standing: nameOf({ isProven: proficientSince !== null, passesNow, failing }),
    attempts: counted,
    passesNow,
    proficientSince,
    passes: passes.slice(-passesShown),
  };
}

type Figures = { readonly isProven: boolean; readonly passesNow: number; readonly failing: number };

function nameOf({ isProven, passesNow, failing }: Figures): Standing {
  if (isProven) return failing >= failuresToPractise ? "practise" : "proficient";
  return passesNow > 0 ? "on_the_way" : "begun";
}

/** How many of the latest attempts failed, one after the other; what does not count says nothing. */
function failuresInARow(passes: readonly (boolean | null)[]): number {
  const judged = passes.filter((each) => each !== null);
  const lastPass = judged.lastIndexOf(true);
  return judged.length - 1 - lastPass;
}

/** How many more passes in a row make somebody proficient. */
export function passesLeft({ passesNow }: Pick<StandingFigures, "passesNow">): number {
  return Math.max(1, passesForProficiency - passesNow);
}
