import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyDay, anyInstant, day } from "../../test/builders.ts";
import { addDays, instant } from "../time.ts";
import { isLongAgo, latestDayForServer, readDateOfProcedure } from "./date-of-procedure.ts";

const code = (given: unknown, latest = "2026-03-10") => {
  const read = readDateOfProcedure(given, day(latest));
  return read.ok ? undefined : read.error.code;
};

describe("date of procedure", () => {
  test("the date is required, valid and not in the future (7.052, 7.059)", () => {
    expect(code("2026-03-10")).toBeUndefined();
    expect(code("2026-03-11")).toBe("DATE_IN_FUTURE");
    expect(code("")).toBe("REQUIRED");
    expect(code(null)).toBe("REQUIRED");
    expect(code("2026-02-30")).toBe("NOT_A_DATE");
    expect(code("10/03/2026")).toBe("NOT_A_DATE");
    expect(code(20_260_310)).toBe("NOT_A_DATE");
  });

  test("the date is not before 1900", () => {
    expect(code("1900-01-01")).toBeUndefined();
    expect(code("1899-12-31")).toBe("DATE_TOO_EARLY");
  });

  test("the server accepts tomorrow in UTC, which is the latest date in any time zone", () => {
    expect(latestDayForServer(instant(Date.UTC(2026, 11, 31, 23, 59)))).toBe("2027-01-01");
    fc.assert(
      fc.property(
        anyInstant.map((at) => instant(at + 86_400_000)),
        fc.integer({ min: -12, max: 14 }),
        (now, offset) => {
          const theirs = new Date(now + offset * 3_600_000).toISOString().slice(0, 10);
          expect(readDateOfProcedure(theirs, latestDayForServer(now)).ok).toBe(true);
        },
      ),
    );
  });
});

test("a date is questioned when it is more than 10 days ago (7.060)", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -20, max: 400 }), (today, ago) => {
      expect(isLongAgo(addDays(today, -ago), today)).toBe(ago > 10);
    }),
  );
});
