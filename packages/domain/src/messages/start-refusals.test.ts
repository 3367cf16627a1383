import { expect, test } from "vitest";
import { getStartRefusal, refusedStep, startRefusalCodes } from "../reports/refused-start.ts";
import { personTexts } from "./people.ts";
import { startRefusalText } from "./start-refusals.ts";

test("every refusal of a start has a text, and other codes have none", () => {
  expect(startRefusalCodes.filter((code) => startRefusalText(code) === undefined)).toEqual([]);
  expect(startRefusalCodes.length).toBe(15);
  expect(["INTERNAL", "toString"].map(startRefusalText)).toEqual([undefined, undefined]);
});

test("a hidden object is refused by its kind, and an internal error is not a refusal", () => {
  expect(
    (["case", "event", "course", "exercise"] as const).map((kind) => getStartRefusal(kind, "NOT_FOUND")),
  ).toEqual(["VOUCHER_NOT_ACCEPTED", "NOT_IN_EVENT", "COURSE_NOT_OPEN", "EXERCISE_GONE"]);
  expect([getStartRefusal("case", "INTERNAL"), getStartRefusal("case", "toString")]).toEqual([
    undefined,
    undefined,
  ]);
});

test.each([
  ["NO_FREE_MACHINE", "Refused while finding a simulator: no simulator was free"],
  ["VOUCHER_EXPIRED", "Refused while checking what they may start: the voucher had ended"],
  [
    "COURSE_START_FAILED",
    "Refused while asking the learning platform: the learning platform did not open the course",
  ],
])("%s is described with its step", (code, text) => {
  const reason = startRefusalText(code) ?? "";
  expect(personTexts.startText({ kind: "refused", step: refusedStep(code), reason })).toBe(text);
});
