import * as v from "valibot";
import { moment, neededText, orNull, reading, refusal, text, whole } from "../input/index.ts";
import { parseLocalDate } from "../time.ts";
import { stationLimits } from "./limits.ts";
import { readLogName } from "./log-name.ts";
import { isStationKey, isWeakStationKey, type StationPublicKey } from "./station-key.ts";

const bytes = whole({ min: 0, max: Number.MAX_SAFE_INTEGER });
const short = text({ max: 200 });
const { min, max } = stationLimits.pin;

/** What a station says every half minute: that it lives, by its own clock. */
export const heartbeatSchema = v.object({
  at: moment(),
  clientVersion: text({ max: 64 }),
  diskFreeBytes: orNull(bytes),
  diskTotalBytes: orNull(bytes),
  factsHash: text({ max: 128 }),
  /** Another one with each start of the computer, the same for all that runs there until the next. */
  bootId: text({ max: 64 }),
  /** When the client or the simulator ended last without being closed, as what it left behind says. */
  crashedAt: orNull(moment()),
});

/** What is known of a simulator's computer (10.017); free and whole disk come with each heartbeat. */
const computerSchema = v.object({
  /** As the computer says it: it proves nothing, and shows that a key stands on another computer. */
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
  validUntil: orNull(
    v.pipe(
      v.string(refusal("NOT_A_DATE")),
      v.check((day) => parseLocalDate(day) !== undefined, refusal("NOT_A_DATE")),
    ),
  ),
});

/** Facts of a station that rarely change. */
export const factsSchema = v.object({
  hash: neededText({ max: 128 }),
  computer: computerSchema,
  software: v.pipe(
    v.array(softwareSchema, refusal("WRONG_TYPE")),
    v.maxLength(stationLimits.software, refusal("TOO_MANY", { max: stationLimits.software })),
    v.check((list) => new Set(list.map(({ code }) => code)).size === list.length, refusal("LISTED_TWICE")),
  ),
  licences: v.pipe(
    v.array(licenceSchema, refusal("WRONG_TYPE")),
    v.maxLength(stationLimits.licences, refusal("TOO_MANY", { max: stationLimits.licences })),
  ),
  /** Not sent: as it was. Null: there is none. */
  pin: v.optional(
    v.nullable(
      v.pipe(
        v.string(refusal("WRONG_TYPE")),
        v.regex(new RegExp(`^[0-9A-Za-z]{${min},${max}}$`), refusal("NOT_A_STATION_PIN")),
      ),
    ),
  ),
});

/** What brings a station its key: the token as it was typed, and the public half of the key that it made. */
export const enrolmentSchema = v.object({
  token: v.pipe(v.string(refusal("REQUIRED")), v.maxLength(100, refusal("TOO_LONG", { max: 100 }))),
  publicKey: v.pipe(
    v.custom<StationPublicKey>(isStationKey, refusal("NOT_A_PUBLIC_KEY")),
    v.check(({ x }) => !isWeakStationKey(x), refusal("WEAK_PUBLIC_KEY")),
    v.transform(({ kty, crv, x }): StationPublicKey => ({ kty, crv, x })),
  ),
});

/** A log that a station is about to send. */
export const logSchema = v.pipe(
  v.object({
    name: v.optional(v.pipe(v.unknown(), reading(readLogName)), null),
    runId: text({ max: 200 }),
    startedAt: moment(),
    endedAt: moment(),
    size: whole({ min: 1, max: stationLimits.log.bytes }),
    sha256: v.pipe(v.string(refusal("WRONG_TYPE")), v.regex(/^[0-9a-f]{64}$/, refusal("NOT_A_SHA256"))),
  }),
  v.forward(
    v.check(({ startedAt, endedAt }) => endedAt >= startedAt, refusal("NOT_A_DATE")),
    ["endedAt"],
  ),
);

export type SaidHeartbeat = v.InferOutput<typeof heartbeatSchema>;
export type SaidFacts = v.InferOutput<typeof factsSchema>;
export type SaidComputer = SaidFacts["computer"];
export type AnnouncedLog = v.InferOutput<typeof logSchema>;
