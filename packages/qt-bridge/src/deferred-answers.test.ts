import { err, ok } from "@cathedra/domain";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deferredAnswers } from "./deferred-answers.ts";

const answer = { ok: true, value: 1 } as const;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("a late answer belongs to its call, in any order of arrival", async () => {
  const later = deferredAnswers();
  const first = later.of("a", 100);
  later.came("a", answer);
  later.came("b", answer);
  expect(await first).toEqual(ok(answer));
  expect(await later.of("b", 100)).toEqual(ok(answer));
  expect(vi.getTimerCount()).toBe(0);
});

it("an answer takes effect once, and a missing answer is reported in time", async () => {
  const later = deferredAnswers();
  const call = later.of("a", 100);
  await vi.advanceTimersByTimeAsync(100);
  expect(await call).toMatchObject({ error: { code: "NO_ANSWER" } });
  later.came("a", answer);
  const open = later.of("c", 100);
  later.close();
  expect(await open).toEqual(err({ code: "CLOSED", message: "" }));
});

it("of answers without a call, only the latest hundred are kept", async () => {
  const later = deferredAnswers();
  for (let at = 0; at < 1000; at += 1) later.came(`${at}`, answer);
  expect(await later.of("999", 10)).toEqual(ok(answer));
  const gone = later.of("0", 10);
  await vi.advanceTimersByTimeAsync(10);
  expect(await gone).toMatchObject({ error: { code: "NO_ANSWER" } });
});
