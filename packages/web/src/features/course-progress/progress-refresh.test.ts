import { instant } from "@cathedra/domain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProgressRefresh, type ProgressFigures, progressFiguresAt } from "./progress-refresh.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const old: ProgressFigures = {
  readAt: instant(1_000_000),
  unitsReadAt: undefined,
  isCurrent: false,
  isResetUnconfirmed: false,
  missingCourses: 0,
  toldAt: instant(2_000_000),
  currentForMs: 0,
};
const current: ProgressFigures = {
  ...old,
  readAt: instant(1_990_000),
  isCurrent: true,
  currentForMs: 20_000,
};

test("current figures are requested once", async () => {
  const ask = vi.fn(async () => current);
  const onFigures = vi.fn();
  createProgressRefresh({ ask, onFigures }).refresh(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask.mock.calls).toEqual([[true]]);
  expect(onFigures.mock.calls).toEqual([[current]]);
});

test("outdated figures are shown at once and requested again until they are current", async () => {
  const ask = vi.fn<() => Promise<ProgressFigures>>().mockResolvedValueOnce(old).mockResolvedValue(current);
  const onFigures = vi.fn();
  createProgressRefresh({ ask, onFigures }).refresh(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(onFigures).toHaveBeenLastCalledWith(old);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onFigures).toHaveBeenLastCalledWith(current);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a platform or portal that does not answer is asked six times within a minute, and then no more", async () => {
  for (const ask of [
    vi.fn(async () => old),
    vi.fn(async () => {
      throw new Error("away");
    }),
  ]) {
    createProgressRefresh({ ask, onFigures: () => undefined }).refresh(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ask).toHaveBeenCalledTimes(6);
  }
});

test("leaving the page or another refresh ignores the answer to the previous request", async () => {
  const answers: ((figures: ProgressFigures) => void)[] = [];
  const ask = vi.fn(() => new Promise<ProgressFigures>((resolve) => void answers.push(resolve)));
  const onFigures = vi.fn();
  const refreshing = createProgressRefresh({ ask, onFigures });
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

test("on an open page, figures are current for the time left, and then show their age", () => {
  const at = (ms: number) => progressFiguresAt(current, instant(2_000_000 + ms));
  expect(at(19_999)).toMatchObject({ age: { isCurrent: true }, isAged: false, changesAt: 2_020_000 });
  expect(at(20_000)).toMatchObject({
    age: { isCurrent: false, readAt: current.readAt },
    isAged: true,
    changesAt: null,
  });
  expect(progressFiguresAt(old, instant(9_000_000))).toMatchObject({
    age: { isCurrent: false },
    isAged: false,
  });
  expect(progressFiguresAt(null, instant(0)).age).toBeNull();
});
