import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { later, noon } from "../../../test/cloud-builders.ts";
import { instant } from "../../time.ts";
import {
  type CaseStart,
  durationLeftInSeconds,
  type ExtendableSession,
  extendSession,
  minutesLeft,
  minutesLeftNow,
  sessionLimitInSeconds,
  startCase,
  usedSeconds,
} from "./session-time.ts";

test("a session lasts one hour, or the time that is left if it is less (X63)", () => {
  expect([0, 300, 3599, 3600, 90_000].map(sessionLimitInSeconds)).toEqual([0, 300, 3599, 3600, 3600]);
});

type Accepted = Extract<CaseStart, { access: "accepted" }>;
const ready: Accepted = {
  access: "accepted",
  durationLeftInSeconds: 7200,
  hasOtherSession: false,
  isMachineAvailable: true,
  isVoucherActive: true,
};

describe("starting a case", () => {
  test("the start has the time limit of the session", () => {
    expect(startCase(ready)).toEqual({ ok: true, value: { limitInSeconds: 3600 } });
    expect(startCase({ ...ready, durationLeftInSeconds: 300 })).toEqual({
      ok: true,
      value: { limitInSeconds: 300 },
    });
  });

  test.each<[Partial<Accepted>, string]>([
    [{ durationLeftInSeconds: 299 }, "NOT_ENOUGH_TIME_LEFT"],
    [{ hasOtherSession: true }, "OTHER_SESSION_GOES_ON"],
    [{ isMachineAvailable: false }, "NO_FREE_MACHINE"],
    [{ isVoucherActive: false }, "VOUCHER_EXPIRED"],
    [{ durationLeftInSeconds: 0, isMachineAvailable: false }, "NOT_ENOUGH_TIME_LEFT"],
    [{ hasOtherSession: true, isMachineAvailable: false }, "OTHER_SESSION_GOES_ON"],
  ])("%o is refused: %s (4.014-4.017, 4.023, 4.024)", (facts, code) => {
    expect(startCase({ ...ready, ...facts })).toEqual({ ok: false, error: { code } });
  });
});

test.each<[CaseStart, string]>([
  [{ access: "notAccepted" }, "VOUCHER_NOT_ACCEPTED"],
  [{ access: "otherCases" }, "CASE_NOT_IN_VOUCHER"],
])("a start with %o is refused: %s (4.020)", (start, code) => {
  expect(startCase(start)).toEqual({ ok: false, error: { code } });
});

describe("time that a session uses (X63)", () => {
  test("the whole seconds of its duration are charged", () => {
    expect(usedSeconds(noon, later(1200), 3600)).toBe(1200);
    expect(usedSeconds(noon, instant(noon + 1999), 3600)).toBe(1);
    expect(usedSeconds(null, later(1200), 3600)).toBe(0);
  });

  test("the charge stays between zero and the limit, even if the clock is moved by a day", () => {
    expect(usedSeconds(noon, later(86_400), 3600)).toBe(3600);
    expect(usedSeconds(noon, later(-86_400), 3600)).toBe(0);
  });

  test("for any sessions, the time left is never negative, and no time is lost or added", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3600, max: 100_000 }),
        fc.array(fc.integer({ min: -500, max: 9000 }), { maxLength: 40 }),
        (granted, lengths) => {
          let used = 0;
          for (const length of lengths) {
            const left = durationLeftInSeconds(granted, used);
            const start = startCase({ ...ready, durationLeftInSeconds: left });
            if (!start.ok) {
              expect(left).toBeLessThan(300);
              continue;
            }
            used += usedSeconds(noon, later(length), start.value.limitInSeconds);
            expect(used).toBeLessThanOrEqual(granted);
            expect(durationLeftInSeconds(granted, used)).toBe(granted - used);
          }
        },
      ),
    );
  });
});

