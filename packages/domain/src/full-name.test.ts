import { expect, test } from "vitest";
import { fullName } from "./full-name.ts";

test("first and last name, or the one that there is", () => {
  expect(fullName({ firstName: "Maya", lastName: "Lindqvist" })).toBe("Maya Lindqvist");
  expect(fullName({ firstName: "", lastName: "Lindqvist" })).toBe("Lindqvist");
  expect(fullName({ firstName: "", lastName: "" })).toBe("");
});
