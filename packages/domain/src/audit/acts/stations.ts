import { act, taking } from "./act.ts";

/** Acts on stations, on sign-ins at them, and on the links of people to them. */
export const stationActs = {
  "station.created": act("Station created", "station"),
  "station.changed": act("Station changed", "station"),
  "station.removed": taking("Station removed", "station"),
  "station.token_made": act("Enrolment token of a station made", "station"),
  "station.enrolled": act("Station enrolled", "station"),
  "station.revoked": taking("Key of a station revoked", "station"),
  "station.cloned": act("Two computers found with the key of a station", "station"),
  "station.machine_kept": act("One of two computers of a station kept", "station"),
  "station.logs_downloaded": act("Logs of a station downloaded", "station"),
  "station.signed_in": act("Signed in on a station", "station"),
  "station.signed_out": act("Signed out of a station", "station"),
  "station.code_approved": act("Sign-in on a station approved", "station"),
  "station.code_declined": act("Sign-in on a station declined", "station"),
  "station.code_guessed": act("Sign-in code of a station guessed", "station"),
  "station.code_replayed": act("Sign-in code of a station used twice", "station"),
  "station.sign_in_refused": act("Sign-in on a station refused", "station"),
  "system.linked": act("System linked to a person", "station"),
  "system.unlinked": taking("Link to a system removed", "station"),
  "system.pin_locked": act("Wrong pins locked a system", "service_tag"),
} as const;
