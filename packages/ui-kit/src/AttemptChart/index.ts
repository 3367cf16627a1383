export { AttemptChart, type AttemptChartProps, type ChartPoint, type PointKind } from "./AttemptChart.tsx";
export type { ScaleKind } from "./plot.ts";
