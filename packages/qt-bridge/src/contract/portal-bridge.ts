import * as v from "valibot";
import { errorSchema } from "./errors.ts";
import { method, signal } from "./method.ts";
import { idText, instant, means, text, whole } from "./values.ts";

/**
 * The features that a desktop client may offer besides its facts: one for each object, and one that `simulator.start` accepts.
 */
export const features = ["simulator", "caseCreator", "caseManager", "computer", "stationSession"] as const;
export type Feature = (typeof features)[number];

/** The versions of the bridge that this portal supports, the preferred one first. */
export const bridgeVersions = [2, 1] as const;
/** The features that a client of version 1 lacks, because it does not record whose run it is. */
export const featuresOfRuns: readonly Feature[] = ["simulator", "caseCreator", "caseManager"];

const hello = v.object({
  versions: means(
    v.pipe(v.array(whole), v.minLength(1), v.maxLength(20)),
    "that the page speaks, best first",
  ),
  portal: means(text(300), "the origin of the portal, such as `https://portal.example.org`"),
});

const welcome = v.object({
  version: means(whole, "the one that is spoken from now on"),
  features: means(
    v.pipe(v.array(v.string()), v.maxLength(100)),
    `what the client offers, of ${features.map((feature) => `\`${feature}\``).join(", ")}; others are ignored`,
  ),
  now: means(instant, "the client's clock, for a log"),
});

/** The form of an answer in a message. A client that must not block and cannot answer at once answers `pending`. */
export const answerForm = v.variant("ok", [
  v.object({ ok: v.literal(true), value: v.optional(v.unknown()), pending: v.optional(v.nullable(idText)) }),
  v.object({ ok: v.literal(false), error: errorSchema }),
]);
export type RawAnswer = v.InferOutput<typeof answerForm>;

const text200 = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200))), null);

/** The first object: what the client is, and which version of the bridge it supports (1.020). */
export const portalBridge = {
  is: "The first contact, and what the client says about itself.",
  properties: {
    bridgeVersion: { is: "The latest version of this contract that the client speaks: 2.", value: whole },
    clientVersion: { is: "The client's own version, `major.minor.patch`.", value: text200 },
    serviceTag: { is: "Names the simulator; empty or null where none is installed.", value: text200 },
  },
  methods: {
    hello: method({
      does: "Settles the version: the first call on each connection.",
      args: hello,
      value: welcome,
      withinMs: 5000,
      again: "answers again, for that page alone",
      errors: ["BAD_REQUEST", "UNSUPPORTED_VERSION"],
    }),
  },
  signals: {
    answered: signal(
      "The answer of a method that had answered `pending`.",
      v.object({
        call: means(idText, "what stood as `pending`"),
        answer: means(answerForm, "the answer, in the form of any other"),
      }),
    ),
  },
} as const;
