import { expect, test } from "vitest";
import { ApiError, UnavailableError } from "../../../../relay/errors.ts";
import { getMessage, readNamesake } from "./save-errors.ts";

test("a failed save shows the text of the portal (7.103)", () => {
  expect(getMessage(new ApiError("ATTENDING_NAME_EXISTS", "Attending name already exists"))).toBe(
    "Attending name already exists",
  );
  const fields = [{ path: "email", code: "NOT_AN_EMAIL", message: "Please enter an e-mail address" }];
  expect(getMessage(new ApiError("INVALID_INPUT", "Some values", "1", { fields }))).toBe(
    "Please enter an e-mail address",
  );
  expect(getMessage(new UnavailableError())).toMatch("not available");
  expect(getMessage(new TypeError("x is undefined"))).toBe("Something went wrong. Please try again later.");
});

test("another hospital with the same name is recognised by the details of the error (7.106)", () => {
  const facts = { hospital: { id: "b", name: "Main", recordCount: 4 }, recordCount: 2 };
  expect(readNamesake(new ApiError("HOSPITAL_NAME_EXISTS", "exists", "1", facts))).toEqual(facts);
  expect(readNamesake(new ApiError("HOSPITAL_NAME_EXISTS", "exists"))).toBeUndefined();
  expect(readNamesake(new ApiError("FORBIDDEN", "no", "1", facts))).toBeUndefined();
  expect(readNamesake(new Error("no"))).toBeUndefined();
});
