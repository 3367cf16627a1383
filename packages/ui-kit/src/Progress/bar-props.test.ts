import { expect, test } from "vitest";
import { barProps, getShare } from "./bar-props.ts";

test.each([
  [52, 100, 0.52],
  [12, 40, 0.3],
  [-3, 10, 0],
  [13, 12, 1],
  [0, 0, 0],
])("%d of %d is %d", (value, max, share) => {
  expect(getShare(value, max)).toBe(share);
});

test("the value is read out with its text, and stays within the bounds", () => {
  expect(barProps({ "aria-label": "Done" }, 12, { value: 13, text: "100%" })).toEqual({
    "aria-label": "Done",
    role: "progressbar",
    "aria-valuemin": 0,
    "aria-valuemax": 12,
    "aria-valuenow": 12,
    "aria-valuetext": "100%",
  });
});

test("an unknown value is not read out", () => {
  expect(barProps({ "aria-labelledby": "words" }, 100)).toEqual({
    "aria-labelledby": "words",
    role: "progressbar",
    "aria-valuemin": 0,
    "aria-valuemax": 100,
  });
});
