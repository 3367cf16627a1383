import { expect, test } from "vitest";
import { countsText } from "./counts-text.ts";

test("how a group came out, of what was evaluated (6.008)", () => {
  expect(countsText({ met: 3, not_met: 2, not_evaluated: 4 })).toBe("3 of 5 met");
  expect(countsText({ met: 0, not_met: 0, not_evaluated: 4 })).toBe("Not evaluated");
  expect(countsText({ met: 0, not_met: 0, not_evaluated: 0 })).toBe("");
});
