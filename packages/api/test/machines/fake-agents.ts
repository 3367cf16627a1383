import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { instant, type MachineId, type SessionId } from "@cathedra/domain";
import {
  type AgentReport,
  type AgentState,
  agentProtocolVersion,
  agentRoutes,
  machineKey,
  type OfferedCase,
  type RoomEvent,
  type RoomRole,
  readEndRequest,
  readRolesRequest,
  readSetEndRequest,
  readStartRequest,
  reportRoute,
  signRequest,
  signResponse,
  verifyRequest,
} from "@cathedra/domain/cloud";
import type { FastifyInstance } from "fastify";
import { signingPort } from "../../src/modules/machines/agent/signing-port.ts";

export const fleetSecret = "a fleet's secret of more than thirty-two characters";

type Phase = AgentState extends infer State
  ? State extends unknown
    ? Omit<State, "version" | "machineId">
    : never
  : never;

type Running = Extract<AgentState, { readonly phase: "running" }>;

/** How a machine answers: correctly, not at all, or invalidly. */
type Manner = "well" | "silent" | "garbage" | "unsigned";

export type FakeMachine = {
  readonly id: MachineId;
  phase: Phase;
  manner: Manner;
  isRunning: boolean;
  /** The commands that it received, in order, without queries. */
  readonly orders: string[];
  /** The cases that its last start came with. */
  offered: readonly OfferedCase[];
  /** Whether a start is taken up, and what becomes of it at once. */
  onStart: "starting" | "running" | "failed" | "ignored";
};

export type FakeAgents = {
  readonly machine: (id: string) => FakeMachine;
  readonly url: (name: string) => string;
  /** The driver of these machines. */
  readonly driver: {
    readonly isRunning: (of: { readonly id: string }) => Promise<boolean>;
    readonly powerOn: (of: { readonly id: string }) => Promise<void>;
    readonly powerOff: (of: { readonly id: string }) => Promise<void>;
    readonly remove: (of: { readonly id: string }) => Promise<void>;
  };
  readonly questions: () => number;
  readonly close: () => Promise<void>;
};

