import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type LocalDate, parseLocalDate } from "../time.ts";
import { findLicence, licenceState, readStationLicences, type StationLicence } from "./licence.ts";

const today = day("2026-03-10");
const of = { module: "carotid-stenting", exercise: "octopus-arch" };

function day(text: string): LocalDate {
  const read = parseLocalDate(text);
  if (read === undefined) throw new RangeError(text);
  return read;
}

const licence = (validUntil: LocalDate | null, over: Partial<StationLicence> = {}): StationLicence => ({
  module: of.module,
  exercise: null,
  validUntil,
  ...over,
});

test.each([
  [-400, "missing", false, true],
  [-1, "missing", false, true],
  [0, "soon", true, false],
  [29, "soon", true, false],
  [30, "good", true, false],
  [31, "good", true, false],
] as const)("with %i days left a licence is %s (12.012)", (days, state, valid, expired) => {
  const found = findLicence([licence(addDays(today, days))], of, today);
  expect(found).toEqual({ valid, expired, remainingdays: days });
  expect(licenceState(found)).toBe(state);
});

test("without a licence nothing can be run, but nothing is reported as expired (12.012)", () => {
  const found = findLicence([licence(null, { module: "evar" })], of, today);
  expect(found).toEqual({ valid: false, expired: false, remainingdays: null });
  expect(licenceState(found)).toBe("missing");
});

test("a licence without an end date is good (12.012)", () => {
  const found = findLicence([licence(null)], of, today);
  expect(found).toEqual({ valid: true, expired: false, remainingdays: null });
  expect(licenceState(found)).toBe("good");
});

test.each([
  [{ valid: true, expired: false, remainingdays: -1 }, "missing"],
  [{ valid: false, expired: false, remainingdays: 90 }, "missing"],
  [{ valid: true, expired: true, remainingdays: 90 }, "missing"],
] as const)("an invalid, expired or negative licence gives a warning: %j (12.012)", (said, state) => {
  expect(licenceState(said)).toBe(state);
});

test("a licence for one exercise is valid for that exercise only", () => {
  const licences = [licence(addDays(today, 90), { exercise: of.exercise })];
  expect(findLicence(licences, of, today).valid).toBe(true);
  expect(findLicence(licences, { ...of, exercise: "other" }, today).valid).toBe(false);
});

test("of several licences the longest counts, in any order", () => {
  const days = fc.array(fc.option(fc.integer({ min: -500, max: 500 }), { nil: null }), { minLength: 1 });
  fc.assert(
    fc.property(days, (ends) => {
      const licences = ends.map((end) => licence(end === null ? null : addDays(today, end)));
      const found = findLicence(licences, of, today);
      const longest = ends.includes(null) ? null : Math.max(...ends.map((end) => end ?? 0));
      expect(found.remainingdays).toBe(longest);
      expect(found.valid).toBe(longest === null || longest >= 0);
      expect(found.expired).toBe(!found.valid);
    }),
  );
});

test("invalid licence entries reported by a station are ignored", () => {
  const good = { module: "evar", validUntil: null };
  const reported = [null, 1, "evar", {}, { module: 3, validUntil: null }, { module: "evar" }, good];
  const wrong = [
    { module: "evar", validUntil: "2026-02-30" },
    { module: "evar", exercise: 3, validUntil: null },
  ];
  expect(readStationLicences([...reported, ...wrong])).toEqual([
    { module: "evar", exercise: null, validUntil: null },
  ]);
  for (const other of [null, undefined, {}, "[]", 7]) expect(readStationLicences(other)).toEqual([]);
});
