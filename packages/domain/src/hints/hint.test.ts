import { expect, test } from "vitest";
import { readHint, spreadOf } from "./hint.ts";

test("a hint says of which kind, and which", () => {
  expect(readHint({ kind: "result", id: "a", extra: 1 })).toEqual({ kind: "result", id: "a" });
});

test("a hint of the inbox may bring the number, and for how long browsers spread their asking", () => {
  const told = { kind: "notification", id: "new", unseen: 3, spreadMs: 4_000 };
  expect(readHint(told)).toEqual(told);
  expect(readHint({ ...told, spreadMs: 1e9 })).toEqual({ ...told, spreadMs: 10_000 });
  expect(readHint({ ...told, unseen: -1, spreadMs: "soon" })).toEqual({ kind: "notification", id: "new" });
});

test("a person's few browsers ask at once; of many each has a moment of its own, and none waits for ever", () => {
  expect([2, 20, 1_000, 2_500, 10_000].map(spreadOf)).toEqual([0, 0, 4_000, 10_000, 10_000]);
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
