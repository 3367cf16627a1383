export { clockOffsetSeconds, wrongClockSeconds } from "./clock-offset.ts";
export * from "./clone-detection.ts";
export { enrolment, enrolmentToken, readEnrolmentToken } from "./enrolment.ts";
export { type EventCursor, eventId, readEventId } from "./event-cursor.ts";
export { heartbeat } from "./heartbeat.ts";
export { stationLimits } from "./limits.ts";
export { getPieces, lengthOfPiece } from "./log-pieces.ts";
export { type LogDamage, logTimeErrors } from "./log-times.ts";
export { firstWindowOfLogs, maxSessionLogs } from "./session-logs.ts";
export {
  isSignedFor,
  type NamedRequest,
  type NotedRefusal,
  type ProofFault,
  type RequestSignature,
  readRequestSignature,
  type SignatureFault,
  stationProof,
  stationToken,
} from "./signed-request.ts";
export * from "./station-conditions.ts";
export { type StationForm, stationSchema } from "./station-form.ts";
export { isStationKey, isWeakStationKey, type StationPublicKey } from "./station-key.ts";
export * from "./station-messages.ts";
