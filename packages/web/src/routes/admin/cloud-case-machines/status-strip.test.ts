import { expect, test } from "vitest";
import { legendOf, stripOf, styleOf } from "./status-strip.ts";

const noon = Date.UTC(2026, 2, 2, 12);
const minute = 60_000;
const at = (minutes: number, status: string) => ({
  since: new Date(noon - minutes * minute).toISOString(),
  status,
});
const labels = (parts: ReturnType<typeof stripOf>) => legendOf(parts).map(({ label }) => label);

test("the strip is the last hour, each status as wide as it lasted", () => {
  const parts = stripOf([at(10, "started"), at(12, "starting"), at(90, "idle"), at(200, "off")], noon);
  expect(parts.map(({ status, from, to }) => [status, (to - from) / minute])).toEqual([
    ["idle", 48],
    ["starting", 2],
    ["started", 10],
  ]);
  expect(labels(parts)).toEqual(["Idle 48 min", "Started 10 min", "Starting 2 min"]);
});

test("a machine that is new fills only what it has been there for; clocks that differ take nothing", () => {
  expect(stripOf([at(3, "off")], noon).map(({ from }) => from)).toEqual([noon - 3 * minute]);
  expect(stripOf([at(-1, "idle"), at(5, "off")], noon)).toMatchObject([{ status: "off" }]);
  expect(stripOf([], noon)).toEqual([]);
});

test("claimed for someone and held by the portal are one in words (X41)", () => {
  const parts = stripOf([at(1, "idle"), at(2, "void"), at(3, "desired")], noon);
  expect(labels(parts)).toEqual(["Claimed 2 min", "Idle 1 min"]);
});

test("states with different names do not differ by colour alone", () => {
  const levels = ["off", "idle", "desired", "starting", "started"].map((status) => styleOf(status).level);
  expect(new Set(levels).size).toBe(levels.length);
  expect(styleOf("void")).toEqual(styleOf("desired"));
});
