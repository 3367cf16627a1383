/** The public interface of this module: what other modules of the API may import. */

export {
  type AuthenticatedStation,
  getStation,
  refuseCloned,
  type StationTokenVerifier,
  stationTokenVerifier,
} from "./authenticate-station.ts";
export { authorizeStation } from "./authorized-station.ts";
export { deviceOfToken } from "./device-token.ts";
export { hashOfToken } from "./enrol.ts";
export { identifyDevice, type Presence } from "./identify-device.ts";
export { parseStationMessage } from "./parse-station-message.ts";
export { isVerified, proofRequired, signatureRefused, type VerifiedSignature } from "./request-signatures.ts";
export { sessionEndTime } from "./session-end-time.ts";
export { deactivateStation, endStationSessions } from "./station-lifecycle.ts";
export { type ProvingStation, type StationProofs, stationProofs } from "./station-proofs.ts";
export { stationRoutes } from "./station-routes.ts";
export { hasSomebodySignedIn, isLinkedTo, isSignedInOn } from "./station-status.ts";
export { sweepSignatures, sweepStationEvents, sweepStationLogs } from "./sweep-logs.ts";
