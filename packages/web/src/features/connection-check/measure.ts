import { computeMedian, deviationOf } from "@cathedra/domain";
import { connectionCheck } from "@cathedra/domain/cloud";
import type { ConnectionFacts } from "@cathedra/domain/connection";
import { browserName, missingFeatures } from "./browser-features.ts";
import { type Echoes, measureEchoes } from "./measure-echoes.ts";

export type Target = { readonly url: string; readonly token: string };
export type Step = "live connection" | "way there and back" | "download" | "upload";

/** The size of the first download in bytes; sizes grow until a download takes long enough to measure the rate. */
const firstBytes = 250_000;
const enoughMs = 600;
const pings = 8;
const requestMs = 15_000;

/**
 * Measures the connection from this browser: to a simulator if one is running, otherwise to the portal only. A part that fails
 * is left out; `onStep` gets the progress. Rejects only when `signal` aborts it.
 */
export async function measureConnection(
  target: Target | null,
  onStep: (step: Step) => void,
  signal: AbortSignal,
): Promise<ConnectionFacts> {
  const facts = { browser: browserName(navigator.userAgent), missing: [...missingFeatures()] };
  if (target === null) {
    onStep("way there and back");
    return { ...facts, ...unmeasured, target: "portal", ...ofTimes(await pingPortal(signal)) };
  }
  onStep("live connection");
  const echoes = await measureEchoes(address(target, connectionCheck.socketPath, "ws"), signal);
  signal.throwIfAborted();
  onStep("download");
  const downMbit = await orNull(download(target, signal), signal);
  onStep("upload");
  const upMbit = await orNull(upload(target, signal), signal);
  return {
    ...facts,
    target: "simulator",
    hasSocket: echoes !== null,
    ...(echoes === null ? unmeasuredWay : ofTimes(echoes)),
    downMbit,
    upMbit,
  };
}

const unmeasuredWay = { roundTripMs: null, jitterMs: null, lostPercent: null };
const unmeasured = { hasSocket: null, ...unmeasuredWay, downMbit: null, upMbit: null };

function ofTimes({ times, lost }: Echoes) {
  const sent = times.length + lost;
  if (sent === 0) return unmeasuredWay;
  const lostPercent = Math.round((100 * lost) / sent);
  if (times.length === 0) return { ...unmeasuredWay, lostPercent };
  return { roundTripMs: rounded(computeMedian(times)), jitterMs: rounded(deviationOf(times)), lostPercent };
}

async function pingPortal(signal: AbortSignal): Promise<Echoes> {
  const times: number[] = [];
  let lost = 0;
  for (let round = 0; round <= pings; round += 1) {
    const begun = performance.now();
    const answer = await orNull(fetch("/healthz", options(signal)), signal);
    // The first round is not counted, because it may include opening the connection.
    if (round === 0) continue;
    if (answer?.ok === true) times.push(performance.now() - begun);
    else lost += 1;
  }
  return { times, lost };
}

/** Downloads larger parts until one takes long enough to measure the rate. */
async function download(target: Target, signal: AbortSignal): Promise<number> {
  for (let count = firstBytes; ; count = Math.min(count * 4, connectionCheck.maxDown)) {
    const begun = performance.now();
    const answer = await fetch(
      `${address(target, connectionCheck.bytesPath)}&count=${count}`,
      options(signal),
    );
    if (!answer.ok) throw new Error(`a simulator answered ${answer.status}`);
    const { byteLength } = await answer.arrayBuffer();
    const took = performance.now() - begun;
    if (took >= enoughMs || count === connectionCheck.maxDown) return megabits(byteLength, took);
  }
}

async function upload(target: Target, signal: AbortSignal): Promise<number> {
  for (let count = firstBytes; ; count = Math.min(count * 4, connectionCheck.maxUp)) {
    const begun = performance.now();
    // Sent as plain text, so that the browser needs no preflight request.
    const body = new Blob([new Uint8Array(count)], { type: "text/plain" });
    const answer = await fetch(address(target, connectionCheck.bytesPath), {
      ...options(signal),
      method: "POST",
      body,
    });
    if (!answer.ok) throw new Error(`a simulator answered ${answer.status}`);
    const took = performance.now() - begun;
    if (took >= enoughMs || count === connectionCheck.maxUp) return megabits(count, took);
  }
}

function options(signal: AbortSignal) {
  return {
    signal: within(requestMs, signal),
    cache: "no-store",
    credentials: "omit",
    referrerPolicy: "no-referrer",
  } as const;
}

/** A signal that aborts with `signal` or after this time. */
function within(ms: number, signal: AbortSignal): AbortSignal {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), ms);
  const follow = () => {
    clearTimeout(timer);
    control.abort();
  };
  if (signal.aborted) follow();
  else signal.addEventListener("abort", follow, { once: true });
  return control.signal;
}

function address({ url, token }: Target, path: string, scheme = "http"): string {
  return `${url.replace(/^http/, scheme)}${path}?token=${encodeURIComponent(token)}`;
}

async function orNull<T>(measurement: Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await measurement;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

const rounded = (value: number) => Math.round(value * 10) / 10;
const megabits = (bytes: number, ms: number) => rounded((bytes * 8) / 1000 / Math.max(ms, 1));
