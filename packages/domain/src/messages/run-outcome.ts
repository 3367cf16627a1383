import { shortDuration } from "../duration.ts";
import type { Evaluation } from "../results/evaluate-run.ts";
import type { Implausibilities, Implausibility } from "../results/plausibility.ts";
import { resultTexts } from "../results/result-texts.ts";
import type { RunOutcome } from "../results/run-outcome.ts";
import { withUnit } from "../results/value-text.ts";

/** Describes the outcome of a run. */
export function runOutcomeText({
  outcome,
  asked,
  measured,
  implausible,
}: Pick<Evaluation, "outcome" | "asked" | "measured" | "implausible">): string {
  if (outcome === "implausible") return implausibleText(implausible);
  return outcome === "partlyMeasured"
    ? resultTexts.partlyMeasured(measured, asked)
    : runOutcomeNames[outcome];
}

/** The names of the outcomes of a run. */
export const runOutcomeNames: Readonly<Record<RunOutcome, string>> = {
  met: resultTexts.results.met,
  notMet: resultTexts.results.notMet,
  endedEarly: resultTexts.aborted,
  implausible: resultTexts.implausible,
  nothingMeasured: resultTexts.nothingMeasured,
  partlyMeasured: "Not all measured",
  notEvaluated: resultTexts.outcomes.not_evaluated,
};

/** The criteria beside a run's outcome: `9 of 11 criteria met`; `7 of 11 measured, 4 met`. Empty if the run does not count. */
export function criteriaText({
  isMet,
  asked,
  evaluated,
  met,
}: Pick<Evaluation, "isMet" | "asked" | "evaluated" | "met">): string {
  if (isMet === null) return "";
  if (evaluated < asked) return `${resultTexts.partlyMeasured(evaluated, asked)}, ${met} met`;
  return `${met} of ${asked} ${asked === 1 ? "criterion" : "criteria"} met`;
}

/** The outcome of a run with its criteria: `Did not meet all criteria (9 of 11 criteria met)`. */
export function outcomeWithCriteria(
  run: Parameters<typeof runOutcomeText>[0] & Parameters<typeof criteriaText>[0],
): string {
  const criteria = criteriaText(run);
  return criteria === "" ? runOutcomeText(run) : `${runOutcomeText(run)} (${criteria})`;
}

function implausibleText(all: Implausibilities): string {
  const [first] = all;
  if (first === undefined) return resultTexts.implausible;
  const more = all.length === 1 ? "" : ` and ${all.length - 1} more`;
  return `${resultTexts.implausible}: ${implausibilityText(first)}${more}`;
}

/** The implausible value of a run and the limit that it exceeds: `Residual stenosis 900.00%, more than 100.00%`. */
export function implausibilityText(found: Implausibility): string {
  if (found.code === "no_time") return "ended when it began";
  const { label, format, value } = found;
  const written = `${label} ${withUnit(format, value)}`;
  switch (found.code) {
    case "below_minimum":
      return `${written}, less than ${withUnit(format, found.minimum)}`;
    case "above_maximum":
      return `${written}, more than ${withUnit(format, found.maximum)}`;
    case "longer_than_run":
      return `${written} in a run of ${shortDuration(found.seconds)}`;
  }
}
