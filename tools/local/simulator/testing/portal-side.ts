import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { instant } from "@cathedra/domain";
import {
  type AgentReport,
  machineKey,
  readAgentReport,
  roomAudience,
  roomKey,
  roomToken,
  signatureHeaders,
  signRequest,
  signResponse,
  verifyRequest,
  verifyResponse,
} from "@cathedra/domain/cloud";
import { simulatorModules } from "@cathedra/test-fixtures";
import { SignJWT } from "jose";
import { WebSocket } from "ws";
import { nodeSigning, nonceMemory } from "../crypto.ts";
import { type FromPage, livePath, type ToPage } from "../live-protocol.ts";

export const machineId = "5f0e7f6e-8a51-4a3f-9d7c-1f2f6f4f0a11";
export const key = machineKey(nodeSigning, "the secret of the fleet", machineId);

export type ReceivedRequest = {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly isSigned: boolean;
  /** The headers as they were sent, for a replay. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Sends a request to a machine as the portal does. */
export async function askMachine(
  origin: string,
  route: { readonly method: string; readonly path: string },
  message?: unknown,
  changed: {
    readonly key?: string;
    readonly timestamp?: number;
    readonly headers?: Record<string, string>;
  } = {},
): Promise<ReceivedRequest> {
  const { method, path } = route;
  const body = message === undefined ? "" : JSON.stringify(message);
  const nonce = randomBytes(16).toString("base64url");
  const timestamp = instant(changed.timestamp ?? Date.now());
  const headers =
    changed.headers ??
    signRequest(nodeSigning, changed.key ?? key, {
      method,
      path,
      machine: machineId,
      timestamp,
      nonce,
      body,
    });
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, connection: "close" },
    ...(body === "" ? {} : { body }),
  });
  const text = await response.text();
  const signature = response.headers.get(signatureHeaders.signature) ?? undefined;
  const isSigned = verifyResponse(
    nodeSigning,
    key,
    { nonce, status: response.status, body: text },
    signature,
  );
  return { status: response.status, body: readJson(text), isSigned, headers };
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { text };
  }
}

export type Guest = { readonly id: string; readonly name: string; readonly role: "proctor" | "participant" };

export function tokenFor(
  { id, name, role }: Guest,
  sessionId: string,
  changed: {
    readonly secret?: string;
    readonly audience?: string;
    readonly expiresIn?: number;
    readonly type?: string;
    readonly issuedAt?: number;
  } = {},
): Promise<string> {
  const seconds = Math.floor(Date.now() / 1000);
  return new SignJWT({ name, role, sid: sessionId })
    .setProtectedHeader({ alg: roomToken.algorithm, typ: changed.type ?? roomToken.type })
    .setSubject(id)
    .setIssuer(roomToken.issuer)
    .setIssuedAt((changed.issuedAt ?? Date.now()) / 1000)
    .setAudience(changed.audience ?? roomAudience(machineId))
    .setExpirationTime(seconds + (changed.expiresIn ?? roomToken.lifetimeSeconds))
    .sign(new TextEncoder().encode(changed.secret ?? roomKey(nodeSigning, key)));
}

/** Connects to a room as the frame does, without a frame. */
export async function connectLive(origin: string, token: string, from = origin) {
  const socket = new WebSocket(`${origin.replace("http", "ws")}${livePath}`, { origin: from });
  const heard: ToPage[] = [];
  const waiting = new Set<() => void>();
  const closed = new Promise<number>((done) => {
    socket.once("close", done);
  });
  socket.on("error", () => undefined);
  socket.on("message", (data: Buffer) => {
    heard.push(JSON.parse(data.toString("utf8")) as ToPage);
    for (const look of waiting) look();
  });
  await once(socket, "open");
  const send = (message: FromPage) => socket.send(JSON.stringify(message));
  send({ type: "token", token });
  return {
    socket,
    heard,
    closed,
    send,
    /** The newest message since `since` that `is` accepts; waits for one if there is none yet. */
    until<Found extends ToPage>(is: (message: ToPage) => message is Found, since = 0): Promise<Found> {
      return new Promise((found, failed) => {
        const look = () => {
          const message = heard.slice(since).findLast(is);
          if (message === undefined) return;
          waiting.delete(look);
          found(message);
        };
        waiting.add(look);
        look();
        void closed.then((code) => failed(new Error(`closed with ${code}`)));
      });
    },
  };
}

/** Receives a machine's reports, as the portal's API does. */
export async function startReportSink() {
  const reports: AgentReport[] = [];
  const waiting = new Set<() => void>();
  const isNew = nonceMemory(120_000, Date.now);
  let failures = 0;
  let newest = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      const { method = "", url: path = "" } = request;
      const verified = verifyRequest(
        nodeSigning,
        { method, path, body, header: (name) => request.headers[name]?.toString() },
        { key, machine: machineId, now: instant(Date.now()), isNew },
      );
      const report = readAgentReport(JSON.parse(body));
      // Treats reports as the portal does: one that was made before the last one is outdated.
      const isOld = verified.ok && verified.value.timestamp < newest;
      if (!verified.ok || isOld || report === undefined || failures > 0) {
        failures -= 1;
        response.writeHead(503).end();
        return;
      }
      newest = verified.value.timestamp;
      reports.push(report);
      for (const look of waiting) look();
      const answer = JSON.stringify({ version: 1, acknowledged: report.events.at(-1)?.seq ?? 0 });
      const signed = signResponse(nodeSigning, key, {
        nonce: verified.value.nonce,
        status: 200,
        body: answer,
      });
      response.writeHead(200, signed).end(answer);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reports,
    failNext: (count: number) => {
      failures = count;
    },
    until: (is: () => boolean) =>
      new Promise<void>((found) => {
        const look = () => {
          if (!is()) return;
          waiting.delete(look);
          found();
        };
        waiting.add(look);
        look();
      }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const exercises = new Map(
  simulatorModules
    .filter(({ isNewest }) => isNewest)
    .flatMap(({ code: moduleCode, version: moduleVersion, exercises: all }) =>
      all.map(({ id, code }): [string, object] => [code, { id, code, moduleCode, moduleVersion }]),
    ),
);

/** A start as the portal sends it when runs of its cases have results. */
export function measured(start: ReturnType<typeof aStart>) {
  const cases = start.cases.map((each) => ({ ...each, exercise: exercises.get(each.caseId) ?? null }));
  return { ...start, cases };
}

/** A start of the first of two cases. */
export function aStart(sessionId: string = randomUUID()) {
  const first = {
    moduleId: "carotid-stenting",
    moduleName: "Carotid",
    caseId: "carotid-stenting-01",
    caseName: "One",
  };
  const second = { ...first, caseId: "carotid-stenting-02", caseName: "Two" };
  const { moduleId, caseId } = first;
  return { version: 1, sessionId, moduleId, caseId, cases: [first, second] };
}
