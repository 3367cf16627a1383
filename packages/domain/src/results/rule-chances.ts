import { learningSteps, lossSteps, type ProficiencyRule, type ScoreSteps } from "./proficiency-rule.ts";

/** The numbers of attempts for which a rule's error rates are shown. */
export const chanceAttempts = [10, 20, 50, 100] as const;

/** The share of comparable people who reach a limit within this number of attempts. */
export type Chance = {
  readonly attempts: number;
  /** The share of people whom the rule judges wrongly. */
  readonly wrongly: number;
  /** The share of people whom the rule judges rightly. */
  readonly rightly: number;
};

/** How often a rule decides rightly and wrongly, if each attempt is passed with the same, independent probability. */
export type RuleChances = {
  /** Chances of being called proficient: wrongly for people who fail too often, rightly for the others. */
  readonly proficient: readonly Chance[];
  /**
   * Chances of losing the status after reaching it: wrongly for people whose failures are acceptable, rightly for those who
   * fail too often.
   */
  readonly lost: readonly Chance[];
  /** After how many attempts, on average, the skill is called lost: wrongly, and rightly. */
  readonly attemptsUntilLost: { readonly wrongly: number; readonly rightly: number };
};

/** The chances of a rule, worked out from the probability of every score after every attempt: nothing is simulated. */
export function computeChances(rule: ProficiencyRule): RuleChances {
  const [seldom, often] = [1 - rule.acceptableFailures / 100, 1 - rule.unacceptableFailures / 100];
  const most = chanceAttempts.at(-1) ?? 0;
  const [learning, loss] = [learningSteps(rule), lossSteps(rule)];
  const pairs = (wrongly: readonly number[], rightly: readonly number[]) =>
    chanceAttempts.map((attempts) => ({
      attempts,
      wrongly: wrongly[attempts] ?? 0,
      rightly: rightly[attempts] ?? 0,
    }));
  return {
    proficient: pairs(reachedWithin(learning, often, most), reachedWithin(learning, seldom, most)),
    lost: pairs(reachedWithin(loss, seldom, most), reachedWithin(loss, often, most)),
    attemptsUntilLost: { wrongly: attemptsUntil(loss, seldom), rightly: attemptsUntil(loss, often) },
  };
}

/** The share of people who have reached the limit within 0, 1, 2 … attempts, each a pass by `passChance`. */
export function reachedWithin(steps: ScoreSteps, passChance: number, attempts: number): readonly number[] {
  const reached = [0];
  let [spread, arrived] = [getStart(steps), 0];
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const moved = move(spread, steps, passChance);
    spread = moved.spread;
    arrived += moved.arrived;
    reached.push(Math.min(1, arrived));
  }
  return reached;
}

/**
 * The average number of attempts until the limit is reached. Once the distribution of the remaining scores no longer changes,
 * the same share reaches the limit with each attempt, and the rest of the sum is a geometric series.
 */
export function attemptsUntil(steps: ScoreSteps, passChance: number): number {
  let [spread, left, sum, former] = [getStart(steps), 1, 0, Number.NaN];
  for (let attempt = 0; attempt < maxSteps; attempt += 1) {
    sum += left;
    const moved = move(spread, steps, passChance);
    const share = moved.arrived / left;
    left -= moved.arrived;
    spread = moved.spread;
    if (left < 1e-12) return sum;
    if (attempt > settledAfter && share > 0 && Math.abs(share - former) <= 1e-9 * share)
      return sum + left / share;
    former = share;
  }
  return sum + left / former;
}

const [maxSteps, settledAfter] = [5000, 60];

/** The distribution of people over scores: the share of people with each score. */
type Spread = Float64Array;

/** The spread at the beginning, where every score is 0. */
function getStart({ limit }: ScoreSteps): Spread {
  const spread = new Float64Array(limit);
  spread[0] = 1;
  return spread;
}

/** The distribution of scores after one more attempt, and the share of people who have reached the limit. */
function move(spread: Spread, { next, limit }: ScoreSteps, passChance: number) {
  const moved = new Float64Array(limit);
  let arrived = 0;
  const add = (score: number, share: number) => {
    if (score >= limit) arrived += share;
    else moved[score] = (moved[score] ?? 0) + share;
  };
  for (let score = 0; score < limit; score += 1) {
    const share = spread[score] ?? 0;
    if (share === 0) continue;
    add(next(score, true), share * passChance);
    add(next(score, false), share * (1 - passChance));
  }
  return { spread: moved, arrived };
}
