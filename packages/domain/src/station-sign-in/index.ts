export { matchCodeOf, readMatchCode, stationSignIn } from "./limits.ts";
export { type PolledCode, type PollPlan, type PollStatus, poll } from "./poll.ts";
export {
  approve,
  decline,
  isRefusal,
  type LoginState,
  type Scan,
  type ScanPlan,
  type ScanStatus,
  type ShownCode,
  scanStatuses,
  standingOf,
} from "./scan.ts";
export {
  isOver,
  notesUse,
  overAt,
  type SessionEnd,
  type StationSessionTimes,
  sessionEnds,
} from "./session.ts";
export { isSessionToken, readPayload, readSessionToken, sessionTokenPrefix } from "./token.ts";
