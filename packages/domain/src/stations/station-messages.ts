import * as v from "valibot";
import {
  fieldErrorCode,
  moment,
  neededText,
  optionalField,
  readerStep,
  text,
  wholeNumber,
} from "../input/index.ts";
import { parseLocalDate } from "../time.ts";
import { stationLimits } from "./limits.ts";
import { readLogName } from "./log-name.ts";
import { isStationKey, isWeakStationKey, type StationPublicKey } from "./station-key.ts";

const bytes = wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER });
const short = text({ max: 200 });
const { min, max } = stationLimits.pin;

/** The heartbeat that a station sends every half minute, with the time of its own clock. */
export const heartbeatSchema = v.object({
  at: moment(),
  clientVersion: text({ max: 64 }),
  diskFreeBytes: optionalField(bytes),
  diskTotalBytes: optionalField(bytes),
  factsHash: text({ max: 128 }),
  /** The id of the computer's present boot, which all its programs report alike. */
  bootId: text({ max: 64 }),
  /** When the client or the simulator last ended without being closed, according to the files that it left behind. */
  crashedAt: optionalField(moment()),
  /** The `x` of its keys for verifying packages; an empty list requests them. Missing for a client that does not know them. */
  releaseKeys: optionalField(
    v.pipe(
      v.array(
        v.pipe(
          v.string(fieldErrorCode("WRONG_TYPE")),
          v.regex(/^[A-Za-z0-9_-]{43}$/, fieldErrorCode("NOT_A_PUBLIC_KEY")),
        ),
        fieldErrorCode("WRONG_TYPE"),
      ),
      v.maxLength(stationLimits.releaseKeys, fieldErrorCode("TOO_MANY", { max: stationLimits.releaseKeys })),
    ),
  ),
});

/** The facts about a simulator's computer (10.017); free and total disk space come with each heartbeat. */
const computerSchema = v.object({
  /** The service tag that the computer reports: it proves nothing, but shows that a key is used on another computer. */
  serviceTag: short,
  manufacturer: short,
  model: short,
  biosVersion: short,
  biosDate: short,
  gpu: short,
  gpuDriver: short,
});

const softwareSchema = v.object({
  code: neededText({ max: 100 }),
  name: neededText({ max: 200 }),
  version: neededText({ max: 64 }),
});

const licenceSchema = v.object({
  module: neededText({ max: 100 }),
  exercise: text({ max: 100 }),
  validUntil: optionalField(
    v.pipe(
      v.string(fieldErrorCode("NOT_A_DATE")),
      v.check((day) => parseLocalDate(day) !== undefined, fieldErrorCode("NOT_A_DATE")),
    ),
  ),
});

/** Facts of a station that rarely change. */
export const factsSchema = v.object({
  hash: neededText({ max: 128 }),
  computer: computerSchema,
  software: v.pipe(
    v.array(softwareSchema, fieldErrorCode("WRONG_TYPE")),
    v.maxLength(stationLimits.software, fieldErrorCode("TOO_MANY", { max: stationLimits.software })),
    v.check(
      (list) => new Set(list.map(({ code }) => code)).size === list.length,
      fieldErrorCode("LISTED_TWICE"),
    ),
  ),
  licences: v.pipe(
    v.array(licenceSchema, fieldErrorCode("WRONG_TYPE")),
    v.maxLength(stationLimits.licences, fieldErrorCode("TOO_MANY", { max: stationLimits.licences })),
  ),
  /** The pin; missing if it is unchanged, null if there is none. */
  pin: v.optional(
    v.nullable(
      v.pipe(
        v.string(fieldErrorCode("WRONG_TYPE")),
        v.regex(new RegExp(`^[0-9A-Za-z]{${min},${max}}$`), fieldErrorCode("NOT_A_STATION_PIN")),
      ),
    ),
  ),
});

/** The request with which a station gets its key: the typed token, and the public half of the key pair that it made. */
export const enrolmentSchema = v.object({
  token: v.pipe(
    v.string(fieldErrorCode("REQUIRED")),
    v.maxLength(100, fieldErrorCode("TOO_LONG", { max: 100 })),
  ),
  publicKey: v.pipe(
    v.custom<StationPublicKey>(isStationKey, fieldErrorCode("NOT_A_PUBLIC_KEY")),
    v.check(({ x }) => !isWeakStationKey(x), fieldErrorCode("WEAK_PUBLIC_KEY")),
    v.transform(({ kty, crv, x }): StationPublicKey => ({ kty, crv, x })),
  ),
});

/** A log that a station is about to send. */
export const logSchema = v.object({
  name: v.optional(v.pipe(v.unknown(), readerStep(readLogName)), null),
  runId: text({ max: 200 }),
  startedAt: moment(),
  endedAt: moment(),
  size: wholeNumber({ min: 1, max: stationLimits.log.bytes }),
  sha256: v.pipe(
    v.string(fieldErrorCode("WRONG_TYPE")),
    v.regex(/^[0-9a-f]{64}$/, fieldErrorCode("NOT_A_SHA256")),
  ),
});

export type HeartbeatMessage = v.InferOutput<typeof heartbeatSchema>;
export type FactsMessage = v.InferOutput<typeof factsSchema>;
export type ComputerMessage = FactsMessage["computer"];
export type AnnouncedLog = v.InferOutput<typeof logSchema>;
