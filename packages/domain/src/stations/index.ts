export { enrolment, enrolmentToken, readEnrolmentToken } from "./enrolment.ts";
export { heartbeat } from "./heartbeat.ts";
export { endOfStationToken, stationToken } from "./station-token.ts";
