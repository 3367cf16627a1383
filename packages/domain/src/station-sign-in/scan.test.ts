import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { UserId } from "../ids.ts";
import { stationSignInTexts } from "../messages/index.ts";
import { instant } from "../time.ts";
import { makeMatchCode, readMatchCode, stationSignIn } from "./limits.ts";
import { approve, decline, isRefusal, type Scan, type ShownCode, scanStatuses } from "./scan.ts";

const [maya, tomas] = ["maya" as UserId, "tomas" as UserId];
const now = instant(1_000_000);
const code: ShownCode = {
  state: "pending",
  matchCode: "42",
  attempts: 0,
  expiresAt: instant(now + 90_000),
  triedBy: null,
  decidedBy: null,
};
const scan: Scan = { userId: maya, matchCode: "42", mayUse: "allowed", isOwnStation: false };

test("every status has a text, and all but ok report the failure with the status (12.038)", () => {
  expect(stationSignInTexts.failed).toBe("Failed to login to simulator");
  for (const status of scanStatuses) {
    expect(stationSignInTexts.statuses[status]).not.toBe("");
    expect(stationSignInTexts.failedWith(status)).toBe(`Failed to login to simulator: ${status}`);
  }
  expect(stationSignInTexts.succeeded("Skills lab 1")).toBe("You are signed in on Skills lab 1.");
});

test("only the right match code of a person with access, in time, is answered with ok (12.037)", () => {
  expect(approve(code, scan, now)).toEqual({ status: "ok", change: { state: "approved", attempts: 0 } });
  const others: readonly [Partial<ShownCode> | undefined, Partial<Scan>, string][] = [
    [undefined, {}, "unknown"],
    [{}, { matchCode: null }, "match_code_wanted"],
    [{}, { matchCode: "43" }, "wrong_match_code"],
    [{ attempts: stationSignIn.maxTries - 1 }, { matchCode: "43" }, "too_many_tries"],
    [{}, { mayUse: "hidden" }, "not_allowed"],
    [{}, { isOwnStation: true }, "own_station"],
    [{ expiresAt: now }, {}, "expired"],
    [{ state: "declined" }, {}, "declined"],
    [{ state: "refused" }, {}, "too_many_tries"],
    [{ triedBy: tomas }, {}, "used"],
    [{ state: "consumed", decidedBy: tomas }, {}, "used"],
    [{ state: "consumed", decidedBy: maya }, { matchCode: "43" }, "used"],
  ];
  for (const [change, asked, status] of others) {
    const plan = approve(change && { ...code, ...change }, { ...scan, ...asked }, now);
    expect([change, asked, plan.status]).toEqual([change, asked, status]);
    expect(plan.change?.state).not.toBe("approved");
  }
  expect(approve({ ...code, state: "consumed", decidedBy: maya }, scan, now)).toEqual({
    status: "ok",
    change: null,
  });
});

describe("for any use of a code", () => {
  const act = fc.record({
    who: fc.constantFrom(maya, tomas),
    matchCode: fc.option(fc.constantFrom("42", "43", "44", "45")),
    isNo: fc.boolean(),
    afterMs: fc.nat({ max: 60_000 }),
  });

  test("a code is approved once by one person, and never after three wrong tries or a rejection", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        let shown = code;
        let at = now;
        let approvals = 0;
        let wrong = 0;
        for (const { who, matchCode, isNo, afterMs } of acts) {
          at = instant(at + afterMs);
          const wasOpen = shown.state === "pending" && at < shown.expiresAt;
          const plan = (isNo ? decline : approve)(shown, { ...scan, userId: who, matchCode }, at);
          if (plan.change === null) continue;
          expect(wasOpen).toBe(true);
          const isDecided = plan.change.state !== "pending";
          if (plan.change.attempts > shown.attempts) wrong += 1;
          if (plan.change.state === "approved") approvals += 1;
          shown = {
            ...shown,
            ...plan.change,
            triedBy: shown.triedBy ?? who,
            decidedBy: isDecided ? who : null,
          };
        }
        expect(approvals).toBeLessThanOrEqual(1);
        expect(wrong).toBeLessThanOrEqual(stationSignIn.maxTries);
      }),
    );
  });
});

test("refusals are counted, and asking for the match code is not", () => {
  expect(scanStatuses.filter((status) => !isRefusal(status))).toEqual(["ok", "match_code_wanted"]);
});

test("match codes have two digits, and are read with spaces", () => {
  expect([0, 89, 90, 2 ** 31 - 1].map(makeMatchCode)).toEqual(["10", "99", "10", makeMatchCode(2 ** 31 - 1)]);
  expect(["42", " 4 2 ", "4", "421", "ab", ""].map(readMatchCode)).toEqual([
    "42",
    "42",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
