import { setTimeout as sleep } from "node:timers/promises";
import { reportLimits as limits } from "@cathedra/domain/reports";
import packageOfApi from "../../package.json" with { type: "json" };
import type { ReportSettings } from "../config/report-settings.ts";
import type { Delivered, ReportSink } from "../ports/report-sink.ts";
import { sentry } from "./sentry.ts";

/** The name of this version of the portal at the receiver of error reports. */
const release = `cathedra@${packageOfApi.version}`;

export type SinkOptions = ReportSettings & {
  /**
   * Called once when the receiver becomes unreachable, and once when it is reachable again; its address contains a key and is
   * never logged.
   */
  readonly onAway?: (why: string) => void;
  readonly patienceMs?: number;
};

/** How long nothing is sent after a failure; reports that do not fit into the queue in the meantime are dropped. */
const pauseMs = 5_000;
/** How long closing may take, in milliseconds. */
const graceMs = 2_000;

/** Opens the connection to the receiver. One envelope is sent at a time, and a bounded number waits. */
export function openReportSink({
  dsn,
  environment,
  onAway,
  patienceMs = limits.patienceMs,
}: SinkOptions): ReportSink {
  const { dsnFromString, getEnvelopeEndpointWithUrlEncodedAuth } = sentry();
  const parts = dsnFromString(dsn);
  if (parts === undefined) throw new Error("the address of error reports is none");
  const address = getEnvelopeEndpointWithUrlEncodedAuth(parts);
  const waiting: Uint8Array[] = [];
  let bytes = 0;
  let [sent, dropped] = [0, 0];
  let restUntil = 0;
  let isAway = false;
  let sending: Promise<void> | undefined;
  const closing = new AbortController();

  async function deliver(envelope: Uint8Array, signal?: AbortSignal): Promise<Delivered> {
    const patience = AbortSignal.timeout(patienceMs);
    try {
      const response = await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/x-sentry-envelope" },
        body: Buffer.from(envelope),
        redirect: "error",
        signal: signal === undefined ? patience : AbortSignal.any([signal, patience]),
      });
      // The response body is not needed, and an endless one must not be read.
      await response.body?.cancel();
      if (response.ok) return told("delivered");
      const isLater = response.status === 429 || response.status >= 500;
      if (!isLater) return told("refused");
      restUntil =
        Date.now() + Math.min(60_000, Number(response.headers.get("retry-after")) * 1_000 || pauseMs);
      return told("away", `it answered ${response.status}`);
    } catch {
      if (signal?.aborted !== true) restUntil = Date.now() + pauseMs;
      return told("away", "it does not answer");
    }
  }

  function told(became: Delivered, why = ""): Delivered {
    if (became === "away" && !isAway) onAway?.(why);
    isAway = became === "away";
    return became;
  }

  async function sendAll(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      bytes -= next.byteLength;
      const rest = restUntil - Date.now();
      if (rest > 0) await sleep(rest, undefined, { signal: closing.signal }).catch(() => undefined);
      if ((await deliver(next, closing.signal)) === "delivered") sent += 1;
      else dropped += 1;
    }
    sending = undefined;
  }

  return {
    environment,
    release,
    push: (envelope) => {
      const hasRoom =
        waiting.length < limits.queuedEnvelopes && bytes + envelope.byteLength <= limits.queuedBytes;
      if (!hasRoom || closing.signal.aborted) {
        dropped += 1;
        return;
      }
      waiting.push(envelope);
      bytes += envelope.byteLength;
      sending ??= sendAll();
    },
    deliver,
    counts: () => ({ sent, dropped }),
    close: async () => {
      const over = new AbortController();
      await Promise.race([
        sending,
        sleep(graceMs, undefined, { signal: over.signal }).catch(() => undefined),
      ]);
      over.abort();
      closing.abort();
      await sending;
    },
  };
}
