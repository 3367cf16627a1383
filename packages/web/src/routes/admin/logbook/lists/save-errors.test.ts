import { expect, test } from "vitest";
import { ApiError, UnavailableError } from "../../../../relay/errors.ts";
import { messageOf, namesakeOf } from "./save-errors.ts";

test("a failed save shows the text of the portal (7.103)", () => {
  expect(messageOf(new ApiError("ATTENDING_NAME_EXISTS", "Attending name already exists"))).toBe(
    "Attending name already exists",
  );
  const fields = [{ path: "email", code: "NOT_AN_EMAIL", message: "Please enter an e-mail address" }];
  expect(messageOf(new ApiError("INVALID_INPUT", "Some values", "1", { fields }))).toBe(
    "Please enter an e-mail address",
  );
  expect(messageOf(new UnavailableError())).toMatch("not available");
  expect(messageOf(new TypeError("x is undefined"))).toBe("Something went wrong. Please try again later.");
});

test("another hospital with the same name is recognised by the details of the error (7.106)", () => {
  const facts = { hospital: { id: "b", name: "Main", recordCount: 4 }, recordCount: 2 };
  expect(namesakeOf(new ApiError("HOSPITAL_NAME_EXISTS", "exists", "1", facts))).toEqual(facts);
  expect(namesakeOf(new ApiError("HOSPITAL_NAME_EXISTS", "exists"))).toBeUndefined();
  expect(namesakeOf(new ApiError("FORBIDDEN", "no", "1", facts))).toBeUndefined();
  expect(namesakeOf(new Error("no"))).toBeUndefined();
});
