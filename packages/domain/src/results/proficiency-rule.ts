import * as v from "valibot";
import type { FieldError } from "../field-errors.ts";
import { fieldError } from "../field-errors.ts";
import { option, readWith, wholeNumber } from "../input/index.ts";
import { err, ok, type Result } from "../result.ts";

/** The kinds of rules by which an institution calls a person proficient. */
export const proficiencyRuleKinds = ["passes_in_a_row", "learning_curve"] as const;
export type ProficiencyRuleKind = (typeof proficiencyRuleKinds)[number];

/**
 * The rule by which an institution judges runs: what makes a person proficient, and what takes that away. Its error rates are
 * known, see `computeChances`.
 */
export type ProficiencyRule = {
  readonly kind: ProficiencyRuleKind;
  /** The number of consecutive passes of one version; used by `passes_in_a_row` only. */
  readonly passes: number;
  /** The score that has to be reached, in tenths; read by `learning_curve` alone. */
  readonly limit: number;
  /** Failures among 100 attempts that are acceptable (p0). */
  readonly acceptableFailures: number;
  /** Failures among 100 attempts that are too many (p1). */
  readonly unacceptableFailures: number;
  /** The score, in tenths, at which the skill counts as lost again. */
  readonly lossLimit: number;
  /** Whether runs count that people delivered themselves, which no one has observed. */
  readonly countsRunsByHand: boolean;
};

export const defaultProficiencyRule: ProficiencyRule = {
  kind: "passes_in_a_row",
  passes: 2,
  limit: 30,
  acceptableFailures: 10,
  unacceptableFailures: 40,
  lossLimit: 30,
  countsRunsByHand: false,
};

export const proficiencyRuleLimits = {
  passes: { min: 2, max: 20 },
  limit: { min: 10, max: 60 },
  acceptableFailures: { min: 5, max: 40 },
  unacceptableFailures: { min: 15, max: 90 },
  lossLimit: { min: 10, max: 60 },
  /** The minimum distance of the two failure rates: closer rates cannot be told apart. */
  minDistance: 10,
} as const;

const limits = proficiencyRuleLimits;
const schema = v.object({
  kind: option(proficiencyRuleKinds),
  passes: wholeNumber(limits.passes),
  limit: wholeNumber(limits.limit),
  acceptableFailures: wholeNumber(limits.acceptableFailures),
  unacceptableFailures: wholeNumber(limits.unacceptableFailures),
  lossLimit: wholeNumber(limits.lossLimit),
  countsRunsByHand: v.boolean(),
});

/** A rule as it is sent: each number in its range, and the two shares of failures apart. */
export function validateProficiencyRule(value: unknown): Result<ProficiencyRule, readonly FieldError[]> {
  const read = readWith(schema, value);
  if (!read.ok) return read;
  const { acceptableFailures, unacceptableFailures } = read.value;
  const least = acceptableFailures + limits.minDistance;
  if (unacceptableFailures >= least) return ok(read.value);
  return err([
    fieldError("unacceptableFailures", "OUT_OF_RANGE", { min: least, max: limits.unacceptableFailures.max }),
  ]);
}

/** How a score moves from attempt to attempt, and where it arrives. Scores are whole numbers, never below 0. */
export type ScoreSteps = {
  readonly next: (score: number, passed: boolean) => number;
  readonly limit: number;
  /** How many units make one point of the score that is shown. */
  readonly unit: number;
};

/** Weights are rounded to thousandths: then there are few enough scores to know the chance of each. */
const thousandths = 1000;

/**
 * The weights of a pass and a failure: the logarithms of the likelihood ratio of each between a low and a high failure rate.
 */
export function getWeights(rule: Pick<ProficiencyRule, "acceptableFailures" | "unacceptableFailures">) {
  const [acceptable, unacceptable] = [rule.acceptableFailures / 100, rule.unacceptableFailures / 100];
  return {
    pass: rounded(Math.log((1 - acceptable) / (1 - unacceptable))),
    failure: rounded(Math.log(unacceptable / acceptable)),
  };
}

function rounded(weight: number): number {
  return Math.round(weight * thousandths) / thousandths;
}

/**
 * The path to proficient: passes in a row, or the cumulative sum test for the learning curve, LC-CUSUM: D. J. Biau and R.
 * Porcher, "A method for monitoring a process from an out of control to an in control state: application to the learning
 * curve", Statistics in Medicine 29 (2010). It assumes that the person has not learnt it yet; a pass raises the score by ln((1
 * − p0) / (1 − p1)), a failure lowers it by ln(p1 / p0), never below 0.
 */
export function learningSteps(rule: ProficiencyRule): ScoreSteps {
  if (rule.kind === "passes_in_a_row") {
    return { next: (score, passed) => (passed ? score + 1 : 0), limit: rule.passes, unit: 1 };
  }
  const { pass, failure } = getWeights(rule);
  return summing(pass, -failure, rule.limit);
}

/**
 * The path to losing the status: a cumulative sum (CUSUM, E. S. Page, Biometrika 41, 1954) that assumes that the person is
 * proficient. It uses the weights of the learning curve with opposite signs: a failure raises the score, a pass lowers it.
 */
export function lossSteps(rule: ProficiencyRule): ScoreSteps {
  const { pass, failure } = getWeights(rule);
  return summing(-pass, failure, rule.lossLimit);
}

/** A sum of weights, with a limit in tenths. */
function summing(ofPass: number, ofFailure: number, limit: number): ScoreSteps {
  const [pass, failure] = [Math.round(ofPass * thousandths), Math.round(ofFailure * thousandths)];
  return {
    next: (score, passed) => Math.max(0, score + (passed ? pass : failure)),
    limit: (limit * thousandths) / 10,
    unit: thousandths,
  };
}

/** The number of successive passes from a score to proficient; from the beginning if no score is given. */
export function passesNeeded(rule: ProficiencyRule, score = 0): number {
  const { next, limit } = learningSteps(rule);
  return Math.max(1, Math.ceil((limit - score) / (next(score, true) - score)));
}
