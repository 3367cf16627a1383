/** What other rooms of the API may use of this one. */

export { deviceOfToken } from "./device-token.ts";
export { hashOfToken } from "./enrol.ts";
export { stationFor } from "./named-station.ts";
export { readSaid } from "./read-said.ts";
export { sessionOverAt } from "./session-over.ts";
export {
  refuseCloned,
  type SpeakingStation,
  type StationTokens,
  stationOf,
  stationTokens,
} from "./speaking-station.ts";
export { hasSomebodySignedIn, isLinkedTo, isSignedInOn } from "./standing.ts";
export { type StationProofs, stationProofs } from "./station-proofs.ts";
export { stationRoutes } from "./station-routes.ts";
export { endStationSessions, silenceStation } from "./stations.ts";
export { sweepStationEvents, sweepStationLogs } from "./sweep-logs.ts";
export { type Presence, whoDelivers } from "./who-delivers.ts";
