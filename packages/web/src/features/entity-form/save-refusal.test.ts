import { expect, test } from "vitest";
import { SessionExpiredError } from "../../auth/tokens.ts";
import { ApiError, UnavailableError } from "../../relay/errors.ts";
import { firstTexts, isShownByForm, refusalText, toSaveRefusal, WrongFieldsError } from "./save-refusal.ts";

const denied = new ApiError("FORBIDDEN", "You may not change it.");
const wrong = new ApiError("INVALID_INPUT", "Check the fields.", "r1", {
  fields: [
    { path: "name", message: "Too long" },
    { path: "name", message: "Not plain" },
    { path: "hours", message: "Too many" },
  ],
});

test.each([
  [new WrongFieldsError({ name: "Taken" }), { kind: "fields", texts: { name: "Taken" } }, null],
  [wrong, { kind: "fields", texts: { name: "Too long", hours: "Too many" } }, null],
  [new SessionExpiredError(), { kind: "expired" }, null],
  [denied, { kind: "refused", error: denied }, "You may not change it."],
  [new UnavailableError(), { kind: "failed", error: new UnavailableError() }, new UnavailableError().message],
  [new TypeError("lost"), { kind: "failed", error: new TypeError("lost") }, "Please try again."],
])("%o: the form shows a text unless its fields or the shell show it", (error, expected, text) => {
  const refusal = toSaveRefusal(error);
  expect(refusal).toEqual(expected);
  expect(refusalText(refusal, "Please try again.")).toBe(text);
  expect(isShownByForm(refusal)).toBe(text !== null);
});

test("a form without a refusal shows no text", () => {
  expect(refusalText(null, "Please try again.")).toBeNull();
});

test("a path of the API can be mapped to another field of the form", () => {
  const errors = [{ path: "input.name", message: "Too long" }];
  expect(firstTexts(errors, (path) => path.slice(6))).toEqual({ name: "Too long" });
});
