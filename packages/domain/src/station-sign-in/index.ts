export { makeMatchCode, readMatchCode, stationSignIn } from "./limits.ts";
export { type PolledCode, type PollPlan, type PollStatus, pollForCode } from "./poll-for-code.ts";
export {
  approve,
  decline,
  isRefusal,
  type LoginState,
  type Scan,
  type ScanPlan,
  type ScanStatus,
  type ShownCode,
  scanStatus,
  scanStatuses,
} from "./scan.ts";
export * from "./session.ts";
export { isSessionToken, readPayload, readSessionToken, sessionTokenPrefix } from "./token.ts";
