export { MeasureBar, type MeasureBarProps } from "./MeasureBar.tsx";
