import { criteriaText, runOutcomeNames, runOutcomeText } from "@cathedra/domain/messages";
import type { Evaluation, Implausibilities, RunOutcome } from "@cathedra/domain/results";
import { sql } from "kysely";

/** The columns in which the outcome of a run is stored. */
export function outcomeColumns(evaluation: Evaluation) {
  const { valueCount, asked, measured, implausible, evaluated, met, progress, isMet, outcome } = evaluation;
  return {
    value_count: valueCount,
    asked,
    measured,
    implausible: JSON.stringify(implausible),
    evaluated,
    met,
    progress,
    is_met: isMet,
    outcome,
  };
}

/** The facts from which the outcome of a run is worded. */
export type OutcomeFacts = {
  readonly outcome: RunOutcome;
  readonly asked: number;
  readonly measured: number;
  readonly implausible: Implausibilities;
  readonly evaluated: number;
  readonly met: number;
  readonly isMet: boolean | null;
};

/**
 * The outcome of `activity`; for a row that `judge_runs` has not reached yet, it is derived from the columns of the previous
 * version.
 */
export const outcomeOfRow = sql<RunOutcome>`coalesce(activity.outcome, case
  when not activity.is_completed then 'endedEarly' when activity.is_met then 'met' when activity.is_met = false then 'notMet'
  else 'notEvaluated' end)`;

/** Members of a JSON object that make the `OutcomeFacts` of `activity`. */
export const outcomeJsonMembers = sql`'outcome', ${outcomeOfRow}, 'asked', activity.asked, 'measured', activity.measured,
  'implausible', activity.implausible, 'evaluated', activity.evaluated, 'met', activity.met, 'isMet', activity.is_met`;

/** The contract's fields with a run's outcome as text. */
export const outcomeTexts = {
  outcomeText: (run: OutcomeFacts) => runOutcomeText(run),
  criteriaText: (run: OutcomeFacts) => criteriaText(run),
};

const literal = (text: string) => sql.lit(text);

/**
 * `outcomeText` of `activity` in SQL; null for implausible runs, whose values only the domain can format.
 * `test/platform/written-answers.test.ts` compares it with the domain's text.
 */
export const outcomeTextOfRow = sql`case ${outcomeOfRow}
  ${sql.join(
    Object.entries(runOutcomeNames)
      .filter(([outcome]) => outcome !== "implausible" && outcome !== "partlyMeasured")
      .map(([outcome, name]) => sql`when ${literal(outcome)} then ${literal(name)}`),
    sql` `,
  )}
  when 'partlyMeasured' then activity.measured || ' of ' || activity.asked || ' measured' end`;

/** `criteriaText` of `activity` in SQL, compared like `outcomeTextOfRow`. */
export const criteriaTextOfRow = sql`case
  when activity.is_met is null then ''
  when activity.evaluated < activity.asked
    then activity.evaluated || ' of ' || activity.asked || ' measured, ' || activity.met || ' met'
  else activity.met || ' of ' || activity.asked || case activity.asked when 1 then ' criterion met' else ' criteria met' end end`;
