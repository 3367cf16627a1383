export type { Actor, Membership } from "./access/actor.ts";
export type { Decision } from "./access/decision.ts";
export { type GroupRole, groupRoles, knownRoles, type Role, roles } from "./access/role.ts";
export type { Branded } from "./brand.ts";
export type {
  AttendingId,
  CustomerId,
  GroupId,
  HospitalId,
  KeycloakId,
  RecordId,
  UserId,
} from "./ids.ts";
export type {
  Attending,
  LogbookRecord,
  Participant,
  Procedure,
  RecordContent,
  RecordFacts,
} from "./logbook/record.ts";
export * from "./logbook/values.ts";
export { err, ok, type Result } from "./result.ts";
export { daysBetween, type Instant, instant, type LocalDate, parseLocalDate } from "./time.ts";
