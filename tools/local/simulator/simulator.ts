import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MachineId, SessionId } from "@cathedra/domain";
import { roomKey } from "@cathedra/domain/cloud";
import { agentApi } from "./agent-api.ts";
import { openConnectionCheck } from "./connection-check.ts";
import { nodeSigning, readRoomToken } from "./crypto.ts";
import { frameFile, framePolicy } from "./frame-files.ts";
import { beatMs } from "./live-protocol.ts";
import { serveLive } from "./live-server.ts";
import { type Behaviour, openMachine } from "./machine.ts";
import { openRecordings, type Recorded } from "./recordings.ts";
import { startReports } from "./reports.ts";
import { type DeliveryFault, deliveryFaults, startDelivering } from "./results/deliver.ts";
import { openOutbox } from "./results/outbox.ts";
import { packRun } from "./results/package-run.ts";
import type { Finished } from "./suite/suite.ts";

export type SimulatorPlan = {
  readonly machineId: MachineId;
  /** The machine's own secret (`machineKey`). */
  readonly key: string;
  readonly host: string;
  /** The port; 0 for any free one. */
  readonly port: number;
  /** The origin of the page that frames the room. */
  readonly portalOrigin: string;
  /** The portal's address for reports; null if the simulator sends none, so that the portal has to poll. */
  readonly reportTo: string | null;
  /** How long a start takes, in milliseconds. */
  readonly startMs: number;
  readonly behaviour: Behaviour;
  /** The folder in which results wait until the portal has accepted them; null: they are lost with the process. */
  readonly outbox?: string | null;
  /** The pause after the first failed delivery, in milliseconds. */
  readonly deliverAgainMs?: number;
  readonly graceMs?: number;
  readonly pingMs?: number;
  readonly now?: () => number;
  /** Called for a simulated crash, which ends the process. */
  readonly onCrash: () => void;
  readonly say: (line: string) => void;
};

export type Simulator = { readonly origin: string; readonly stop: () => Promise<void> };

/** One machine with its agent, its simulator and its room. */
export async function startSimulator(plan: SimulatorPlan): Promise<Simulator> {
  const { machineId, key, portalOrigin, reportTo, say, now = Date.now } = plan;
  let wake = () => {};
  const machine = openMachine({
    machineId,
    startMs: plan.startMs,
    graceMs: plan.graceMs ?? 30_000,
    now,
    onCrash: plan.onCrash,
    onChange: () => wake(),
    onFinished: (sessionId, finished) => results.finished(sessionId, finished),
  });
  const tokenKey = roomKey(nodeSigning, key);
  const recordings = openRecordings({
    read: (token) => readRoomToken(token, tokenKey, machineId, now()),
    isRunOf: ({ sid, sub }, runId) => machine.room(sid)?.isRunOf(sub, runId) ?? false,
  });
  const results = await startResults({
    machineId,
    key,
    portalUrl: reportTo,
    folder: plan.outbox ?? null,
    collect: (runId) => recordings.collect(runId),
    fault: () => deliveryFaults.find((each) => each === machine.behaviour()) ?? null,
    now,
    say,
    ...(plan.deliverAgainMs === undefined ? {} : { firstPauseMs: plan.deliverAgainMs }),
  });
  const reports =
    reportTo === null ? undefined : startReports({ machine, machineId, key, portalUrl: reportTo, now, say });
  if (reports !== undefined) wake = reports.wake;
  machine.behave(plan.behaviour);

  const check = openConnectionCheck({ machineId, key, portalOrigin, now });
  const answerAgent = agentApi({ machine, machineId, key, now });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (await answerAgent(request, response)) return;
    if (await recordings.answer(request, response)) return;
    if (await check.answer(request, response)) return;
    const file = request.method === "GET" ? frameFile(request.url ?? "", portalOrigin) : undefined;
    if (file === undefined) {
      response.writeHead(404, { "content-type": "text/plain" }).end("not found");
      return;
    }
    response.writeHead(200, {
      "content-type": file.type,
      "content-security-policy": framePolicy(portalOrigin, request.headers.host ?? ""),
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-cache",
    });
    response.end(file.body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      say(String(error));
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const live = serveLive({ server, machine, machineId, key, pingMs: plan.pingMs ?? beatMs, now, check });
  await new Promise<void>((ready, failed) => {
    server.once("error", failed);
    server.listen(plan.port, plan.host, ready);
  });
  reports?.wake();
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      machine.stop();
      live.stop();
      check.stop();
      await results.stop();
      await reports?.stop();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

type ResultParts = {
  readonly machineId: MachineId;
  readonly key: string;
  /** The address of the portal; null if there is none to deliver to. */
  readonly portalUrl: string | null;
  /** The folder in which results wait until the portal has accepted them; null: they are lost with the process. */
  readonly folder: string | null;
  readonly collect: (runId: string) => Promise<readonly Recorded[]>;
  readonly fault: () => DeliveryFault | null;
  readonly now: () => number;
  readonly say: (line: string) => void;
  readonly firstPauseMs?: number;
};

/** Packs results of finished runs and delivers them. */
async function startResults({ portalUrl, folder, collect, ...parts }: ResultParts) {
  const place = folder ?? (await mkdtemp(join(tmpdir(), "cathedra-simulator-")));
  const outbox = openOutbox(place);
  const delivering = portalUrl === null ? undefined : startDelivering({ ...parts, portalUrl, outbox });
  const making = new Set<Promise<void>>();

  const make = async (sessionId: SessionId, finished: Finished) => {
    const recorded = await collect(finished.runId);
    const packed = await packRun(finished, recorded, sessionId);
    if (packed === null) return;
    await outbox.put(packed);
    delivering?.start(packed.runId);
  };
  return {
    finished(sessionId: SessionId, all: readonly Finished[]): void {
      if (delivering === undefined) return;
      for (const each of all) {
        const work = make(sessionId, each)
          .catch((error: unknown) => parts.say(`No result could be made: ${String(error)}`))
          .finally(() => making.delete(work));
        making.add(work);
      }
    },
    async stop(): Promise<void> {
      await Promise.all(making);
      await delivering?.stop();
      if (folder === null) await rm(place, { recursive: true, force: true });
    },
  };
}
