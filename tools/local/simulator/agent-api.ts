import type { IncomingMessage, ServerResponse } from "node:http";
import { instant } from "@cathedra/domain";
import {
  agentRoutes,
  maxAgentBodyBytes,
  readCaseRequest,
  readEndRequest,
  readRolesRequest,
  readSetEndRequest,
  readStartRequest,
  replayWindowMs,
  signResponse,
  verifyRequest,
} from "@cathedra/domain/cloud";
import { nodeSigning, nonceMemory } from "./crypto.ts";
import { behaviours, type Machine, type Outcome } from "./machine.ts";

export type AgentApiParts = {
  readonly machine: Machine;
  readonly machineId: string;
  readonly key: string;
  readonly now: () => number;
};

/**
 * The route by which tests set a fault of the local simulator, signed like all others. It is not part of the protocol of
 * machines.
 */
export const behaviourPath = "/local/behaviour";

/** The machine's side of the agent protocol. Answers whether the request was one of its own. */
export function agentApi({ machine, machineId, key, now }: AgentApiParts) {
  const isNew = nonceMemory(2 * replayWindowMs, now);
  const verify = (request: IncomingMessage, body: string) =>
    verifyRequest(
      nodeSigning,
      {
        method: request.method ?? "",
        path: request.url ?? "",
        body,
        header: (name) => {
          const value = request.headers[name];
          return Array.isArray(value) ? undefined : value;
        },
      },
      { key, machine: machineId, now: instant(now()), isNew },
    );

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = request.url ?? "";
    if (!path.startsWith("/agent/") && path !== behaviourPath) return false;
    const body = await readBody(request);
    if (body === undefined) {
      // The rest of an oversized body is not read, so the connection cannot be used again.
      response.writeHead(413, { connection: "close" }).end();
      return true;
    }
    const verified = verify(request, body);
    if (!verified.ok) {
      const text = JSON.stringify({ error: { code: verified.error.code } });
      response.writeHead(401, json).end(text);
      return true;
    }
    const { nonce, timestamp } = verified.value;
    const asked = `${request.method} ${path}`;
    const behaviour = machine.behaviour();
    // A misbehaving machine still accepts changes of its behaviour.
    if (path !== behaviourPath && behaviour === "silent") return true;
    if (path !== behaviourPath && behaviour === "garbage") {
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>It works!</h1>");
      return true;
    }
    const [status, answer] = answerTo(machine, asked, parse(body), now() - timestamp);
    const text = JSON.stringify(answer);
    const signature = signResponse(nodeSigning, key, { nonce, status, body: text });
    response.writeHead(status, { ...json, ...signature }).end(text);
    return true;
  };
}

const json = { "content-type": "application/json", "cache-control": "no-store" } as const;
const named = (route: { readonly method: string; readonly path: string }) => `${route.method} ${route.path}`;

function answerTo(
  machine: Machine,
  asked: string,
  input: unknown,
  skew: number,
): readonly [status: number, body: object] {
  const take = <Request>(read: Request | undefined, act: (request: Request) => Outcome) =>
    read === undefined
      ? ([400, { error: { code: "BAD_REQUEST" } }] as const)
      : ([act(read), machine.state()] as const);
  switch (asked) {
    case named(agentRoutes.health):
      return [200, machine.health()];
    case named(agentRoutes.state):
      return [200, machine.state()];
    case named(agentRoutes.start):
      return take(readStartRequest(input), (request) => machine.start(request));
    case named(agentRoutes.end):
      return take(readEndRequest(input), (request) => machine.end(request));
    case named(agentRoutes.changeCase):
      return take(readCaseRequest(input), (request) => machine.changeCase(request));
    case named(agentRoutes.setEnd):
      return take(readSetEndRequest(input), (request) => machine.setEnd(request, skew));
    case named(agentRoutes.setRoles):
      return take(readRolesRequest(input), (request) => machine.setRoles(request));
    case `POST ${behaviourPath}`: {
      const wanted = behaviours.find((each) => each === input);
      return take(wanted, (behaviour) => {
        machine.behave(behaviour);
        return 200;
      });
    }
    default:
      return [404, { error: { code: "NOT_FOUND" } }];
  }
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk as Uint8Array);
    size += part.length;
    if (size > maxAgentBodyBytes) return undefined;
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
