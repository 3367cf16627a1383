import type { Instant } from "../time.ts";
import { type Attempt, sortByTime } from "./attempts.ts";
import { learningSteps, lossSteps, type ProficiencyRule, passesNeeded } from "./proficiency-rule.ts";

/** A person's status in an exercise that they have run, from best to lowest. */
export const proficiencyStatuses = ["proficient", "practise", "on_the_way", "begun"] as const;
export type ProficiencyStatus = (typeof proficiencyStatuses)[number];

/** An attempt, and whether only the person's own statement shows that it was made. */
export type JudgedAttempt = Attempt & { readonly isByHand?: boolean };

/** An attempt with the share of criteria that it met, in percent. */
export type ScoredAttempt = JudgedAttempt & { readonly score: number | null };

/** Scores of attempts that count for the verdict of an institution. */
export type ScoreFigures = {
  /** The best score with the latest version only, because other criteria make another exercise. Null when no attempt counts. */
  readonly best: number | null;
  /** The last score with the latest version of the exercise; null if no attempt counts. */
  readonly last: number | null;
  /** Whether any attempt of any version was passed; null if none counts. */
  readonly met: boolean | null;
};

/** The phase of the score: on the way to proficient, or after it, where failures add up. */
export const proficiencyPhases = ["learning", "proficient"] as const;
export type ProficiencyPhase = (typeof proficiencyPhases)[number];

/** An attempt as a step in the computation of a person's standing. */
export type ProficiencyStep = {
  readonly id: string;
  readonly phase: ProficiencyPhase;
  /** The score of the phase after this attempt; null if the attempt does not count. */
  readonly score: number | null;
  /** The phase ended with this attempt: proficient is reached, or lost. */
  readonly hasReachedLimit: boolean;
};

/** A person's status in one exercise at one institution, and the attempts that it results from. */
export type ProficiencyFigures = {
  readonly standing: ProficiencyStatus;
  /** The number of attempts that count. */
  readonly attempts: number;
  /**
   * The number of passes in a row that make the person proficient from here, not counting other attempts between them; 0 if the
   * person is proficient.
   */
  readonly passesLeft: number;
  /** When the person last became proficient; null if never. */
  readonly proficientSince: Instant | null;
  /** When the proficiency was lost again; null if it was not. */
  readonly lostSince: Instant | null;
  /** The latest attempts in order: whether each was a pass; null when it does not count. */
  readonly passes: readonly (boolean | null)[];
};

/** The number of attempts in the strip of passes. */
export const passesShown = 8;

/**
 * The status of a person in an exercise, from all their attempts for one institution and by that institution's rule. First the
 * score leads to proficient; from there on failures add up until the skill counts as lost and the person starts again. A new
 * version of the exercise resets the score to 0 but keeps the status proficient. Every page uses this function.
 */
export function proficiencyStatus(
  attempts: readonly JudgedAttempt[],
  rule: ProficiencyRule,
): ProficiencyFigures {
  return getFigures(attempts, rule, () => undefined);
}

/** The calculation of a status, attempt by attempt. */
export function proficiencySteps(
  attempts: readonly JudgedAttempt[],
  rule: ProficiencyRule,
): { readonly figures: ProficiencyFigures; readonly steps: readonly ProficiencyStep[] } {
  const steps: ProficiencyStep[] = [];
  const figures = getFigures(attempts, rule, (step) => steps.push(step));
  return { figures, steps };
}

function getFigures(
  attempts: readonly JudgedAttempt[],
  rule: ProficiencyRule,
  onStep: (step: ProficiencyStep) => void,
): ProficiencyFigures {
  const made = sortByTime(attempts);
  const passes = made.map((attempt) => (countsBy(rule, attempt) ? attempt.isMet : null));
  const getSteps = { learning: learningSteps(rule), proficient: lossSteps(rule) };
  let [phase, score]: [ProficiencyPhase, number] = ["learning", 0];
  let [proficientSince, lostSince]: (Instant | null)[] = [null, null];
  for (const [index, attempt] of made.entries()) {
    if (index > 0 && made[index - 1]?.version !== attempt.version) score = 0;
    const passed = passes[index] ?? null;
    if (passed === null) {
      onStep({ id: attempt.id, phase, score: null, hasReachedLimit: false });
      continue;
    }
    const { next, limit, unit } = getSteps[phase];
    score = next(score, passed);
    const hasReachedLimit = score >= limit;
    onStep({ id: attempt.id, phase, score: score / unit, hasReachedLimit });
    if (!hasReachedLimit) continue;
    if (phase === "learning") [phase, proficientSince, lostSince] = ["proficient", attempt.startedAt, null];
    else [phase, lostSince] = ["learning", attempt.startedAt];
    score = 0;
  }
  return {
    standing: getName({ phase, score, hasLost: lostSince !== null }),
    attempts: passes.filter((passed) => passed !== null).length,
    passesLeft: phase === "proficient" ? 0 : passesNeeded(rule, score),
    proficientSince: proficientSince ?? null,
    lostSince: lostSince ?? null,
    passes: passes.slice(-passesShown),
  };
}

/** The scores of the attempts that count by the rule of an institution, wherever they are shown. */
export function getScores(attempts: readonly ScoredAttempt[], rule: ProficiencyRule): ScoreFigures {
  const made = sortByTime(attempts);
  const counted = made.filter((attempt) => attempt.isMet !== null && countsBy(rule, attempt));
  const version = made.at(-1)?.version;
  const scores = counted.flatMap((each) =>
    each.version === version && each.score !== null ? [each.score] : [],
  );
  return {
    best: scores.length === 0 ? null : Math.max(...scores),
    last: scores.at(-1) ?? null,
    met: counted.length === 0 ? null : counted.some(({ isMet }) => isMet),
  };
}

/** Whether an attempt counts for an institution's rule, given its source. */
export function countsBy(
  { countsRunsByHand }: Pick<ProficiencyRule, "countsRunsByHand">,
  attempt: JudgedAttempt,
): boolean {
  return countsRunsByHand || attempt.isByHand !== true;
}

type Figures = { readonly phase: ProficiencyPhase; readonly score: number; readonly hasLost: boolean };

function getName({ phase, score, hasLost }: Figures): ProficiencyStatus {
  if (phase === "proficient") return "proficient";
  if (hasLost) return "practise";
  return score > 0 ? "on_the_way" : "begun";
}
