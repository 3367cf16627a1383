export { type BarPart, StackedBar, type StackedBarProps } from "./StackedBar.tsx";
