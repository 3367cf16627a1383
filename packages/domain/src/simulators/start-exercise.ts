import { err, ok, type Result } from "../result.ts";
import type { ExerciseLicence } from "./licence.ts";

/** The facts that decide whether a person can start an exercise at a simulator, as far as the simulator has reported them. */
export type ExerciseStart = {
  /** Null: the person has not been at a simulator. */
  readonly simulator: {
    readonly isEnrolled: boolean;
    /** Two computers use the station's key. */
    readonly isCloned: boolean;
    readonly isConnected: boolean;
    /** Whether it has the module of the exercise, in its version. */
    readonly isInstalled: boolean;
    /** Null if the simulator has not reported its licences. */
    readonly licence: Pick<ExerciseLicence, "valid"> | null;
  } | null;
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
  if (!simulator.isInstalled) return err({ code: "NOT_INSTALLED" });
  return simulator.licence === null || simulator.licence.valid ? ok(true) : err({ code: "NOT_LICENSED" });
}
