import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { instant } from "@cathedra/domain";
import {
  agentProtocolVersion,
  agentRoutes,
  machineKey,
  reportRoute,
  signatureHeaders,
  signRequest,
  signResponse,
} from "@cathedra/domain/cloud";
import { nodeSigning } from "../../local/simulator/crypto.ts";
import { caseOfBench, fleetSecret } from "./cloud-world.ts";

type Phase = Readonly<Record<string, unknown>> & { readonly phase: string };

/** Simulated agents of any number of machines, each at an address of its own in the loopback network. */
export type SimulatedAgents = {
  readonly url: (at: number) => string;
  /** The number of requests that were sent. */
  readonly questions: () => number;
  readonly setPhase: (id: string, phase: Phase) => void;
  /** Reports the machine's state to the portal at this address. */
  readonly report: (portal: string, id: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export async function simulatedAgents(): Promise<SimulatedAgents> {
  const phases = new Map<string, Phase>();
  let questions = 0;
  const stateOf = (id: string) => ({
    version: agentProtocolVersion,
    machineId: id,
    ...(phases.get(id) ?? { phase: "ready" }),
  });
  const server = createServer((request, response) => {
    questions += 1;
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const id = String(request.headers[signatureHeaders.machine]);
      if (request.url === agentRoutes.start.path) {
        const { sessionId } = JSON.parse(Buffer.concat(parts).toString()) as { sessionId: string };
        phases.set(id, { phase: "running", sessionId, ...caseOfBench, endsAt: null, users: [] });
      }
      if (request.url === agentRoutes.end.path) phases.set(id, { phase: "ready" });
      const body = JSON.stringify(stateOf(id));
      const nonce = String(request.headers[signatureHeaders.nonce]);
      const key = machineKey(nodeSigning, fleetSecret, id);
      const signed = signResponse(nodeSigning, key, { nonce, status: 200, body });
      response.writeHead(200, { "content-type": "application/json", ...signed }).end(body);
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((ready) => server.listen(0, "0.0.0.0", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: (at) => `http://127.1.${at >> 8}.${(at & 255) + 1}:${port}`,
    questions: () => questions,
    setPhase: (id, phase) => phases.set(id, phase),
    report: async (portal, id) => {
      const body = JSON.stringify({
        version: agentProtocolVersion,
        bootId: randomUUID(),
        state: stateOf(id),
        sessionId: null,
        events: [],
      });
      const { method, path } = reportRoute;
      const key = machineKey(nodeSigning, fleetSecret, id);
      const nonce = randomUUID();
      const signed = signRequest(nodeSigning, key, {
        method,
        path,
        machine: id,
        timestamp: instant(Date.now()),
        nonce,
        body,
      });
      const headers = { "content-type": "application/json", ...signed };
      const { ok, status } = await fetch(`${portal}${path}`, { method, headers, body });
      if (!ok) throw new Error(`the report was answered ${status}`);
    },
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
