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
export {
  type ExerciseLicence,
  type LicenceState,
  licenceDaysToWarn,
  licenceOf,
  licenceState,
  readStationLicences,
  type StationLicence,
} from "./licence.ts";
export { storeResultAddress } from "./store-result-address.ts";
