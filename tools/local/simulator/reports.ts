import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { type Instant, instant } from "@cathedra/domain";
import {
  type AgentReport,
  agentProtocolVersion,
  readReportReceipt,
  reportRoute,
  reportTime,
  signatureHeaders,
  signRequest,
  verifyResponse,
} from "@cathedra/domain/cloud";
import { nodeSigning } from "./crypto.ts";
import type { Machine } from "./machine.ts";

export type ReportParts = {
  readonly machine: Machine;
  readonly machineId: string;
  readonly key: string;
  /** The address of the portal's API, which may have a path prefix. */
  readonly portalUrl: string;
  readonly now: () => number;
  readonly say: (line: string) => void;
};

const maxEvents = 200;
const maxPauseMs = 10_000;

/** Reports every change to the portal, one report at a time, each until it is accepted. */
export function startReports({ machine, machineId, key, portalUrl, now, say }: ReportParts) {
  const stopping = new AbortController();
  const url = new URL(reportRoute.path, portalUrl);
  const acknowledged = new Map<string, number>();
  let due = false;
  let lastMade: Instant | null = null;
  let isAway = false;
  let running: Promise<void> | undefined;

  const nextReport = (): AgentReport => {
    const session = machine.events();
    const known = session === null ? 0 : (acknowledged.get(session.sessionId) ?? 0);
    const events = session?.events.slice(known, known + maxEvents) ?? [];
    const sessionId = session?.sessionId ?? null;
    return {
      version: agentProtocolVersion,
      bootId: machine.bootId,
      state: machine.state(),
      sessionId,
      events,
    };
  };

  const send = async (report: AgentReport): Promise<void> => {
    const body = JSON.stringify(report);
    const nonce = randomBytes(16).toString("base64url");
    lastMade = reportTime(lastMade, instant(now()));
    const { method, path } = { method: reportRoute.method, path: `${url.pathname}${url.search}` };
    const headers = signRequest(nodeSigning, key, {
      method,
      path,
      machine: machineId,
      timestamp: lastMade,
      nonce,
      body,
    });
    const response = await fetch(url, {
      method,
      body,
      headers: { ...headers, "content-type": "application/json" },
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(10_000)]),
      redirect: "error",
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`the portal answered ${response.status}`);
    const signature = response.headers.get(signatureHeaders.signature) ?? undefined;
    const answer = { nonce, status: response.status, body: text };
    if (!verifyResponse(nodeSigning, key, answer, signature))
      throw new Error("the answer is not the portal's");
    const receipt = readReportReceipt(JSON.parse(text));
    if (receipt === undefined) throw new Error("the portal's answer makes no sense");
    if (report.sessionId === null) return;
    acknowledged.set(
      report.sessionId,
      Math.max(receipt.acknowledged, acknowledged.get(report.sessionId) ?? 0),
    );
    settle(report);
  };

  /** Continues with unsent events, or forgets a session that the portal knows completely. */
  const settle = ({ sessionId }: AgentReport) => {
    const session = machine.events();
    if (sessionId === null || session?.sessionId !== sessionId) return;
    if ((acknowledged.get(sessionId) ?? 0) < session.events.length) due = true;
    else if (machine.room(sessionId) === undefined) {
      machine.settled(sessionId);
      acknowledged.delete(sessionId);
      if (machine.events() !== null) due = true;
    }
  };

  const work = async () => {
    let pause = 250;
    while (due && !stopping.signal.aborted) {
      due = false;
      try {
        await send(nextReport());
        isAway = false;
        pause = 250;
      } catch (error) {
        if (stopping.signal.aborted) return;
        // The first failure of reports is printed once; the next accepted report prints that the portal answers again.
        if (!isAway)
          say(`No report reaches the portal: ${error instanceof Error ? error.message : String(error)}`);
        isAway = true;
        due = true;
        await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
        pause = Math.min(pause * 2, maxPauseMs);
      }
    }
  };

  const wake = () => {
    due = true;
    // The report is sent after the current changes, of which there may be several.
    running ??= Promise.resolve()
      .then(work)
      .finally(() => {
        running = undefined;
        if (due && !stopping.signal.aborted) wake();
      });
  };

  return {
    /** Wakes the reporter after a change, so that it sends a report at once. */
    wake,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
