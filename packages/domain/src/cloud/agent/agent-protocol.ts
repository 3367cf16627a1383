import * as v from "valibot";
import {
  type CaseId,
  type ExerciseId,
  isUuid,
  type KeycloakId,
  type MachineId,
  type ModuleId,
  type SessionId,
} from "../../ids.ts";
import { type Instant, instant } from "../../time.ts";
import { roomRoles } from "./room-token.ts";

/**
 * The protocol between the portal and the agent of a machine: JSON over HTTP, both ways, every request and every answer
 * signed (`signing.ts`). The same for every driver. Instants are epoch milliseconds of the portal's clock.
 */
export const agentProtocolVersion = 1;

/** The routes of an agent that the portal calls, relative to the machine's address. All of them are idempotent. */
export const agentRoutes = {
  /** Returns `AgentHealth`: whether the agent runs, whatever its simulator does. */
  health: { method: "GET", path: "/agent/v1/health" },
  /** Returns the agent's state as `AgentState`. */
  state: { method: "GET", path: "/agent/v1/state" },
  /** Accepts `StartRequest` and returns `AgentState`; status 409 with `AgentState` while another session runs. */
  start: { method: "POST", path: "/agent/v1/start" },
  /** Accepts `EndRequest` and returns `AgentState`. A session that does not exist counts as ended. */
  end: { method: "POST", path: "/agent/v1/end" },
  /**
   * Accepts `CaseRequest` and returns `AgentState`; status 409 if the session does not run, 422 for a case that it does not
   * have.
   */
  changeCase: { method: "POST", path: "/agent/v1/case" },
  /** Accepts `SetEndRequest` and returns `AgentState`; status 409 if the session does not run. */
  setEnd: { method: "POST", path: "/agent/v1/end-time" },
  /** Accepts `RolesRequest` and returns `AgentState`; status 409 if the session does not run. */
  setRoles: { method: "POST", path: "/agent/v1/roles" },
} as const;

/**
 * The route on which an agent reports to the portal without being asked: it accepts `AgentReport` and returns `ReportReceipt`.
 */
export const reportRoute = { method: "POST", path: "/api/agent/v1/report" } as const;

/** The page that a room frames, under the machine's address; people enter by a room token, which no address carries. */
export const roomPath = "/room/";

/** The maximum size of a message of the protocol between portal and agent, in bytes. */
export const maxAgentBodyBytes = 262_144;

/** PostgreSQL cannot store NUL or lone surrogates, so no text may contain them. */
const text = (max: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(max), v.regex(/^[^\0\p{Surrogate}]*$/u));
/** The last instant of the year 9999: later ones have other forms, which databases do not read. */
export const maxInstant = 253_402_300_799_999;
const when = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(maxInstant),
  v.transform((value): Instant => instant(value)),
);
const uuid = v.pipe(v.string(), v.check(isUuid, "must be a UUID"));
const sessionId = v.pipe(
  uuid,
  v.transform((id) => id as SessionId),
);
const machineId = v.pipe(
  uuid,
  v.transform((id) => id as MachineId),
);
const moduleId = v.pipe(
  text(200),
  v.transform((id) => id as ModuleId),
);
const caseId = v.pipe(
  text(200),
  v.transform((id) => id as CaseId),
);
const userId = v.pipe(
  text(200),
  v.transform((id) => id as KeycloakId),
);
const version = v.literal(agentProtocolVersion);

/** The exercise and module version that a run of this case belongs to, which the delivered result has to name. */
const caseExercise = v.object({
  id: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.transform((id) => id as ExerciseId),
  ),
  code: text(200),
  moduleCode: text(200),
  moduleVersion: text(200),
});
const offeredCase = v.object({
  moduleId,
  moduleName: text(300),
  caseId,
  caseName: text(300),
  /** The exercise of the case; missing or null if nothing is measured in it. */
  exercise: v.optional(v.nullable(caseExercise)),
});
const maxCases = 500;

