import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Figures, openRefreshing } from "./refreshing.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const old: Figures = { readAt: "2026-11-22T10:00:00.000Z", isCurrent: false };
const current: Figures = { readAt: "2026-11-22T10:01:00.000Z", isCurrent: true };

test("current figures are asked for once", async () => {
  const ask = vi.fn(async () => current);
  const onFigures = vi.fn();
  openRefreshing({ ask, onFigures }).refresh(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask.mock.calls).toEqual([[true]]);
  expect(onFigures.mock.calls).toEqual([[current]]);
});

test("old ones are said at once, and asked for again until they are current", async () => {
  const ask = vi.fn<() => Promise<Figures>>().mockResolvedValueOnce(old).mockResolvedValue(current);
  const onFigures = vi.fn();
  openRefreshing({ ask, onFigures }).refresh(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(onFigures).toHaveBeenLastCalledWith(old);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onFigures).toHaveBeenLastCalledWith(current);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a platform that is away is asked for four times, not for ever; so is a portal that does not answer", async () => {
  for (const ask of [
    vi.fn(async () => old),
    vi.fn(async () => {
      throw new Error("away");
    }),
  ]) {
    openRefreshing({ ask, onFigures: () => undefined }).refresh(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ask).toHaveBeenCalledTimes(4);
  }
});

test("who leaves the page, or asks anew, hears nothing of the question before", async () => {
  const answers: ((figures: Figures) => void)[] = [];
  const ask = vi.fn(() => new Promise<Figures>((resolve) => void answers.push(resolve)));
  const onFigures = vi.fn();
  const refreshing = openRefreshing({ ask, onFigures });
  refreshing.refresh(false);
  refreshing.refresh(true);
  answers[0]?.(old);
  await vi.advanceTimersByTimeAsync(0);
  expect(onFigures).not.toHaveBeenCalled();
  refreshing.end();
  answers[1]?.(current);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onFigures).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledTimes(2);
});
