export { type ChartColumn, StackedColumns, type StackedColumnsProps } from "./StackedColumns.tsx";
