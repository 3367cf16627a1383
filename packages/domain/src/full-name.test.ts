import { expect, test } from "vitest";
import { fullName } from "./full-name.ts";

test("the full name is first and last name, or only the one that is present", () => {
  expect(fullName({ firstName: "Maya", lastName: "Lindqvist" })).toBe("Maya Lindqvist");
  expect(fullName({ firstName: "", lastName: "Lindqvist" })).toBe("Lindqvist");
  expect(fullName({ firstName: "", lastName: "" })).toBe("");
});
