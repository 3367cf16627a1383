export { showPrintedCode } from "../printed-code.ts";
export * from "./evaluate-requirements.ts";
export * from "./report-code.ts";
export * from "./report-limits.ts";
export * from "./report-summary.ts";
export * from "./requirement-set.ts";
