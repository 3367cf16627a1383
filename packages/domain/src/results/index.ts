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