describe("extending a session", () => {
  const session: ExtendableSession = {
    startedAt: noon,
    endsAt: later(3600),
    durationLeftInSeconds: 36_000,
    voucherValidTo: later(864_000),
    freeUntil: null,
    extendedAt: null,
  };
  const extended = (facts: Partial<ExtendableSession>, now: number) => {
    const read = extendSession({ ...session, ...facts }, later(now));
    return read.ok ? (read.value.endsAt - noon) / 1000 : null;
  };

  test.each<[string, Partial<ExtendableSession>, number, number | null]>([
    ["an extension lasts until one hour from now", {}, 1800, 5400],
    ["an extension by less than 300 seconds is refused", {}, 299, null],
    ["an extension is limited by the person's time", { durationLeftInSeconds: 4000 }, 1800, 4000],
    [
      "an extension is refused without enough time of the person",
      { durationLeftInSeconds: 3899 },
      1800,
      null,
    ],
    ["an extension is limited by the next reservation", { freeUntil: later(4500) }, 1800, 4500],
    ["an extension is refused if the machine is reserved", { freeUntil: later(3600) }, 1800, null],
    ["an extension is limited by the voucher's expiry", { voucherValidTo: later(5000) }, 1800, 5000],
    ["an ended session cannot be extended", {}, 3600, null],
  ])("%s", (_what, facts, now, end) => {
    expect(extended(facts, now)).toBe(end);
  });

  test.each<[string, Partial<ExtendableSession>, number]>([
    ["LONG_ENOUGH", { durationLeftInSeconds: 7140 }, 1],
    ["TIME_USED_UP", { durationLeftInSeconds: 3600 }, 1800],
    ["TIME_USED_UP", { durationLeftInSeconds: 3600, voucherValidTo: later(3600) }, 1800],
    ["VOUCHER_ENDS", { voucherValidTo: later(3700) }, 1800],
    ["RESERVED", { freeUntil: later(3600) }, 1800],
    ["OVER", { extendedAt: later(3590) }, 3600],
  ])("a refused extension has its reason: %s", (reason, facts, now) => {
    const refused = extendSession({ ...session, ...facts }, later(now));
    expect(refused).toEqual({ ok: false, error: { code: "NOT_EXTENDABLE", reason } });
  });

  test("a repeated request within a minute returns the same end, and a later one extends again", () => {
    const once = { endsAt: later(5400), extendedAt: later(1800) };
    expect([1800, 1859, 1860].map((now) => extended(once, now))).toEqual([5400, 5400, null]);
    // A repeated request returns the first answer even if another limit, such as the time left, would allow less.
    expect(extended({ ...once, durationLeftInSeconds: 5400 }, 1801)).toBe(5400);
    expect(extended(once, 2100)).toBe(5700);
  });

  test("repeated extensions never exceed any limit, and each one adds enough time", () => {
    const bound = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(
        bound,
        bound,
        bound,
        fc.array(fc.nat(2000), { maxLength: 20 }),
        (left, valid, free, waits) => {
          const bounds = {
            durationLeftInSeconds: left,
            voucherValidTo: later(valid),
            freeUntil: later(free),
          };
          let endsAt = later(Math.min(3600, left));
          let now = noon;
          for (const wait of waits) {
            now = later(wait, now);
            const read = extendSession({ ...session, ...bounds, endsAt }, now);
            if (!read.ok) continue;
            expect(read.value.endsAt - endsAt).toBeGreaterThanOrEqual(300_000);
            endsAt = read.value.endsAt;
            expect(endsAt).toBeLessThanOrEqual(later(Math.min(left, valid, free)));
            expect(endsAt - now).toBeLessThanOrEqual(3_600_000);
          }
        },
      ),
    );
  });
});

test("minutes are rounded up, so that a begun minute counts as left", () => {
  expect([-5, 0, 1, 60, 61, 3600].map((seconds) => minutesLeft(later(seconds), noon))).toEqual([
    0, 0, 1, 1, 2, 60,
  ]);
});

test("the number of minutes decreases at each full minute until it is zero", () => {
  expect(minutesLeftNow(later(61), noon)).toEqual({ minutes: 2, changesAt: later(1) });
  expect(minutesLeftNow(later(61), later(1))).toEqual({ minutes: 1, changesAt: later(61) });
  expect(minutesLeftNow(later(61), later(61))).toEqual({ minutes: 0, changesAt: null });
});
