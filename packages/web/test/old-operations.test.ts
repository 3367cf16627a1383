import { expect, test } from "vitest";
import { withoutOutlived } from "../scripts/old-operations.ts";

const persisted = { a: "query A", b: "query B", c: "query C" };

test("an operation that is no longer sent is marked as old today, and kept for open pages", () => {
  expect(withoutOutlived(persisted, new Set(["a", "b"]), {}, "2026-11-22")).toEqual({
    persisted,
    old: { c: "2026-11-22" },
  });
});

test("an old operation is removed after fourteen days, and not before", () => {
  const old = { b: "2026-11-08", c: "2026-11-07" };
  expect(withoutOutlived(persisted, new Set(["a"]), old, "2026-11-22")).toEqual({
    persisted: { a: "query A", b: "query B" },
    old: { b: "2026-11-08" },
  });
});

test("an operation that is sent again is no longer old", () => {
  const old = { b: "2026-01-01", c: "2026-01-01" };
  expect(withoutOutlived(persisted, new Set(["a", "b", "c"]), old, "2026-11-22")).toEqual({
    persisted,
    old: {},
  });
});
