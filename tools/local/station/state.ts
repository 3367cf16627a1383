import * as v from "valibot";
import { makeKey, privateKey, releaseKey } from "./device/key.ts";

export const software = v.object({ code: v.string(), name: v.string(), version: v.string() });
export const licence = v.object({
  module: v.string(),
  /** The exercise that is licensed; missing for all of the module's exercises. */
  exercise: v.optional(v.string()),
  /** The last day of the licence; null if it does not end. */
  validUntil: v.nullable(v.string()),
});
/** The person who signed in on the station by a code, with the session from the portal. */
export const session = v.object({
  id: v.string(),
  person: v.object({ keycloakId: v.string(), name: v.string() }),
  accessToken: v.string(),
  /** When the access token expires, in milliseconds. */
  expiresAt: v.number(),
});
/** A module that is installed on the station, with its exercises. */
const installed = v.object({
  code: v.string(),
  version: v.string(),
  name: v.string(),
  exercises: v.array(v.object({ code: v.string(), name: v.string() })),
});

/** The whole stored state of a station: one file, always written completely. */
export const stationState = v.object({
  serviceTag: v.string(),
  pin: v.string(),
  clientVersion: v.string(),
  /** The private key of the station, which it makes itself and never sends. */
  key: privateKey,
  /** The facts that the portal assigned; null if the station is not enrolled yet. */
  enrolled: v.nullable(v.object({ id: v.string(), name: v.string(), place: v.string() })),
  /** The keys that sign its software, from its enrolment; without any it accepts unsigned packages. */
  releaseKeys: v.optional(v.array(releaseKey), []),
  computer: v.record(v.string(), v.string()),
  software: v.array(software),
  /** The modules that are installed. */
  packages: v.array(installed),
  licences: v.array(licence),
  disk: v.object({
    totalBytes: v.number(),
    /** The space that other programs' files take. */
    otherBytes: v.number(),
  }),
  session: v.nullable(session),
});
export type StationState = v.InferOutput<typeof stationState>;
export type Software = v.InferOutput<typeof software>;
export type Licence = v.InferOutput<typeof licence>;
export type StationSession = v.InferOutput<typeof session>;

/** The state of a newly unpacked station. */
export type Unpacked = Omit<StationState, "key" | "enrolled" | "releaseKeys" | "session">;

export function newState(unpacked: Unpacked): StationState {
  return { ...unpacked, key: makeKey(), enrolled: null, releaseKeys: [], session: null };
}
