import { expect, test, vi } from "vitest";
import type { ExportProgress, ExportRequest } from "./export-messages.ts";
import { type ExportWorker, runExport } from "./run-export.ts";

const order = { operation: "a1b2", request: { limit: 25, offset: 0 } } as const;
const file = new ArrayBuffer(8);
const made: ExportProgress = { kind: "made", file };

type Act = (worker: ExportWorker, order: ExportRequest) => void;
const say =
  (...news: ExportProgress[]): Act =>
  (worker) => {
    for (const data of news) worker.onmessage?.call(worker as Worker, { data } as MessageEvent);
  };
const breakDown: Act = (worker) => worker.onerror?.call(worker as Worker, {} as ErrorEvent);
const stayBusy: Act = () => {};

/** Each started worker performs the next of `acts`. */
function setUp(...acts: Act[]) {
  const controller = new AbortController();
  const orders: ExportRequest[] = [];
  const terminated: number[] = [];
  const startWorker = vi.fn((): ExportWorker => {
    const act = acts.shift();
    const number = orders.length + 1;
    const worker: ExportWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => void terminated.push(number),
      postMessage: (posted: ExportRequest) => {
        orders.push(posted);
        act?.(worker, posted);
      },
    };
    return worker;
  });
  const tokens = { current: vi.fn(async () => "first"), after: vi.fn(async (_stale: string) => "second") };
  const onMaking = vi.fn();
  const run = () => runExport({ tokens, startWorker, onMaking, signal: controller.signal }, order);
  return { run, controller, orders, terminated, tokens, onMaking, startWorker };
}

test("an export reports its progress, returns the file and ends the worker", async () => {
  const making = { kind: "making", made: 2, total: 3 } as const;
  const { run, orders, terminated, onMaking } = setUp(say(making, made));
  expect(await run()).toEqual(made);
  expect(orders).toEqual([order]);
  expect(onMaking).toHaveBeenCalledExactlyOnceWith(making);
  expect(terminated).toEqual([1]);
});

test("a refused token is renewed once, and the export starts again", async () => {
  const { run, orders, terminated, tokens } = setUp(say({ kind: "unauthenticated" }), say(made));
  expect(await run()).toEqual(made);
  expect(tokens.after).toHaveBeenCalledExactlyOnceWith("first");
  expect(orders).toEqual([order, order]);
  expect(terminated).toEqual([1, 2]);
});

test("a renewed token that is refused too makes the export fail without another attempt", async () => {
  const { run, startWorker } = setUp(say({ kind: "unauthenticated" }), say({ kind: "unauthenticated" }));
  expect(await run()).toEqual({ kind: "failed" });
  expect(startWorker).toHaveBeenCalledTimes(2);
});

test("a session that cannot be renewed is reported to the caller", async () => {
  const { run, tokens } = setUp(say({ kind: "unauthenticated" }));
  tokens.after.mockRejectedValueOnce(new Error("signed out"));
  await expect(run()).rejects.toThrow("signed out");
});

test("a worker error makes the export fail", async () => {
  const { run, terminated } = setUp(breakDown);
  expect(await run()).toEqual({ kind: "failed" });
  expect(terminated).toEqual([1]);
});

test("cancelling during the export ends the worker without a file", async () => {
  const { run, controller, orders, terminated } = setUp(stayBusy);
  const outcome = run();
  await vi.waitFor(() => expect(orders).toHaveLength(1), 15_000);
  controller.abort();
  await expect(outcome).rejects.toThrow(/abort/i);
  expect(terminated).toEqual([1]);
});

test("cancelling before a token is available starts no worker", async () => {
  const { run, controller, startWorker } = setUp(say(made));
  controller.abort();
  await expect(run()).rejects.toThrow(/abort/i);
  expect(startWorker).not.toHaveBeenCalled();
});

test("cancelling during the renewal of the token does not restart the export", async () => {
  const { run, controller, tokens, startWorker } = setUp(say({ kind: "unauthenticated" }), say(made));
  tokens.after.mockImplementationOnce(async () => {
    controller.abort();
    return "second";
  });
  await expect(run()).rejects.toThrow(/abort/i);
  expect(startWorker).toHaveBeenCalledTimes(1);
});
