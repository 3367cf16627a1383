export { type ComparedField, Comparison, type ComparisonProps } from "./Comparison.tsx";
