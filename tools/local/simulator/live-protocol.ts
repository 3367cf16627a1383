import type { RoomCase, RoomUser } from "@cathedra/qt-bridge/frame-contract";
import * as v from "valibot";
import type { Mark } from "./picture/marks.ts";
import type { Injection } from "./suite/contrast.ts";
import type { Mask } from "./suite/opacity.ts";
import type { Target } from "./suite/person-part.ts";
import type { Tool } from "./suite/treatment.ts";
import { fields, pulseRates, type Xray, xrayModes } from "./suite/xray.ts";
import type { VesselTree } from "./vessels.ts";
import type { Wire } from "./wire.ts";

/** The path to which the frame's page connects. */
export const livePath = "/room/live";

/** Why a connection was closed, as a WebSocket's close code. */
export const closeCodes = {
  /** The token is missing, invalid or expired. */
  refused: 4401,
  /** The connection was closed because the same person joined through another one. */
  replaced: 4409,
  /** The connection was closed because the session is over. */
  over: 4410,
  /** The page received nothing for too long. */
  silent: 4408,
} as const;

/**
 * The interval of messages that tell a page that its connection is alive, because pages cannot see protocol pings. After a
 * longer silence the page considers the connection lost.
 */
export const beatMs = 3000;
export const silenceMs = 8000;

/** The messages of the frame's page to the simulator. The token is the first, and is renewed before it expires. */
const fromPage = v.variant("type", [
  v.object({ type: v.literal("token"), token: v.pipe(v.string(), v.maxLength(4000)) }),
  v.object({
    type: v.literal("steer"),
    advance: v.pipe(v.number(), v.minValue(-40), v.maxValue(40)),
    rotate: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  }),
  /** The pedal that is down, if any. */
  v.object({ type: v.literal("pedal"), mode: v.picklist(xrayModes) }),
  v.object({ type: v.literal("console"), rate: v.picklist(pulseRates), field: v.picklist(fields) }),
  v.object({ type: v.literal("inject"), on: v.boolean() }),
  /** Whether the vessels shown by contrast are kept as an overlay on the live image. */
  v.object({ type: v.literal("roadmap"), on: v.boolean() }),
  /** A tool is put on the wire, or the current one is removed (null). */
  v.object({ type: v.literal("tool"), tool: v.nullable(v.pipe(v.string(), v.maxLength(40))) }),
  /** A tool is used for as long as it is on. */
  v.object({ type: v.literal("use"), tool: v.pipe(v.string(), v.maxLength(40)), on: v.boolean() }),
  v.object({ type: v.literal("giveControl"), userId: v.string() }),
  v.object({ type: v.literal("takeControl") }),
  v.object({ type: v.literal("ask"), what: v.nullable(v.picklist(["control", "help"])) }),
  v.object({ type: v.literal("answered"), userId: v.string() }),
  v.object({
    type: v.literal("changeCase"),
    moduleId: v.string(),
    caseId: v.string(),
    from: v.optional(v.string()),
  }),
  v.object({ type: v.literal("end") }),
]);
export type FromPage = v.InferOutput<typeof fromPage>;

export type Running = { readonly moduleId: string; readonly caseId: string };

/** The state of X-ray and contrast, and the consumption. Times are in seconds, those of injections relative to now. */
export type SuiteMessage = {
  readonly type: "suite";
  /** The run of the person in control; recordings are sent to it. */
  readonly runId: string | null;
  readonly xray: Xray;
  readonly injections: readonly Injection[];
  readonly roadmap: Mask | null;
  /** Whether contrast was visible, so that a roadmap can be kept. */
  readonly canRoadmap: boolean;
  readonly target: Target | null;
  /** The tools of the module's procedure; empty if it has none here. */
  readonly tools: readonly ToolState[];
  /** The complications in the patient. */
  readonly complications: readonly string[];
  /** The tools and implants in the picture. */
  readonly marks: readonly Mark[];
  readonly readings: Readings;
};

export type ToolState = Tool & {
  /** Whether the tool is on the wire. */
  readonly isOnIt: boolean;
  readonly isInUse: boolean;
  readonly canBeUsed: boolean;
};

/** The console's readings of a case, over all people who steered in it. */
export type Readings = {
  readonly fluoroSeconds: number;
  readonly kerma: number;
  readonly doseArea: number;
  readonly contrast: number;
  readonly cineRuns: number;
  readonly seconds: number;
};

/** The messages of the simulator to the frame's page. */
export type ToPage =
  | { readonly type: "welcome"; readonly you: string; readonly role: "proctor" | "participant" }
  /** The token was accepted; the page has to send another one within this time. */
  | { readonly type: "token"; readonly secondsLeft: number }
  | { readonly type: "users"; readonly users: readonly RoomUser[] }
  | {
      readonly type: "cases";
      readonly cases: readonly RoomCase[];
      readonly running: Running;
      readonly changedBy: string | null;
    }
  | { readonly type: "tree"; readonly tree: VesselTree; readonly wire: Wire }
  | { readonly type: "wire"; readonly wire: Wire }
  | SuiteMessage
  /** A message that only shows that the page is still there. */
  | { readonly type: "beat" }
  | { readonly type: "notice"; readonly secondsLeft: number | null }
  | { readonly type: "shutdown"; readonly why: "ended" | "limit" | "failed" };

/** Parses a message of a page; undefined if it is invalid. */
export function readFromPage(text: string): FromPage | undefined {
  const parsed = v.safeParse(fromPage, parse(text));
  return parsed.success ? parsed.output : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
