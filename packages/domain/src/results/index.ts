export { type AnalysisDefinition, analysisTable, dictionaryColumns } from "./analysis/analysis-table.ts";
export type { AnalysisColumn, AnalysisRun, AnalysisValue } from "./analysis/run-columns.ts";
export { type Attempt, groupByVersion, sortByTime } from "./attempts.ts";
export * from "./evaluate-run.ts";
export {
  type Benchmark,
  type ExerciseDefinition,
  type ExpertReference,
  type MetricDataType,
  type MetricDefinition,
  type MetricGroup,
  type MetricValue,
  type MetricValueFormat,
  type MetricValues,
  maxGroupDepth,
  measuredValue,
  metricDataTypes,
  metricValueFormats,
} from "./exercise-definition.ts";
export { getSpread, minPeopleForSpread, type Spread } from "./group-spread.ts";
export * from "./group-tree.ts";
export { countOutcomes, type MetricResult, metricResults, type OutcomeCounts } from "./metric-results.ts";
export { getSeries, type MeasuredAttempt, type MetricSeries, type SeriesPoint } from "./metric-series.ts";
export * from "./next-steps.ts";
export { type PassesInARow, passesInARow } from "./passes-in-a-row.ts";
export {
  getImplausibility,
  getLimits,
  type Implausibilities,
  type Implausibility,
  type MeasuredRun,
} from "./plausibility.ts";
export {
  defaultProficiencyRule,
  getWeights,
  learningSteps,
  lossSteps,
  type ProficiencyRule,
  type ProficiencyRuleKind,
  passesNeeded,
  proficiencyRuleKinds,
  proficiencyRuleLimits,
  validateProficiencyRule,
} from "./proficiency-rule.ts";
export * from "./proficiency-status.ts";
export type { Format } from "./rounding.ts";
export { roundedAsShown } from "./rounding.ts";
export { type Chance, chanceAttempts, computeChances, type RuleChances } from "./rule-chances.ts";
export { type RunOutcome, runOutcomes } from "./run-outcome.ts";
export { type RunSource, runSources } from "./run-source.ts";
export { sortMetrics } from "./sort-metrics.ts";
export { benchmarkText, expertReferenceText, getUnit, valueText, withUnit } from "./value-text.ts";
