import { type ReceivedHint, readHint } from "@cathedra/domain/hints";
import { eventReader, type StreamEvent } from "./read-events.ts";

export type ConnectionPorts = {
  /** Opens the stream; a refusal resolves too. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  /** Returns a random number between 0 and 1. */
  readonly random: () => number;
  readonly onLive: (isLive: boolean) => void;
  readonly onHint: (hint: ReceivedHint) => void;
};

/** The time without any message after which the stream counts as broken; the portal sends one at least every 20 seconds. */
const silenceMs = 45_000;
/** The pause after a failure, which grows up to the maximum while attempts keep failing. */
const pauseMs = { least: 1_000, most: 60_000 };
/** The periods over which reconnecting is spread, because streams of many people end at the same moment; in milliseconds. */
const spreadMs = { renew: 500, moved: 3_000 };

/** Holds a stream until `signal` aborts, and reconnects whenever it ends. */
export async function stayConnected(ports: ConnectionPorts, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const end = await connectOnce(ports, signal, () => {
      failures = 0;
    }).catch(() => ({ why: "failed", afterMs: 0 }) as const);
    ports.onLive(false);
    if (end.why === "failed") failures += 1;
    const usual = Math.min(pauseMs.least * 2 ** (failures - 1), pauseMs.most);
    const wait =
      end.why === "failed"
        ? Math.max(end.afterMs, usual / 2) + (ports.random() * usual) / 2
        : ports.random() * spreadMs[end.why];
    await pause(wait, signal);
  }
}

type End = { readonly why: "failed"; readonly afterMs: number } | { readonly why: "renew" | "moved" };

async function connectOnce(
  { open, onLive, onHint }: ConnectionPorts,
  signal: AbortSignal,
  onOpen: () => void,
): Promise<End> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  signal.addEventListener("abort", leave);
  let silent = setTimeout(leave, silenceMs);
  let end: End = { why: "failed", afterMs: 0 };
  const handleEvent = ({ name, data }: StreamEvent) => {
    if (name === "live" || name === "away") onLive(name === "live");
    else if (name === "hint") {
      const hint = readHint(parsed(data));
      if (hint !== undefined) onHint(hint);
    } else if (name === "end") end = { why: data.includes('"moved"') ? "moved" : "renew" };
  };
  try {
    const response = await open(leaving.signal);
    if (!response.ok || response.body === null)
      return { why: "failed", afterMs: Number(response.headers.get("retry-after") ?? 0) * 1000 };
    onOpen();
    const read = eventReader(handleEvent);
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return end;
      clearTimeout(silent);
      silent = setTimeout(leave, silenceMs);
      read(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(silent);
    signal.removeEventListener("abort", leave);
    leave();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}
