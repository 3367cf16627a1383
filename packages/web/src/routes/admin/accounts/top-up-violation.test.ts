import { expect, test } from "vitest";
import { topUpViolation } from "./top-up-violation.ts";

test.each(["", " ", "-", "+", ".", "0.", "0,", "-0.", "5", "-2", "0.5", "1,25"])(
  "%j is accepted",
  (typed) => {
    expect(topUpViolation(typed)).toBeNull();
  },
);

test.each(["abc", "0", "0.0", "1e3", "1.23456", "--1", "0.0001"])("%j is refused with a reason", (typed) => {
  expect(topUpViolation(typed)).toEqual(expect.any(String));
});
