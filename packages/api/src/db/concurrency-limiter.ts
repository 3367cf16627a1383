/** The number of concurrent pieces of work, and the limits on waiting ones. */
export type ConcurrencyLimits = {
  /** The number of concurrent pieces of work of all people together. */
  readonly all: number;
  /** The number of concurrent pieces of work of one person. */
  readonly each: number;
  /** The number of waiting pieces of work of one person. */
  readonly waiting: number;
  /** The longest waits in milliseconds: for other people's work, and for one's own. */
  readonly waitMs: { readonly forOthers: number; readonly forOneself: number };
};

/** A person's own earlier work has kept this statement waiting for too long. */
export class TooBusy extends Error {
  constructor() {
    super("too much of one person's is at work or waits");
    this.name = "TooBusy";
  }
}

/** The error that Postgres gives when it has no connection left. */
const noConnectionLeft = (): Error => Object.assign(new Error("no statement ends"), { code: "53300" });

/**
 * `own`: only the person's own running work counts, and only against their own limit, because others' waiting is limited
 * elsewhere. `alone`: it also waits until nothing else of the person is running.
 */
export type Scope = "everybody" | "own" | "alone";

type SlotRequest = { readonly key: string; readonly scope: Scope };
type Waiting = SlotRequest & { readonly since: number; readonly begin: () => void };

export type ConcurrencyLimiter = {
  /** Waits until work may run; the returned function releases the slot. */
  readonly enter: (key: string, scope?: Scope) => Promise<() => void>;
  readonly atWork: (key: string) => number;
  /** The number of waiting pieces of work of all people together. */
  readonly waiting: () => number;
};

/**
 * Limits concurrent work fairly: the next slot goes to the person with the fewest running pieces, and among equal ones to the
 * one who has waited longest.
 */
export function concurrencyLimiter(limits: ConcurrencyLimits): ConcurrencyLimiter {
  const counts = new Map<string, number>();
  const waiting = new Map<string, Waiting[]>();
  let all = 0;

  const atWork = (key: string): number => counts.get(key) ?? 0;

  const isHeldUpByOneself = ({ key, scope }: SlotRequest): boolean =>
    atWork(key) >= (scope === "alone" ? 1 : limits.each);

  const mayBegin = (wanted: SlotRequest): boolean =>
    (wanted.scope === "own" || all < limits.all) && !isHeldUpByOneself(wanted);

  function occupy({ key, scope }: SlotRequest): () => void {
    const isCounted = scope !== "own";
    all += isCounted ? 1 : 0;
    counts.set(key, atWork(key) + 1);
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      all -= isCounted ? 1 : 0;
      const left = atWork(key) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
      beginNext();
    };
  }

  function beginNext(): void {
    for (;;) {
      const next = nextOf(waiting, mayBegin, atWork);
      if (next === undefined) return;
      remove(next);
      next.begin();
    }
  }

  function remove(one: Waiting): void {
    const left = (waiting.get(one.key) ?? []).filter((other) => other !== one);
    if (left.length > 0) waiting.set(one.key, left);
    else waiting.delete(one.key);
  }

  function wait({ key, scope }: SlotRequest): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const { forOthers, forOneself } = limits.waitMs;
      let timer = setTimeout(checkDeadline, forOthers);
      const one: Waiting = {
        key,
        scope,
        since: performance.now(),
        begin: () => {
          clearTimeout(timer);
          resolve(occupy(one));
        },
      };
      function checkDeadline(): void {
        const left = one.since + forOneself - performance.now();
        if (left > 1 && isHeldUpByOneself(one)) {
          timer = setTimeout(checkDeadline, Math.min(left, forOthers));
          return;
        }
        remove(one);
        reject(isHeldUpByOneself(one) ? new TooBusy() : noConnectionLeft());
      }
      waiting.set(key, [...(waiting.get(key) ?? []), one]);
    });
  }

  return {
    enter: async (key, scope = "everybody") => {
      const ahead = waiting.get(key)?.length ?? 0;
      if (ahead >= limits.waiting) throw new TooBusy();
      return ahead === 0 && mayBegin({ key, scope }) ? occupy({ key, scope }) : wait({ key, scope });
    },
    atWork,
    waiting: () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0),
  };
}

/** Picks the next person: of those with the fewest running pieces, the one who has waited longest. */
function nextOf(
  waiting: ReadonlyMap<string, readonly Waiting[]>,
  mayBegin: (wanted: SlotRequest) => boolean,
  atWork: (key: string) => number,
): Waiting | undefined {
  let best: Waiting | undefined;
  for (const [first] of waiting.values()) {
    if (first === undefined || !mayBegin(first)) continue;
    const difference = best === undefined ? -1 : atWork(first.key) - atWork(best.key);
    if (best === undefined || difference < 0 || (difference === 0 && first.since < best.since)) best = first;
  }
  return best;
}
