import { randomUUID } from "node:crypto";
import type { MachineId, SessionId } from "@cathedra/domain";
import {
  type AgentHealth,
  type AgentStartStep,
  type AgentState,
  agentProtocolVersion,
  agentStartSteps,
  type CaseRequest,
  type EndRequest,
  type RolesRequest,
  type RoomEvent,
  type SetEndRequest,
  type StartRequest,
} from "@cathedra/domain/cloud";
import { sessionNoticeSeconds } from "@cathedra/qt-bridge/frame-contract";
import { deliveryFaults } from "./results/deliver.ts";
import { openRoom, type Room } from "./room.ts";
import type { Finished } from "./suite/suite.ts";

/** How often the picture advances, in milliseconds. */
const tickMs = 100;

/** The faults that can be injected into a machine. */
export const behaviours = [
  "ok",
  "fail",
  "hang",
  "crash",
  "garbage",
  "silent",
  "foreign",
  ...deliveryFaults,
] as const;
export type Behaviour = (typeof behaviours)[number];

type Phase =
  | { readonly phase: "ready" }
  | { readonly phase: "starting"; readonly sessionId: SessionId; readonly step: AgentStartStep }
  | {
      readonly phase: "running";
      readonly sessionId: SessionId;
      readonly room: Room;
      /** The end of the session, in milliseconds of the portal's clock. */
      readonly endsAt: number | null;
    }
  | { readonly phase: "failed"; readonly sessionId: SessionId; readonly why: string };

export type Outcome = 200 | 409 | 422;

export type MachineParts = {
  readonly machineId: MachineId;
  readonly startMs: number;
  readonly graceMs: number;
  readonly now: () => number;
  readonly onCrash: () => void;
  /** Called when the state or the room has changed and has to be reported. */
  readonly onChange: () => void;
  /** Called with the results of each person when a case is over. */
  readonly onFinished: (sessionId: SessionId, finished: readonly Finished[]) => void;
};

/** Numbered events that the portal may not know yet. */
export type SessionEvents = { readonly sessionId: SessionId; readonly events: readonly RoomEvent[] };

export type Machine = ReturnType<typeof openMachine>;

