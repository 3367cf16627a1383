export { clockOffsetSeconds, wrongClockSeconds } from "./clock-offset.ts";
export {
  cloneRule,
  computerFingerprint,
  computerText,
  isAlternating,
  isOtherComputer,
  isStartedTwice,
  type SeenComputer,
} from "./clone-detection.ts";
export { enrolment, enrolmentToken, readEnrolmentToken } from "./enrolment.ts";
export { type EventCursor, eventId, readEventId } from "./event-cursor.ts";
export { heartbeat } from "./heartbeat.ts";
export { stationLimits } from "./limits.ts";
export { lengthOfPiece, piecesOf } from "./log-pieces.ts";
export { logTimeErrors } from "./log-times.ts";
export { firstWindowOfLogs, mostSessionLogs } from "./session-logs.ts";
export {
  conditionsOf,
  connectedMs,
  daysToMiss,
  isConnected,
  lowDisk,
  type StationCondition,
  type StationConditionFacts,
  stationConditions,
} from "./station-conditions.ts";
export { type StationForm, stationSchema } from "./station-form.ts";
export { isStationKey, isWeakStationKey, type StationPublicKey } from "./station-key.ts";
export {
  type AnnouncedLog,
  type ComputerMessage,
  enrolmentSchema,
  type FactsMessage,
  factsSchema,
  type HeartbeatMessage,
  heartbeatSchema,
  logSchema,
} from "./station-messages.ts";
export { readStationProof, stationProof } from "./station-proof.ts";
export { endOfStationToken, stationToken } from "./station-token.ts";
