import { expect, test } from "vitest";
import { withoutOutlived } from "../scripts/old-operations.ts";

const persisted = { a: "query A", b: "query B", c: "query C" };

test("what the web no longer sends is old from today on, and stays for pages that are open", () => {
  expect(withoutOutlived(persisted, new Set(["a", "b"]), {}, "2026-11-22")).toEqual({
    persisted,
    old: { c: "2026-11-22" },
  });
});

test("it goes after fourteen days, and not before", () => {
  const old = { b: "2026-11-08", c: "2026-11-07" };
  expect(withoutOutlived(persisted, new Set(["a"]), old, "2026-11-22")).toEqual({
    persisted: { a: "query A", b: "query B" },
    old: { b: "2026-11-08" },
  });
});

test("what is sent again is not old any longer", () => {
  const old = { b: "2026-01-01", c: "2026-01-01" };
  expect(withoutOutlived(persisted, new Set(["a", "b", "c"]), old, "2026-11-22")).toEqual({
    persisted,
    old: {},
  });
});
