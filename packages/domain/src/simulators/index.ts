export {
  applyRunReport,
  asksForMs,
  dismissRun,
  type ExerciseRun,
  giveUpRun,
  idleRun,
  isUnknownOutcome,
  type Launch,
  type Launched,
  launchRun,
  quitRun,
  type RunError,
  type RunReport,
  refuseRun,
  restoreRun,
} from "./exercise-run.ts";
export * from "./licence.ts";
export * from "./start-exercise.ts";
export { storeResultAddress } from "./store-result-address.ts";
