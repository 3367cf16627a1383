import { err, ok, type Result } from "../result.ts";
import type { ExerciseLicence } from "./licence.ts";

/** The facts reported by a simulator that decide whether an exercise can be started there. */
export type ExerciseSimulator = {
  readonly isEnrolled: boolean;
  /** Whether two computers use the station's key. */
  readonly isCloned: boolean;
  readonly isConnected: boolean;
  /**
   * Whether the simulator has a version of the module that contains the exercise. Null if the simulator has not reported any
   * module.
   */
  readonly isInstalled: boolean | null;
  /** The licence for the exercise; null if the simulator has not reported its licences. */
  readonly licence: Pick<ExerciseLicence, "valid"> | null;
};

/** The facts that decide whether a person can start an exercise at a simulator. */
export type ExerciseStart = {
  /** The simulator that is nearest to a start; null if there is none that the person could use. */
  readonly simulator: ExerciseSimulator | null;
};

export type ExerciseStartRefusal = {
  readonly code:
    | "NOT_AT_SIMULATOR"
    | "NOT_ENROLLED"
    | "CLONED"
    | "OFFLINE"
    | "NOT_INSTALLED"
    | "NOT_LICENSED";
};

/** Whether an exercise can be started there (12.011, 12.012). The portal does not know who signed in with a password. */
export function startExercise({ simulator }: ExerciseStart): Result<true, ExerciseStartRefusal> {
  if (simulator === null) return err({ code: "NOT_AT_SIMULATOR" });
  if (!simulator.isEnrolled) return err({ code: "NOT_ENROLLED" });
  if (simulator.isCloned) return err({ code: "CLONED" });
  if (!simulator.isConnected) return err({ code: "OFFLINE" });
  if (simulator.isInstalled === false) return err({ code: "NOT_INSTALLED" });
  return simulator.licence === null || simulator.licence.valid ? ok(true) : err({ code: "NOT_LICENSED" });
}

/** How near a simulator is to a start, the nearest first. */
const nearest: readonly (ExerciseStartRefusal["code"] | "MAY_START")[] = [
  "MAY_START",
  "OFFLINE",
  "NOT_LICENSED",
  "NOT_INSTALLED",
  "CLONED",
  "NOT_ENROLLED",
];

/**
 * Whether an exercise can be started at each of these simulators, the nearest to a start first, otherwise in the given order. One that
 * is not connected and does not have the exercise comes after those that would only have to be switched on.
 */
export function startExerciseAmong<Simulator extends ExerciseSimulator>(
  simulators: readonly Simulator[],
): readonly { readonly simulator: Simulator; readonly code: ExerciseStartRefusal["code"] | "MAY_START" }[] {
  return simulators
    .map((simulator) => {
      const start = startExercise({ simulator });
      return { simulator, code: start.ok ? ("MAY_START" as const) : start.error.code };
    })
    .toSorted((one, other) => rank(one) - rank(other));
}

function rank({ simulator, code }: ReturnType<typeof startExerciseAmong>[number]): number {
  const isFarther =
    code === "OFFLINE" && (simulator.isInstalled === false || simulator.licence?.valid === false);
  return isFarther ? nearest.indexOf("NOT_INSTALLED") + 0.5 : nearest.indexOf(code);
}
