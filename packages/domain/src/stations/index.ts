export { clockAhead, wrongClockSeconds } from "./clock-ahead.ts";
export {
  cloneRule,
  isAlternating,
  isOtherComputer,
  isStartedTwice,
  markOfComputer,
  type Speaker,
  textOfComputer,
} from "./clone.ts";
export {
  conditionsOf,
  connectedMs,
  daysToMiss,
  isConnected,
  lowDisk,
  type StationCondition,
  type StationStanding,
  stationConditions,
} from "./condition.ts";
export { enrolment, enrolmentToken, readEnrolmentToken } from "./enrolment.ts";
export { type EventCursor, eventId, readEventId } from "./event-cursor.ts";
export { heartbeat } from "./heartbeat.ts";
export { stationLimits } from "./limits.ts";
export { lengthOfPiece, piecesOf } from "./log-pieces.ts";
export { logTimeErrors } from "./log-times.ts";
export {
  type AnnouncedLog,
  enrolmentSchema,
  factsSchema,
  heartbeatSchema,
  logSchema,
  type SaidComputer,
  type SaidFacts,
  type SaidHeartbeat,
} from "./said-by-station.ts";
export { firstWindowOfLogs, mostSessionLogs } from "./session-logs.ts";
export { type StationForm, stationSchema } from "./station-form.ts";
export { isStationKey, isWeakStationKey, type StationPublicKey } from "./station-key.ts";
export { readStationProof, stationProof } from "./station-proof.ts";
export { endOfStationToken, stationToken } from "./station-token.ts";
