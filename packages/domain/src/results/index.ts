export { type AnalysisDefinition, analysisTable, dictionaryColumns } from "./analysis/analysis-table.ts";
export type { AnalysisColumn, AnalysisRun, AnalysisValue } from "./analysis/run-columns.ts";
export { type Attempt, groupByVersion, sortByTime } from "./attempts.ts";
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
} from "./definition.ts";
export * from "./evaluate.ts";
export * from "./group-tree.ts";
export { countOutcomes, type MetricResult, metricResults, type OutcomeCounts } from "./metric-results.ts";
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
export { type MeasuredAttempt, type MetricSeries, type SeriesPoint, seriesOf } from "./series.ts";
export { sortMetrics } from "./sort-metrics.ts";
export { leastPeopleOfSpread, type Spread, spreadOf } from "./spread.ts";
export { benchmarkText, expertReferenceText, unitOf, valueText, withUnit } from "./value-text.ts";
