import type { ExerciseId, LaunchId, StationId, UserId } from "../ids.ts";
import { err, ok, type Result } from "../result.ts";
import { type Instant, instant } from "../time.ts";
import type { ResultRefusal } from "./refusal.ts";

/**
 * The right to deliver one run. The person's page requests it before an exercise is started on a simulator; the portal stores
 * it, and the delivery names its id.
 */
export type Launch = {
  readonly id: LaunchId;
  readonly userId: UserId;
  /** The exercise of one version of a module. */
  readonly exerciseId: ExerciseId;
  /** The station in whose session the launch was requested; null elsewhere. */
  readonly stationId: StationId | null;
  readonly expiresAt: Instant;
  /** The delivery's own id of the run for which the launch was used; null if it has not been used yet. */
  readonly usedForRun: string | null;
};

/** How long a launch is valid, in milliseconds: a simulator without a network may keep its results for this time. */
const lifeMs = 31 * 24 * 3_600_000;

export function launchExpiresAt(launchedAt: Instant): Instant {
  return instant(launchedAt + lifeMs);
}

export type LaunchedDelivery = {
  readonly run: string;
  readonly userId: UserId;
  readonly exerciseId: ExerciseId;
  /** The station that delivers; null if a person or a machine does. */
  readonly stationId: StationId | null;
};

/**
 * Whether a delivery may use its launch. Undefined if the portal has no such launch. A run that was delivered in time may be
 * sent again at any time, because its answer may have been lost.
 */
export function checkLaunch(
  launch: Launch | undefined,
  { run, userId, exerciseId, stationId }: LaunchedDelivery,
  now: Instant,
): Result<null, ResultRefusal> {
  if (launch === undefined) return err({ reason: "launch_unknown" });
  if (launch.userId !== userId) return err({ reason: "launch_of_another_person" });
  if (launch.exerciseId !== exerciseId) return err({ reason: "launch_of_another_exercise" });
  if (launch.stationId !== null && launch.stationId !== stationId)
    return err({ reason: "launch_of_another_station" });
  if (launch.usedForRun !== null)
    return launch.usedForRun === run ? ok(null) : err({ reason: "launch_used" });
  return now < launch.expiresAt ? ok(null) : err({ reason: "launch_expired" });
}
