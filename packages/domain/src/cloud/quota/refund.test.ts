import fc from "fast-check";
import { expect, test } from "vitest";
import { later, noon } from "../../../test/cloud-builders.ts";
import { type MachineCause, machineCauses } from "../machines/machine-cause.ts";
import { findLossReason } from "../sessions/session-loss.ts";
import { type EventSession, refundOfEvent } from "./refund.ts";

const hour = 3_600_000;
const event = { eventAt: noon, durationInSeconds: 3600 };
const paid = { consumedMs: hour, refundedMs: 0 };
const minutes = (count: number) => later(count * 60);
const session = (
  id: string,
  from: number,
  to: number | null,
  cause: MachineCause = "STOPPED",
): EventSession => ({
  id,
  startedAt: minutes(from),
  ended: to === null ? null : { at: minutes(to), cause },
});
const refunded = (sessions: readonly EventSession[], until: number, before = paid) =>
  (refundOfEvent(event, sessions, minutes(until), before)?.entry.amountMs ?? 0) / 60_000;

test("the time of a failed session is refunded, and the time until the next session begins", () => {
  expect(refunded([session("a", 0, 3)], 3)).toBe(3);
  const [lost, next] = [session("a", 0, 3), session("b", 8, null)];
  expect(refunded([lost, next], 8, { ...paid, refundedMs: 180_000 })).toBe(5);
  expect(refunded([lost, next], 65, { ...paid, refundedMs: 480_000 })).toBe(0);
});

test("an event that failed for good is fully refunded, but its grace period is not", () => {
  expect(refunded([session("a", 0, 3)], 65)).toBe(60);
  expect(refunded([session("a", -10, -2)], -2)).toBe(0);
  expect(refunded([session("a", -10, 62)], 62)).toBe(60);
});

test("a session ended by its people, its limit or the end of the event is not refunded", () => {
  for (const cause of ["ENDED", "ENDED_BY_MACHINE", "EVENT_ENDED", "LIMIT_REACHED"] as const)
    expect(refundOfEvent(event, [session("a", 0, 3, cause)], minutes(65), paid)).toBeNull();
});

test("an event without failures, or with failures already refunded, has no refund", () => {
  expect(refundOfEvent(event, [], minutes(9), paid)).toBeNull();
  expect(refundOfEvent(event, [], minutes(9), { consumedMs: hour, refundedMs: -hour })).toBeNull();
  const lost = [session("a", 0, 3)];
  expect(refundOfEvent(event, lost, minutes(3), { ...paid, refundedMs: 3 * 60_000 })).toBeNull();
  expect(refundOfEvent(event, lost, minutes(3), { ...paid, refundedMs: 4 * 60_000 })).toBeNull();
});

test("the reason of a refund is that of the last failure", () => {
  const sessions = [session("a", 0, 3), session("b", 8, 9, "WITHDRAWN")];
  expect(refundOfEvent(event, sessions, minutes(9), paid)).toMatchObject({
    reason: "ADMINISTRATOR",
    sessionId: "b",
    entry: { kind: "refund", amountMs: 9 * 60_000 },
  });
});

const anySessions = fc
  .array(fc.record({ gap: fc.nat(20), lasts: fc.nat(40), cause: fc.constantFrom(...machineCauses) }), {
    maxLength: 8,
  })
  .map((all) => {
    let at = -10;
    return all.map(({ gap, lasts, cause }, index) => {
      const from = at + gap;
      at = from + lasts;
      return { ...session(String(index), from, at, cause), to: at };
    });
  });

test("repeated refunds never exceed the lost or the consumed time, and each millisecond is refunded once", () => {
  fc.assert(
    fc.property(anySessions, fc.array(fc.nat(80), { maxLength: 10 }), (all, looks) => {
      let refundedMs = 0;
      const ask = (sessions: readonly EventSession[], until: number) => {
        refundedMs +=
          refundOfEvent(event, sessions, minutes(until), { consumedMs: hour, refundedMs })?.entry.amountMs ??
          0;
        expect(refundedMs).toBeLessThanOrEqual(hour);
      };
      for (const [index, { to }] of all.entries()) ask(all.slice(0, index + 1), to);
      for (const look of looks) ask(all, look);
      ask(all, 60);
      // Each minute of the event counts: it is lost if its latest session was lost and had ended or was still running then.
      const lost = Array.from({ length: 60 }, (_, minute) => minute).filter((minute) => {
        const latest = all.filter(({ startedAt }) => startedAt <= minutes(minute)).at(-1);
        return latest?.ended != null && findLossReason(latest.ended.cause) !== null;
      });
      expect(refundedMs).toBe(lost.length * 60_000);
    }),
  );
});
