import { observable } from "../observable.ts";

/** `since` is when the portal stopped answering, in epoch milliseconds; undefined while it answers. */
export type OutageState = { readonly since: number | undefined };

export type Outage = {
  readonly get: () => OutageState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reports a request without an answer; resolves when the portal may answer again. */
  readonly report: () => Promise<void>;
  /** Reports an answer, which ends an outage. */
  readonly clear: () => void;
};

type Surroundings = {
  /** Asks whether the portal answers again. */
  readonly probe: () => Promise<boolean>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
};

const normal: OutageState = { since: undefined };
/**
 * The pause between probes in milliseconds: after the portal's return, pages recover within 5 s, including the probe and the
 * repeated request.
 */
const pauseMs = 2000;
/** A failure within this many milliseconds after the return still belongs to the same outage. */
const relapseMs = 5000;

/** Tracks outages of the portal; one prober serves all waiting requests. */
export function createOutage({ probe, wait, now }: Surroundings): Outage {
  const state = observable<OutageState>(normal);
  let last = { since: 0, endedAt: Number.NEGATIVE_INFINITY };
  let over: Promise<void> | undefined;

  function end(): void {
    const { since } = state.get();
    if (since === undefined) return;
    last = { since, endedAt: now() };
    state.set(normal);
  }

  async function watch(): Promise<void> {
    do await wait(pauseMs);
    while (state.get().since !== undefined && !(await probe()));
    over = undefined;
    if (state.get().since !== undefined) void settle();
  }

  /** Ends the outage after a pause, unless one of the repeated requests has failed in the meantime; an answer ends it earlier. */
  async function settle(): Promise<void> {
    await wait(pauseMs);
    if (over === undefined) end();
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    report: () => {
      if (state.get().since === undefined) {
        state.set({ since: now() - last.endedAt < relapseMs ? last.since : now() });
      }
      over ??= watch();
      return over;
    },
    clear: end,
  };
}

/**
 * Asks `/readyz`, which needs no token, whether the portal answers. Every response other than "not ready" counts, because the
 * repeated request then shows the actual state.
 */
export async function probeReadiness(): Promise<boolean> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), 2500);
  try {
    const response = await fetch("/readyz", { cache: "no-store", signal: abort.signal });
    return !isOutageStatus(response.status);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

export function isOutageStatus(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

/** Resolves after `milliseconds`, and not before the page is visible: hidden tabs do not poll. */
export async function waitVisible(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  if (!document.hidden) return;
  await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
}