/** The simulator behind the agent: one session at a time, with the same steps as a real one. */
export function openMachine({
  machineId,
  startMs,
  graceMs,
  now,
  onCrash,
  onChange,
  onFinished,
}: MachineParts) {
  const bootId = randomUUID();
  /** Sessions that are over never begin again, whatever arrives late. */
  const over = new Set<string>();
  const past: SessionEvents[] = [];
  let phase: Phase = { phase: "ready" };
  let behaviour: Behaviour = "ok";
  let timers: NodeJS.Timeout[] = [];

  const after = (ms: number, act: () => void) => timers.push(setTimeout(act, Math.min(ms, 2 ** 31 - 1)));
  const stopTimers = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const become = (next: Phase) => {
    phase = next;
    onChange();
  };
  const finish = (why: "ended" | "limit" | "failed", failure?: string) => {
    stopTimers();
    if (phase.phase === "ready") return;
    const { sessionId } = phase;
    if (phase.phase === "running") {
      phase.room.close(why);
      past.push({ sessionId, events: phase.room.events() });
    }
    if (failure === undefined) over.add(sessionId);
    become(failure === undefined ? { phase: "ready" } : { phase: "failed", sessionId, why: failure });
  };
  const open = (request: StartRequest) => {
    const { sessionId } = request;
    const room = openRoom({
      start: request,
      now,
      graceMs,
      onChange,
      onEnd: () => finish("ended"),
      onFinished: (finished) => onFinished(sessionId, finished),
    });
    timers.push(
      setInterval(room.sweep, Math.min(graceMs, 1000)),
      setInterval(() => room.tick(), tickMs),
    );
    become({ phase: "running", sessionId: request.sessionId, room, endsAt: null });
  };
  const load = (request: StartRequest, at: number) => {
    const step = agentStartSteps[at];
    if (step === undefined) return open(request);
    become({ phase: "starting", sessionId: request.sessionId, step });
    after(startMs / agentStartSteps.length, () => {
      if (step !== "module" || behaviour === "ok") return load(request, at + 1);
      if (behaviour === "fail") return finish("failed", "The simulator has no licence for this module.");
      if (behaviour === "crash") return onCrash();
      return behaviour === "hang" ? undefined : load(request, at + 1);
    });
  };

  const state = (): AgentState => {
    const common = { version: agentProtocolVersion, machineId } as const;
    if (phase.phase !== "running") return { ...common, ...phase };
    const { sessionId, room, endsAt } = phase;
    const users = room.users().map(({ id, inControl, role }) => ({ id, inControl, role }));
    return { ...common, phase: "running", sessionId, ...room.running(), endsAt, users } as AgentState;
  };

  return {
    state,
    health: (): AgentHealth => ({
      version: agentProtocolVersion,
      machineId,
      bootId,
      simulator: { name: "Cathedra local simulator", version: "1.0.0" },
    }),
    bootId,
    /** Events that the portal may not know yet, those of the oldest session first. */
    events(): SessionEvents | null {
      const [first] = past;
      if (first !== undefined) return first;
      return phase.phase === "running" ? { sessionId: phase.sessionId, events: phase.room.events() } : null;
    },
    /** Removes a session that is over and of which the portal knows everything. */
    settled(sessionId: SessionId) {
      const at = past.findIndex((each) => each.sessionId === sessionId);
      if (at !== -1) past.splice(at, 1);
    },
    start(request: StartRequest): Outcome {
      if (phase.phase !== "ready") return phase.sessionId === request.sessionId ? 200 : 409;
      if (over.has(request.sessionId)) return 409;
      load(request, 0);
      return 200;
    },
    end({ sessionId }: EndRequest): Outcome {
      over.add(sessionId);
      if (phase.phase !== "ready" && phase.sessionId === sessionId) finish("ended");
      return 200;
    },
    changeCase({ sessionId, moduleId, caseId }: CaseRequest): Outcome {
      if (phase.phase !== "running" || phase.sessionId !== sessionId) return 409;
      return phase.room.changeCase(moduleId, caseId) ? 200 : 422;
    },
    /** Sets the end of a session; `skew` is how far this machine's clock is ahead of the portal's. */
    setEnd({ sessionId, endsAt }: SetEndRequest, skew: number): Outcome {
      if (phase.phase !== "running" || phase.sessionId !== sessionId) return 409;
      const { room } = phase;
      const here = endsAt + skew;
      phase = { ...phase, endsAt };
      room.endAt(here);
      const stillThat = (act: () => void) => () => {
        if (phase.phase === "running" && phase.sessionId === sessionId && phase.endsAt === endsAt) act();
      };
      const left = here - now();
      const untilNotice = left - sessionNoticeSeconds * 1000;
      if (untilNotice > 0) after(untilNotice, stillThat(room.notice));
      after(
        Math.max(0, left),
        stillThat(() => finish("limit")),
      );
      onChange();
      return 200;
    },
    setRoles({ sessionId, roles, at }: RolesRequest): Outcome {
      if (phase.phase !== "running" || phase.sessionId !== sessionId) return 409;
      phase.room.setRoles(roles, at);
      return 200;
    },
    /** The room of a session; undefined if the session is not running. */
    room: (sessionId: SessionId): Room | undefined =>
      phase.phase === "running" && phase.sessionId === sessionId ? phase.room : undefined,
    behaviour: () => behaviour,
    behave(next: Behaviour) {
      behaviour = next;
      if (next === "crash" && phase.phase === "running") onCrash();
      if (next === "fail" && phase.phase === "running") finish("failed", "The simulator lost its display.");
      if (next === "foreign" && phase.phase === "ready") open(strangeStart());
    },
    stop: () => finish("ended"),
  };
}

/** A session that was never requested, for the fault of a machine that reports one. */
function strangeStart(): StartRequest {
  const strange = { moduleId: "unknown", moduleName: "Unknown", caseId: "unknown", caseName: "Unknown" };
  return {
    version: agentProtocolVersion,
    sessionId: randomUUID(),
    ...strange,
    cases: [strange],
  } as unknown as StartRequest;
}
