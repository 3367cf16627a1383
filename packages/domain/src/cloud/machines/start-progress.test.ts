import { expect, test } from "vitest";
import { aClaim, later } from "../../../test/machines.ts";
import { startProgress } from "./start-progress.ts";

test("a start in progress shows its current part and how long it has taken", () => {
  const states = (status: "desired" | "idle" | "starting") =>
    startProgress({ status, claim: aClaim() }, later(42_000))?.parts.map(({ state }) => state);
  expect(states("desired")).toEqual(["current", "ahead", "ahead"]);
  expect(states("idle")).toEqual(["done", "current", "ahead"]);
  expect(states("starting")).toEqual(["done", "done", "current"]);
  expect(startProgress({ status: "starting", claim: aClaim() }, later(42_000))).toMatchObject({
    elapsedMs: 42_000,
    usualMs: 180_000,
  });
});

test("a simulator that was off is turned on as the first part, with the usual duration of that", () => {
  const progress = startProgress({ status: "desired", claim: aClaim() }, later(42_000), 60_000);
  expect(progress?.parts[0]).toMatchObject({
    label: "Turning on a simulator",
    usualMs: 60_000,
    state: "current",
  });
  expect(progress?.usualMs).toBe(235_000);
});

test("there is no progress when no start is in progress", () => {
  expect(startProgress({ status: "idle", claim: null }, later(0))).toBe(null);
  expect(startProgress({ status: "started", claim: aClaim() }, later(0))).toBe(null);
  expect(startProgress({ status: "off", claim: aClaim() }, later(0))).toBe(null);
});
