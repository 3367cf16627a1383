import { expect, test } from "vitest";
import { getSpread, readHint } from "./hint.ts";

test("a hint contains its kind and its id", () => {
  expect(readHint({ kind: "result", id: "a", extra: 1 })).toEqual({ kind: "result", id: "a" });
});

test("an inbox hint may contain the unseen count and the time over which browsers spread their requests", () => {
  const told = { kind: "notification", id: "new", unseen: 3, spreadMs: 4_000 };
  expect(readHint(told)).toEqual(told);
  expect(readHint({ ...told, spreadMs: 1e9 })).toEqual({ ...told, spreadMs: 10_000 });
  expect(readHint({ ...told, unseen: -1, spreadMs: "soon" })).toEqual({ kind: "notification", id: "new" });
});

test("requests of few browsers are not spread, and those of many are spread over at most ten seconds", () => {
  expect([2, 20, 1_000, 2_500, 10_000].map(getSpread)).toEqual([0, 0, 4_000, 10_000, 10_000]);
});

test.each([
  null,
  1,
  "result",
  {},
  { kind: "result" },
  { kind: "weather", id: "a" },
  { kind: "operation", id: 3 },
])("%j is refused as a hint", (value) => {
  expect(readHint(value)).toBeUndefined();
});
