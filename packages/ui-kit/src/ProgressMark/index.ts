export { ProgressMark, type ProgressMarkProps, type ProgressState } from "./ProgressMark.tsx";
