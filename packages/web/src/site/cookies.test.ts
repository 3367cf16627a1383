import { expect, test } from "vitest";
import { readCookie } from "./cookies.ts";

test.each([
  ["service_tag=ABC-123", "ABC-123"],
  ["a=1; service_tag=ABC ; b=2", "ABC"],
  ["service_tag=a=b", "a=b"],
  ["service_tag=Lab%20A", "Lab A"],
  ["service_tag=100%", "100%"],
  ["service_tag=", null],
  ["other_service_tag=X", null],
  ["", null],
])("the cookies %j give the service tag %j", (cookies, value) => {
  expect(readCookie(cookies, "service_tag")).toBe(value);
});
