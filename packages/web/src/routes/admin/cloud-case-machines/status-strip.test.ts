import { expect, test } from "vitest";
import { getStrip, getStyle, legendOf } from "./status-strip.ts";

const noon = Date.UTC(2026, 2, 2, 12);
const minute = 60_000;
const at = (minutes: number, status: string) => ({
  since: new Date(noon - minutes * minute).toISOString(),
  status,
});
const labels = (parts: ReturnType<typeof getStrip>) => legendOf(parts).map(({ label }) => label);

test("the strip covers the last hour, with each status as wide as it lasted", () => {
  const parts = getStrip([at(10, "started"), at(12, "starting"), at(90, "idle"), at(200, "off")], noon);
  expect(parts.map(({ status, from, to }) => [status, (to - from) / minute])).toEqual([
    ["idle", 48],
    ["starting", 2],
    ["started", 10],
  ]);
  expect(labels(parts)).toEqual(["Idle 48 min", "Started 10 min", "Starting 2 min"]);
});

test("a new machine fills only its own time, and differing clocks cause no negative widths", () => {
  expect(getStrip([at(3, "off")], noon).map(({ from }) => from)).toEqual([noon - 3 * minute]);
  expect(getStrip([at(-1, "idle"), at(5, "off")], noon)).toMatchObject([{ status: "off" }]);
  expect(getStrip([], noon)).toEqual([]);
});

test("desired and void are both shown as claimed (X41)", () => {
  const parts = getStrip([at(1, "idle"), at(2, "void"), at(3, "desired")], noon);
  expect(labels(parts)).toEqual(["Claimed 2 min", "Idle 1 min"]);
});

test("states with different names differ by more than colour", () => {
  const levels = ["off", "idle", "desired", "starting", "started"].map((status) => getStyle(status).level);
  expect(new Set(levels).size).toBe(levels.length);
  expect(getStyle("void")).toEqual(getStyle("desired"));
});
