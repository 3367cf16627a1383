import { expect, test } from "vitest";
import { assertRows } from "./assert-rows.ts";

const wanted = { at: ["space", "courses"], count: 2 };

test("an answer with the expected rows is accepted from the portal and from a hand-written server", () => {
  assertRows("portal", { data: { space: { courses: [1, 2] } } }, wanted);
  assertRows("raw", { space: { courses: [1, 2] } }, wanted);
});

test.each([
  ["an empty list", { data: { space: { courses: [] } } }],
  ["another number", { data: { space: { courses: [1] } } }],
  ["a missing space", { data: { space: null } }],
  ["a refusal", { errors: [{ message: "no" }] }],
  ["nothing", null],
])("%s is rejected as an unexpected answer", (_, answer) => {
  expect(() => assertRows("portal", answer, wanted)).toThrow(
    /^portal: space\.courses has \d rows in place of 2$/,
  );
});