/** The agents of a whole fleet at one address: the headers of a request name the machine. */
export async function startAgents(now: () => number = Date.now): Promise<FakeAgents> {
  const machines = new Map<string, FakeMachine>();
  let questions = 0;
  const machine = (id: string): FakeMachine => {
    const known = machines.get(id) ?? {
      id: id as MachineId,
      phase: { phase: "ready" as const },
      manner: "well" as const,
      isRunning: true,
      orders: [],
      offered: [],
      onStart: "starting" as const,
    };
    machines.set(id, known);
    return known;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    questions += 1;
    const body = await getBody(request);
    const id = String(request.headers["x-cathedra-machine"]);
    const asked = machine(id);
    if (!asked.isRunning || asked.manner === "silent") return void request.socket.destroy();
    if (asked.manner === "garbage") return void response.writeHead(200).end("<h1>It works!</h1>");
    const key = machineKey(signingPort, fleetSecret, id);
    const verified = verifyRequest(
      signingPort,
      {
        method: request.method ?? "",
        path: request.url ?? "",
        body,
        header: (name) => request.headers[name] as string | undefined,
      },
      { key, machine: id, now: instant(now()), isNew: () => true },
    );
    if (!verified.ok) return void response.writeHead(401).end(verified.error.code);
    const status = act(asked, request.url ?? "", body);
    const text = JSON.stringify(getState(asked));
    const signed = signResponse(signingPort, asked.manner === "unsigned" ? "another key" : key, {
      nonce: verified.value.nonce,
      status,
      body: text,
    });
    response.writeHead(status, { "content-type": "application/json", ...signed }).end(text);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    machine,
    url: (name) => `http://127.0.0.1:${port}/?${name}`,
    driver: {
      isRunning: async ({ id }) => machine(id).isRunning,
      powerOn: async ({ id }) => {
        machine(id).orders.push("power-on");
        if (!machine(id).isRunning) machine(id).phase = { phase: "ready" };
        machine(id).isRunning = true;
      },
      powerOff: async ({ id }) => {
        machine(id).orders.push("power-off");
        machine(id).isRunning = false;
      },
      remove: async ({ id }) => {
        machine(id).orders.push("remove");
        machine(id).isRunning = false;
      },
    },
    questions: () => questions,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function act(asked: FakeMachine, path: string, body: string): number {
  switch (path) {
    case agentRoutes.start.path: {
      const request = readStartRequest(JSON.parse(body));
      if (request === undefined) return 400;
      asked.orders.push(`start ${request.caseId}`);
      asked.offered = request.cases;
      if (asked.onStart === "starting") {
        asked.phase = { phase: "starting", sessionId: request.sessionId, step: "boot" };
      }
      if (asked.onStart === "failed") {
        asked.phase = { phase: "failed", sessionId: request.sessionId, why: "no licence" };
      }
      if (asked.onStart === "running") run(asked, request.sessionId, request);
      return 200;
    }
    case agentRoutes.end.path: {
      const request = readEndRequest(JSON.parse(body));
      if (request === undefined) return 400;
      asked.orders.push("end");
      asked.phase = { phase: "ready" };
      return 200;
    }
    case agentRoutes.setEnd.path: {
      const request = readSetEndRequest(JSON.parse(body));
      if (request === undefined || asked.phase.phase !== "running") return 409;
      asked.orders.push("set-end");
      asked.phase = { ...asked.phase, endsAt: request.endsAt };
      return 200;
    }
    case agentRoutes.setRoles.path: {
      const request = readRolesRequest(JSON.parse(body));
      if (request === undefined || asked.phase.phase !== "running") return 409;
      const told = new Map(request.roles.map(({ id, role }) => [id, role]));
      asked.orders.push(...request.roles.map(({ id, role }) => `${role ?? "out"} ${id}`));
      const users = (asked.phase as Running).users.flatMap((user) => {
        const role = told.has(user.id) ? told.get(user.id) : user.role;
        return role === null || role === undefined ? [] : [{ ...user, role }];
      });
      asked.phase = { ...asked.phase, users } as Phase;
      return 200;
    }
    default:
      return path === agentRoutes.state.path ? 200 : 404;
  }
}

/** The room is open for people now. */
export function run(
  asked: FakeMachine,
  sessionId: SessionId,
  { moduleId, caseId }: { readonly moduleId: string; readonly caseId: string },
): void {
  asked.phase = {
    phase: "running",
    sessionId,
    moduleId,
    caseId,
    endsAt: null,
    users: [],
  } as unknown as Phase;
}

/** Puts these people into the room, with any roles. */
export function fill(asked: FakeMachine, people: Readonly<Record<string, RoomRole>>): void {
  const users = Object.entries(people).map(([id, role]) => ({ id, role, inControl: false }));
  asked.phase = { ...asked.phase, users } as unknown as Phase;
}

export function getState({ id, phase }: Pick<FakeMachine, "id" | "phase">): AgentState {
  return { version: agentProtocolVersion, machineId: id, ...phase };
}

type Reported = {
  readonly id: MachineId;
  readonly state: AgentState;
  readonly events?: readonly RoomEvent[];
  readonly sessionId?: SessionId;
  /** The machine whose key signs the answer, if it is another one's. */
  readonly signer?: string;
  readonly timestamp?: number;
  readonly nonce?: string;
};

/** A report as an agent sends it. */
export function signedReport({
  id,
  state,
  events = [],
  sessionId,
  signer = id,
  timestamp = Date.now(),
  nonce = randomUUID(),
}: Reported) {
  const message: AgentReport = {
    version: agentProtocolVersion,
    bootId: randomUUID(),
    state,
    sessionId: sessionId ?? null,
    events: [...events],
  };
  const body = JSON.stringify(message);
  const { method, path } = reportRoute;
  const signed = { method, path, machine: id, timestamp: instant(timestamp), nonce, body };
  const key = machineKey(signingPort, fleetSecret, signer);
  return {
    url: path,
    body,
    headers: { "content-type": "application/json", ...signRequest(signingPort, key, signed) },
  };
}

/**
 * The time of each machine's last report. The contract requires rising times: a machine whose clock is set back continues
 * from there.
 */
const lastReports = new Map<MachineId, number>();

/** Sends a report of the machine to the portal. */
export function report(app: FastifyInstance, asked: FakeMachine, told: Partial<Omit<Reported, "id">> = {}) {
  const timestamp = Math.max(Date.now(), lastReports.get(asked.id) ?? 0);
  lastReports.set(asked.id, timestamp);
  const { url, body, headers } = signedReport({ id: asked.id, state: getState(asked), timestamp, ...told });
  return app.inject({ method: "POST", url, headers, payload: body });
}

async function getBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