export const startRequest = v.object({
  version,
  sessionId,
  moduleId,
  caseId,
  /** The cases that a proctor can change to; the session starts with the first. */
  cases: v.pipe(v.array(offeredCase), v.minLength(1), v.maxLength(maxCases)),
});
export const endRequest = v.object({ version, sessionId });
export const caseRequest = v.object({ version, sessionId, moduleId, caseId });
/** The end of the session; people are warned 300 seconds before it (3.032). */
export const setEndRequest = v.object({ version, sessionId, endsAt: when });

/** The steps of a simulator's start, in their order. */
export const agentStartSteps = ["boot", "module", "case", "room"] as const;
export type AgentStartStep = (typeof agentStartSteps)[number];

const role = v.picklist(roomRoles);
const maxUsers = 500;

/**
 * The roles of people in the room from now on. They override tokens that were issued before `at`. Null removes a person, who
 * can enter again only with a token that was issued later.
 */
export const rolesRequest = v.object({
  version,
  sessionId,
  at: when,
  roles: v.pipe(
    v.array(v.object({ id: userId, role: v.nullable(role) })),
    v.minLength(1),
    v.maxLength(maxUsers),
  ),
});

const agentUser = v.object({ id: userId, inControl: v.boolean(), role });
export const agentState = v.variant("phase", [
  v.object({ version, machineId, phase: v.literal("ready") }),
  v.object({
    version,
    machineId,
    phase: v.literal("starting"),
    sessionId,
    step: v.picklist(agentStartSteps),
  }),
  v.object({
    version,
    machineId,
    phase: v.literal("running"),
    sessionId,
    moduleId,
    caseId,
    endsAt: v.nullable(when),
    users: v.pipe(v.array(agentUser), v.maxLength(maxUsers)),
  }),
  v.object({ version, machineId, phase: v.literal("ending"), sessionId }),
  v.object({ version, machineId, phase: v.literal("failed"), sessionId, why: text(300) }),
]);

export const agentHealth = v.object({
  version,
  machineId,
  /** The id of the agent's process, which is new after each start. */
  bootId: uuid,
  simulator: v.object({ name: text(100), version: text(100) }),
});

/** The greatest `seq` that an event of a session can have. */
export const highestSeq = 2_147_483_647;
const seq = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(highestSeq));

/** An event in the room, for the event's report; `seq` counts from 1 within a session. */
export const roomEvent = v.variant("kind", [
  v.object({
    seq,
    at: when,
    kind: v.picklist(["joined", "left", "control_gained", "control_lost"]),
    userId,
  }),
  v.object({
    seq,
    at: when,
    kind: v.literal("case_changed"),
    userId: v.nullable(userId),
    moduleId,
    caseId,
  }),
]);

/** Sent on every change of state or room; whatever the receipt does not acknowledge is sent again. */
export const agentReport = v.object({
  version,
  bootId: uuid,
  state: agentState,
  /** The session that the room events belong to; null when there are none. */
  sessionId: v.nullable(sessionId),
  events: v.pipe(v.array(roomEvent), v.maxLength(200)),
});
/** The highest `seq` of the session's room events that the portal has stored. */
export const reportReceipt = v.object({
  version,
  acknowledged: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type StartRequest = v.InferOutput<typeof startRequest>;
export type OfferedCase = v.InferOutput<typeof offeredCase>;
export type CaseExercise = v.InferOutput<typeof caseExercise>;
export type EndRequest = v.InferOutput<typeof endRequest>;
export type CaseRequest = v.InferOutput<typeof caseRequest>;
export type SetEndRequest = v.InferOutput<typeof setEndRequest>;
export type RolesRequest = v.InferOutput<typeof rolesRequest>;
export type AgentState = v.InferOutput<typeof agentState>;
export type AgentHealth = v.InferOutput<typeof agentHealth>;
export type RoomEvent = v.InferOutput<typeof roomEvent>;
export type AgentReport = v.InferOutput<typeof agentReport>;
export type ReportReceipt = v.InferOutput<typeof reportReceipt>;
