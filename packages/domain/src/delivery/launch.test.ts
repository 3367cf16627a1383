import { describe, expect, test } from "vitest";
import type { ExerciseId, LaunchId, StationId, UserId } from "../ids.ts";
import { instant } from "../time.ts";
import { checkLaunch, type Launch, launchExpiresAt } from "./launch.ts";

const launchedAt = instant(Date.parse("2026-11-23T10:00:00Z"));
const launch: Launch = {
  id: "l" as LaunchId,
  userId: "maya" as UserId,
  exerciseId: 101 as ExerciseId,
  stationId: "s1" as StationId,
  expiresAt: launchExpiresAt(launchedAt),
  usedForRun: null,
};
const delivery = {
  run: "run-1",
  userId: launch.userId,
  exerciseId: launch.exerciseId,
  stationId: launch.stationId,
};

describe("delivering the result of a launch (12.011, 12.032)", () => {
  test("a matching delivery is accepted until the launch expires", () => {
    expect(checkLaunch(launch, delivery, launchedAt).ok).toBe(true);
    expect(checkLaunch(launch, delivery, instant(launch.expiresAt - 1)).ok).toBe(true);
    expect(checkLaunch(launch, delivery, launch.expiresAt)).toEqual({
      ok: false,
      error: { reason: "launch_expired" },
    });
  });

  test.each([
    ["launch_unknown", undefined, delivery],
    ["launch_of_another_person", launch, { ...delivery, userId: "tomas" as UserId }],
    ["launch_of_another_exercise", launch, { ...delivery, exerciseId: 102 as ExerciseId }],
    ["launch_of_another_station", launch, { ...delivery, stationId: "s2" as StationId }],
    ["launch_of_another_station", launch, { ...delivery, stationId: null }],
    ["launch_used", { ...launch, usedForRun: "run-0" }, delivery],
  ] as const)("%s", (reason, of, said) => {
    expect(checkLaunch(of, said, launchedAt)).toEqual({ ok: false, error: { reason } });
  });

  test("a repeated delivery of the same run is accepted at any time", () => {
    const used = { ...launch, usedForRun: "run-1" };
    expect(checkLaunch(used, delivery, launchedAt).ok).toBe(true);
    expect(checkLaunch(used, delivery, launch.expiresAt).ok).toBe(true);
    expect(checkLaunch({ ...launch, usedForRun: "run-0" }, delivery, launch.expiresAt)).toEqual({
      ok: false,
      error: { reason: "launch_used" },
    });
  });

  test("the station is not checked if it was unknown at the launch", () => {
    expect(checkLaunch({ ...launch, stationId: null }, delivery, launchedAt).ok).toBe(true);
  });
});
