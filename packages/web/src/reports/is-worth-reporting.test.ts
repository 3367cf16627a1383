import { expect, test } from "vitest";
import { ApiError, UnavailableError } from "../relay/errors.ts";
import { isWorthReporting, keyOfError } from "./is-worth-reporting.ts";

test("faults of ours are reported; refusals, an outage and what was called off are not", () => {
  expect(isWorthReporting(new TypeError("x is not a function"))).toBe(true);
  for (const answer of [
    new ApiError("FORBIDDEN", "You are not allowed to do this."),
    new UnavailableError(),
    new DOMException("called off", "AbortError"),
    { status: 404 },
    "text",
    undefined,
  ])
    expect(isWorthReporting(answer)).toBe(false);
});

test("the same error is one of its kind at its place, whatever it says", () => {
  const errors = ["one", "two"].map((message) => new TypeError(message));
  expect(keyOfError(errors[0] as Error)).toBe(keyOfError(errors[1] as Error));
  expect(keyOfError(errors[0] as Error)).not.toBe(keyOfError(new RangeError("one")));
});
