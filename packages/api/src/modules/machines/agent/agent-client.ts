import { randomUUID } from "node:crypto";
import { Agent, request as httpRequest } from "node:http";
import { request as httpsRequest, Agent as TlsAgent } from "node:https";
import type { MachineId } from "@cathedra/domain";
import {
  type AgentState,
  agentRoutes,
  machineKey,
  maxAgentBodyBytes,
  readAgentState,
  signatureHeaders,
  signRequest,
  verifyResponse,
} from "@cathedra/domain/cloud";
import type { Clock } from "../../../ports/clock.ts";
import { signingPort } from "./signing-port.ts";

/** The answer of an agent: a state of that machine, no answer, or an invalid one. */
export type AgentAnswer =
  | { readonly kind: "state"; readonly state: AgentState }
  | { readonly kind: "silent" }
  | { readonly kind: "garbage" };

export type AgentTarget = { readonly id: MachineId; readonly url: string };

/** Sends requests to the agents of machines. One connection for each machine is kept open. */
export type AgentClient = {
  readonly ask: (
    machine: AgentTarget,
    route: Exclude<keyof typeof agentRoutes, "health">,
    body?: unknown,
  ) => Promise<AgentAnswer>;
  readonly close: () => void;
};

type Settings = {
  readonly fleetSecret: string;
  readonly clock: Clock;
  /** The time limit for an answer, in milliseconds. */
  readonly timeoutMs?: number;
};

export function agentClient({ fleetSecret, clock, timeoutMs = 2000 }: Settings): AgentClient {
  const agents = { plain: new Agent({ keepAlive: true }), tls: new TlsAgent({ keepAlive: true }) };
  return {
    ask: async (machine, route, body) => {
      const { method, path } = agentRoutes[route];
      const key = machineKey(signingPort, fleetSecret, machine.id);
      const nonce = randomUUID();
      const text = body === undefined ? "" : JSON.stringify(body);
      const address = new URL(path, machine.url);
      const headers = {
        ...signRequest(signingPort, key, {
          method,
          path: address.pathname,
          machine: machine.id,
          timestamp: clock(),
          nonce,
          body: text,
        }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        "content-length": String(Buffer.byteLength(text)),
      };
      const answer = await send(address, { method, headers, text, timeoutMs, agents });
      if (answer === undefined) return { kind: "silent" };
      const { status, body: received, signature } = answer;
      const isSigned = verifyResponse(signingPort, key, { nonce, status, body: received }, signature);
      const state = isSigned ? readAgentState(getJson(received)) : undefined;
      // Statuses 409 and 422 contain the agent's state too, which is used.
      const isOwn = state !== undefined && state.machineId.toLowerCase() === machine.id.toLowerCase();
      return isOwn ? { kind: "state", state } : { kind: "garbage" };
    },
    close: () => {
      agents.plain.destroy();
      agents.tls.destroy();
    },
  };
}

type Sending = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly timeoutMs: number;
  readonly agents: { readonly plain: Agent; readonly tls: TlsAgent };
};
type Received = { readonly status: number; readonly body: string; readonly signature: string | undefined };

/** Sends a request; undefined if there is no complete answer in time. Redirects are not followed. */
function send(
  address: URL,
  { method, headers, text, timeoutMs, agents }: Sending,
): Promise<Received | undefined> {
  return new Promise((resolve) => {
    const isTls = address.protocol === "https:";
    const options = { method, headers, agent: isTls ? agents.tls : agents.plain };
    const request = (isTls ? httpsRequest : httpRequest)(address, options, (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on("data", (part: Buffer) => {
        size += part.length;
        if (size > maxAgentBodyBytes) request.destroy();
        else parts.push(part);
      });
      response.on("error", () => end(undefined));
      response.on("end", () => {
        const signature = response.headers[signatureHeaders.signature];
        end({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts).toString(),
          signature: typeof signature === "string" ? signature : undefined,
        });
      });
    });
    const timer = setTimeout(() => request.destroy(), timeoutMs);
    function end(received: Received | undefined): void {
      clearTimeout(timer);
      resolve(received);
    }
    request.on("error", () => end(undefined));
    request.on("close", () => end(undefined));
    request.end(text);
  });
}

function getJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
