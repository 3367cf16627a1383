import { expect, test } from "vitest";
import { ApiError, UnavailableError } from "../relay/errors.ts";
import { isWorthReporting, keyOfError } from "./is-worth-reporting.ts";

test("programming errors are reported, and refusals, outages and aborted requests are not", () => {
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

test("errors of the same type at the same place have the same key, whatever their message", () => {
  const errors = ["one", "two"].map((message) => new TypeError(message));
  expect(keyOfError(errors[0] as Error)).toBe(keyOfError(errors[1] as Error));
  expect(keyOfError(errors[0] as Error)).not.toBe(keyOfError(new RangeError("one")));
});
