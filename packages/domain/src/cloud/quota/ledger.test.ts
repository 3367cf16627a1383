import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { computeBalances, emptyQuota, postEntry, type QuotaBalances, type QuotaEntry } from "./ledger.ts";

const balances: QuotaBalances = { spendableMs: 100, reservedMs: 50, consumedMs: 10 };

test.each<[QuotaEntry, QuotaBalances]>([
  [
    { kind: "top_up", amountMs: 40 },
    { spendableMs: 140, reservedMs: 50, consumedMs: 10 },
  ],
  [
    { kind: "top_up", amountMs: -100 },
    { spendableMs: 0, reservedMs: 50, consumedMs: 10 },
  ],
  [
    { kind: "reserve", amountMs: 100 },
    { spendableMs: 0, reservedMs: 150, consumedMs: 10 },
  ],
  [
    { kind: "release", amountMs: 50 },
    { spendableMs: 150, reservedMs: 0, consumedMs: 10 },
  ],
  [
    { kind: "consume", amountMs: 30 },
    { spendableMs: 100, reservedMs: 20, consumedMs: 40 },
  ],
  [
    { kind: "refund", amountMs: 10 },
    { spendableMs: 110, reservedMs: 50, consumedMs: 0 },
  ],
  [{ kind: "give_back", amountMs: 5 }, balances],
])("%o (4.049)", (entry, after) => {
  expect(postEntry(balances, entry)).toEqual({ ok: true, value: after });
});

test.each<[QuotaEntry, number]>([
  [{ kind: "reserve", amountMs: 101 }, 101],
  [{ kind: "top_up", amountMs: -101 }, 101],
])("%o is refused as more than the spendable time (2.047, X58)", (entry, neededMs) => {
  expect(postEntry(balances, entry)).toEqual({
    ok: false,
    error: { code: "TOO_LITTLE_SPENDABLE_TIME", neededMs, spendableMs: 100 },
  });
});

test.each<QuotaEntry>([
  { kind: "consume", amountMs: 51 },
  { kind: "release", amountMs: 51 },
  { kind: "refund", amountMs: 11 },
  { kind: "reserve", amountMs: 0 },
  { kind: "reserve", amountMs: -1 },
  { kind: "top_up", amountMs: 0 },
  { kind: "top_up", amountMs: 0.5 },
  { kind: "top_up", amountMs: 2 ** 60 },
])("%o throws as a programming error", (entry) => {
  expect(() => postEntry(balances, entry)).toThrow(RangeError);
});

const positive = fc.integer({ min: 1, max: 1000 });
const anyEntry: fc.Arbitrary<QuotaEntry> = fc.oneof(
  fc.record({
    kind: fc.constant("top_up" as const),
    amountMs: fc.oneof(
      positive,
      positive.map((n) => -n),
    ),
  }),
  fc.record({
    kind: fc.constantFrom("reserve", "consume", "release", "refund", "give_back"),
    amountMs: positive,
  }),
);

describe("for any entries in any order", () => {
  const tried = (entries: readonly QuotaEntry[]): readonly QuotaEntry[] => {
    let now = emptyQuota;
    return entries.filter((entry) => {
      const isImpossible =
        ((entry.kind === "consume" || entry.kind === "release") && entry.amountMs > now.reservedMs) ||
        (entry.kind === "refund" && entry.amountMs > now.consumedMs);
      const posted = isImpossible ? undefined : postEntry(now, entry);
      if (posted?.ok !== true) return false;
      now = posted.value;
      return true;
    });
  };

  test("the balances add up to the top-ups and are never negative (X57)", () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 80 }), (entries) => {
        const written = tried(entries);
        for (let count = 0; count <= written.length; count += 1) {
          const { spendableMs, reservedMs, consumedMs } = computeBalances(written.slice(0, count));
          expect(Math.min(spendableMs, reservedMs, consumedMs)).toBeGreaterThanOrEqual(0);
          const topUps = written.slice(0, count).filter(({ kind }) => kind === "top_up");
          expect(spendableMs + reservedMs + consumedMs).toBe(
            topUps.reduce((sum, { amountMs }) => sum + amountMs, 0),
          );
        }
      }),
    );
  });
});
