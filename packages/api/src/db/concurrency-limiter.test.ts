import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ConcurrencyLimits, concurrencyLimiter, type Scope, TooBusy } from "./concurrency-limiter.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits: ConcurrencyLimits = {
  all: 6,
  each: 3,
  waiting: 5,
  waitMs: { forOthers: 800, forOneself: 5_000 },
};

/** Requests for slots; `begun` lists the running ones in the order of their start. */
function world(more: Partial<ConcurrencyLimits> = {}) {
  const { enter, atWork } = concurrencyLimiter({ ...limits, ...more });
  const begun: string[] = [];
  const refused: string[] = [];
  const leaving = new Map<string, () => void>();
  const ask = async (name: string, scope?: Scope): Promise<void> => {
    const key = name.slice(0, 1);
    try {
      leaving.set(name, await enter(key, scope));
      begun.push(name);
    } catch (error) {
      refused.push(`${name} ${error instanceof TooBusy ? "too busy" : "unavailable"}`);
    }
  };
  return {
    begun,
    refused,
    atWork,
    ask: async (...names: string[]) => {
      for (const name of names) void ask(name);
      await vi.advanceTimersByTimeAsync(0);
    },
    write: async (name: string) => {
      void ask(name, "own");
      await vi.advanceTimersByTimeAsync(0);
    },
    end: async (...names: string[]) => {
      for (const name of names) leaving.get(name)?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test("one person runs at most three operations at a time; their further work queues without delaying other people", async () => {
  const { ask, end, begun, atWork } = world();
  await ask("a1", "a2", "a3", "a4", "a5", "b1");
  expect([begun, atWork("a")]).toEqual([["a1", "a2", "a3", "b1"], 3]);
  await end("a2");
  await end("a1");
  expect([begun.slice(4), atWork("a")]).toEqual([["a4", "a5"], 3]);
  await end("a3", "a3", "a4", "a5", "b1");
  expect([atWork("a"), atWork("b")]).toEqual([0, 0]);
});

test("a free slot goes to the person with the fewest running, then to the one who came first", async () => {
  const { ask, end, begun } = world();
  await ask("a1", "a2", "a3", "b1", "b2", "c1", "b3", "c2", "d1", "e1");
  expect(begun).toEqual(["a1", "a2", "a3", "b1", "b2", "c1"]);
  for (const name of ["a1", "a2", "a3", "b1"]) await end(name);
  expect(begun.slice(6)).toEqual(["d1", "e1", "c2", "b3"]);
});

test("work blocked by other people fails soon; work blocked by the person's own work waits longer", async () => {
  const { ask, refused } = world({ all: 3 });
  await ask("a1", "a2", "a3", "a4", "b1");
  await vi.advanceTimersByTimeAsync(850);
  expect(refused).toEqual(["b1 unavailable"]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(refused).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(refused.slice(1)).toEqual(["a4 too busy"]);
});

test("work beyond the person's queue limit is refused at once", async () => {
  const { ask, refused } = world();
  await ask(..."123456789".split("").map((number) => `a${number}`));
  expect(refused).toEqual(["a9 too busy"]);
});

test("a write counts against its own person's slots only", async () => {
  const { ask, write, end, begun, atWork } = world({ all: 2 });
  await ask("a1", "b1");
  await write("c1");
  await write("c2");
  await write("c3");
  expect([begun, atWork("c")]).toEqual([["a1", "b1", "c1", "c2", "c3"], 3]);
  await write("c4");
  expect(begun).toHaveLength(5);
  await end("c1");
  expect(begun.at(-1)).toBe("c4");
});
