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

test("polls after every pause until it is stopped", async () => {
  const ask = vi.fn(async () => undefined);
  const tab = aTab();
  const { stop } = startPoll({ everyMs: 10_000, ask, tab });
  expect(ask).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(tab.listeners.size).toBe(0);
});

test("a hidden tab does not poll, and polls at once when it becomes visible (X117)", async () => {
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

test("two requests are never sent at the same time, however slow the answer is", async () => {
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

test("failures lengthen the pause up to six times, and one answer resets it", async () => {
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

test("data counts as stale after a failed request, and as fresh after the next answer", async () => {
  let fails = true;
  const ages: string[] = [];
  const ask = async () => {
    if (fails) throw new Error("away");
  };
  startPoll({ everyMs: 10_000, ask, onAge: (age) => ages.push(age), tab: aTab() });
  await vi.advanceTimersByTimeAsync(27_000);
  expect(ages).toEqual(["stale"]);
  fails = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(ages).toEqual(["stale", "fresh"]);
});

test("data also counts as stale while an answer is missing", async () => {
  const ages: string[] = [];
  const answers: (() => void)[] = [];
  const ask = () => new Promise<void>((resolve) => void answers.push(resolve));
  startPoll({ everyMs: 1000, ask, onAge: (age) => ages.push(age), tab: aTab() });
  await vi.advanceTimersByTimeAsync(5000);
  expect(ages).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ages).toEqual(["stale"]);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ages).toEqual(["stale", "fresh"]);
});

test("a poll reports nothing after it was stopped", async () => {
  const ages: string[] = [];
  const answers: (() => void)[] = [];
  const ask = () => new Promise<void>((resolve) => void answers.push(resolve));
  const { stop } = startPoll({ everyMs: 1000, ask, onAge: (age) => ages.push(age), tab: aTab() });
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ages).toEqual([]);
});

test("another caller's answer ends the longer pauses", async () => {
  let fails = true;
  const ask = vi.fn(async () => {
    if (fails) throw new Error("away");
  });
  const { answered } = startPoll({ everyMs: 1000, ask, tab: aTab() });
  await vi.advanceTimersByTimeAsync(7000);
  expect(ask).toHaveBeenCalledTimes(3);
  fails = false;
  answered();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(4);
});
