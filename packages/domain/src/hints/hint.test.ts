import { expect, test } from "vitest";
import { readHint } from "./hint.ts";

test("a hint says of which kind, and which", () => {
  expect(readHint({ kind: "result", id: "a", extra: 1 })).toEqual({ kind: "result", id: "a" });
});

test.each([
  null,
  1,
  "result",
  {},
  { kind: "result" },
  { kind: "weather", id: "a" },
  { kind: "operation", id: 3 },
])("%j is no hint", (value) => {
  expect(readHint(value)).toBeUndefined();
});
