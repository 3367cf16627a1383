import { expect, test } from "vitest";
import { countText } from "./count-text.ts";

test.each([
  [true, 7, 7, "Full access: 7 cases"],
  [false, 7, 7, "7 of 7 cases chosen"],
  [false, 7, 0, "0 of 7 cases chosen"],
  [true, 1, 1, "Full access: 1 case"],
  [true, 0, 0, "No cloud cases"],
])("full access %s to %i cases, %i of them chosen: %s", (fullAccess, caseCount, allowedCaseCount, text) => {
  expect(countText({ fullAccess, caseCount, allowedCaseCount })).toBe(text);
});
