export { type AnalysisDefinition, analysisTable, dictionaryColumns } from "./analysis/analysis-table.ts";
export type { AnalysisColumn, AnalysisRun, AnalysisValue } from "./analysis/run-columns.ts";
export { type Attempt, groupByVersion, sortByTime } from "./attempts.ts";
export * from "./evaluate-run.ts";
export {
  type Benchmark,
  deepestGroup,
  type ExerciseDefinition,
  type ExpertReference,
  type MetricDataType,
  type MetricDefinition,
  type MetricGroup,
  type MetricValue,
  type MetricValueFormat,
  type MetricValues,
  measuredValue,
  metricDataTypes,
  metricValueFormats,
} from "./exercise-definition.ts";
export { leastPeopleOfSpread, type Spread, spreadOf } from "./group-spread.ts";
export * from "./group-tree.ts";
export { countOutcomes, type MetricResult, metricResults, type OutcomeCounts } from "./metric-results.ts";
export { type MeasuredAttempt, type MetricSeries, type SeriesPoint, seriesOf } from "./metric-series.ts";
export * from "./next-steps.ts";
export { type PassesInARow, passesInARow } from "./passes-in-a-row.ts";
export {
  type Implausibilities,
  type Implausibility,
  implausibilityOf,
  limitsOf,
  type MeasuredRun,
} from "./plausibility.ts";
export {
  defaultProficiencyRule,
  learningSteps,
  lossSteps,
  type ProficiencyRule,
  type ProficiencyRuleKind,
  passesNeeded,
  proficiencyRuleKinds,
  proficiencyRuleLimits,
  validateProficiencyRule,
  weightsOf,
} from "./proficiency-rule.ts";
export * from "./proficiency-status.ts";
export type { Format } from "./rounding.ts";
export { roundedAsShown } from "./rounding.ts";
export { type Chance, chanceAttempts, chancesOf, type RuleChances } from "./rule-chances.ts";
export { type RunOutcome, runOutcomes } from "./run-outcome.ts";
export { type RunSource, runSources } from "./run-source.ts";
export { sortMetrics } from "./sort-metrics.ts";
export { benchmarkText, expertReferenceText, unitOf, valueText, withUnit } from "./value-text.ts";
