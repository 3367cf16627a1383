import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPoll } from "./poll.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aTab() {
  const listeners = new Set<() => void>();
  let isHidden = false;
  return {
    isHidden: () => isHidden,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    turn: (hidden: boolean) => {
      isHidden = hidden;
      for (const listener of listeners) listener();
    },
    listeners,
  };
}

test("asks after every pause, until it is stopped", async () => {
  const ask = vi.fn(async () => undefined);
  const tab = aTab();
  const stop = startPoll({ everyMs: 10_000, ask, tab });
  expect(ask).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(tab.listeners.size).toBe(0);
});

test("a hidden tab asks nothing, and at once when it is seen again (X117)", async () => {
  const ask = vi.fn(async () => undefined);
  const tab = aTab();
  startPoll({ everyMs: 10_000, ask, tab });
  tab.turn(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(0);
  tab.turn(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("never two questions at once, however slow the answer", async () => {
  const answers: (() => void)[] = [];
  const ask = vi.fn(() => new Promise<void>((resolve) => void answers.push(resolve)));
  const tab = aTab();
  startPoll({ everyMs: 1000, ask, tab });
  await vi.advanceTimersByTimeAsync(5000);
  tab.turn(true);
  tab.turn(false);
  expect(ask).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("failures make the pauses longer, up to six times; one answer makes them short again", async () => {
  let fails = true;
  const ask = vi.fn(async () => {
    if (fails) throw new Error("away");
  });
  startPoll({ everyMs: 1000, ask, tab: aTab() });
  for (const [after, calls] of [
    [1000, 1],
    [2000, 2],
    [4000, 3],
    [6000, 4],
    [6000, 5],
  ] as const) {
    await vi.advanceTimersByTimeAsync(after);
    expect(ask).toHaveBeenCalledTimes(calls);
  }
  fails = false;
  await vi.advanceTimersByTimeAsync(6000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(7);
});
