export {
  type Benchmark,
  deepestGroup,
  type ExerciseDefinition,
  type MetricDataType,
  type MetricDefinition,
  type MetricGroup,
  type MetricValue,
  type MetricValueFormat,
  type MetricValues,
  metricDataTypes,
  metricValueFormats,
} from "./definition.ts";
export { type Evaluation, evaluate, isMet } from "./evaluate.ts";
export { inOrder } from "./in-order.ts";
export {
  mostNextSteps,
  type NextExercise,
  type NextStep,
  type NextStepReason,
  nextStepReasons,
  nextSteps,
} from "./next-steps.ts";
export {
  failuresToPractise,
  passesLeft,
  passesShown,
  type Standing,
  type StandingFigures,
  standingOf,
  standings,
} from "./standing.ts";
