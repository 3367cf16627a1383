import type { Branded } from "./brand.ts";

/** The portal's own id of a person (uuid). */
export type UserId = Branded<string, "UserId">;
/** The subject (`sub`) of the identity service's tokens; `keycloak_id` on the wire. */
export type KeycloakId = Branded<string, "KeycloakId">;
export type CustomerId = Branded<number, "CustomerId">;
export type GroupId = Branded<number, "GroupId">;
/** uuid */
export type AttendingId = Branded<string, "AttendingId">;
/** uuid */
export type HospitalId = Branded<string, "HospitalId">;
/** uuid */
export type RecordId = Branded<string, "RecordId">;
