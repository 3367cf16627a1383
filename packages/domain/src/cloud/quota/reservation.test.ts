import fc from "fast-check";
import { expect, test } from "vitest";
import type { UserId, VoucherId } from "../../ids.ts";
import { instant } from "../../time.ts";
import { computeBalances, type QuotaEntry } from "./ledger.ts";
import {
  changeMaxUses,
  consumeForAcceptance,
  consumeForEventSession,
  lossKey,
  type QuotaStep,
  type Reservation,
  reserveForEvent,
  reserveForVoucher,
  settle,
  topUpKey,
  transferKey,
} from "./reservation.ts";

const hour = 3_600_000;
const now = instant(1_000_000);
const time = { maxUses: 3, maxDurationInSeconds: 7200 };

test("a voucher reserves the hours of all its users, and an event reserves its duration once (X57)", () => {
  expect(reserveForVoucher(time)).toEqual({
    entries: [{ kind: "reserve", amountMs: 6 * hour }],
    reservation: { reservedMs: 6 * hour, settledAt: null },
  });
  expect(reserveForEvent({ durationInSeconds: 3600 }).entries).toEqual([{ kind: "reserve", amountMs: hour }]);
});

test("an acceptance consumes one person's hours, and a change of maxUses adjusts the reservation (X57)", () => {
  const { reservation } = reserveForVoucher(time);
  expect(consumeForAcceptance(reservation, time)).toEqual({
    entries: [{ kind: "consume", amountMs: 2 * hour }],
    reservation: { reservedMs: 4 * hour, settledAt: null },
  });
  expect(changeMaxUses(reservation, time, 5).entries).toEqual([{ kind: "reserve", amountMs: 4 * hour }]);
  expect(changeMaxUses(reservation, time, 1).entries).toEqual([{ kind: "release", amountMs: 4 * hour }]);
  expect(changeMaxUses(reservation, time, 3).entries).toEqual([]);
});

test("a settled reservation cannot change, and a reservation cannot give more than it holds", () => {
  const settled = { reservedMs: 6 * hour, settledAt: now };
  expect(() => consumeForAcceptance(settled, time)).toThrow(RangeError);
  const short = { reservedMs: hour, settledAt: null };
  expect(() => consumeForAcceptance(short, time)).toThrow(RangeError);
});

test("the keys of a top-up and of the refund steps of a session differ by their purpose", () => {
  expect(topUpKey("a")).toBe("top-up:a");
  expect(lossKey("s", "lost")).toBe("session:s:lost");
  expect(lossKey("s", "next")).toBe("session:s:next");
});

test("the first session of an event consumes its reservation, and a second session consumes nothing (X57)", () => {
  const first = consumeForEventSession(reserveForEvent({ durationInSeconds: 3600 }).reservation);
  expect(first.entries).toEqual([{ kind: "consume", amountMs: hour }]);
  expect(consumeForEventSession(first.reservation)).toEqual({ entries: [], reservation: first.reservation });
  expect(settle(first.reservation, now)).toEqual({
    entries: [],
    reservation: { reservedMs: 0, settledAt: now },
  });
});

test("settling releases the reserved time once, and nothing can change afterwards", () => {
  const ended = settle(reserveForVoucher(time).reservation, now);
  expect(ended.entries).toEqual([{ kind: "release", amountMs: 6 * hour }]);
  expect(settle(ended.reservation, instant(now + 1))).toEqual({
    entries: [],
    reservation: ended.reservation,
  });
  expect(changeMaxUses(ended.reservation, time, 9).entries).toEqual([]);
  expect(() => consumeForAcceptance(ended.reservation, time)).toThrow(RangeError);
});

test("each step of a voucher has its own key, and a repeated step has the same key", () => {
  const voucher = 12 as VoucherId;
  const keys = [
    transferKey(voucher, { step: "create" }),
    transferKey(voucher, { step: "maxUses", version: instant(5) }),
    transferKey(voucher, { step: "maxUses", version: instant(6) }),
    transferKey(voucher, { step: "accept", userId: "u1" as UserId }),
    transferKey(voucher, { step: "accept", userId: "u2" as UserId }),
    transferKey(voucher, { step: "session" }),
    transferKey(voucher, { step: "settle" }),
    transferKey(1 as VoucherId, { step: "settle" }),
    topUpKey("12:settle"),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(transferKey(voucher, { step: "settle" })).toBe("voucher:12:settle");
});

type Step = { readonly accept: boolean } | { readonly maxUses: number } | "settle";

test("over any voucher's life, accepted hours are consumed and the rest is released (X57)", () => {
  const anyStep: fc.Arbitrary<Step> = fc.oneof(
    { weight: 6, arbitrary: fc.constant<Step>({ accept: true }) },
    { weight: 3, arbitrary: fc.record({ maxUses: fc.integer({ min: 1, max: 100 }) }) },
    { weight: 1, arbitrary: fc.constant<Step>("settle") },
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 40 }),
      fc.array(anyStep, { maxLength: 40 }),
      (uses, hours, steps) => {
        let maxUses = uses;
        let used = 0;
        const maxDurationInSeconds = hours * 3600;
        const entries: QuotaEntry[] = [{ kind: "top_up", amountMs: 100 * 100 * 40 * hour }];
        let reservation: Reservation = { reservedMs: 0, settledAt: null };
        const take = (step: QuotaStep) => {
          entries.push(...step.entries);
          reservation = step.reservation;
        };
        take(reserveForVoucher({ maxUses, maxDurationInSeconds }));
        for (const step of [...steps, "settle" as const]) {
          if (step === "settle") take(settle(reservation, now));
          else if (reservation.settledAt !== null) continue;
          else if ("maxUses" in step) {
            if (step.maxUses < used) continue;
            take(changeMaxUses(reservation, { maxUses, maxDurationInSeconds }, step.maxUses));
            maxUses = step.maxUses;
          } else if (used < maxUses) {
            take(consumeForAcceptance(reservation, { maxDurationInSeconds }));
            used += 1;
          }
          const { reservedMs, consumedMs } = computeBalances(entries);
          expect(reservedMs).toBe(reservation.reservedMs);
          expect(consumedMs).toBe(used * hours * hour);
          if (reservation.settledAt === null) expect(reservedMs).toBe((maxUses - used) * hours * hour);
        }
        expect(computeBalances(entries).reservedMs).toBe(0);
      },
    ),
  );
});
