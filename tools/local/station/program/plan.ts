import { join } from "node:path";
import type { CaseId, ExerciseId, ModuleId } from "@cathedra/domain";
import type { OfferedCase } from "@cathedra/domain/cloud";
import * as v from "valibot";

/**
 * The plan that a station gives to its simulator: an exercise that the portal knows by number, or a personal case that it does
 * not know.
 */
export const plan = v.object({
  launchId: v.string(),
  moduleCode: v.string(),
  moduleVersion: v.string(),
  moduleName: v.string(),
  caseCode: v.string(),
  caseName: v.string(),
  /** The id of the exercise; null if nothing is measured in the run. */
  exerciseId: v.nullable(v.number()),
  /** The case editor is opened to make a case; none is played. */
  makesCase: v.boolean(),
  /** How many times faster than a person it is played. */
  pace: v.number(),
  /** The folder in which results wait for delivery. */
  outbox: v.string(),
  /** Whether the simulator is to crash in the middle of the run. */
  crashes: v.boolean(),
});
export type Plan = v.InferOutput<typeof plan>;

/** The progress of the simulator; the file is replaced completely each time. */
export const status = v.object({
  state: v.picklist(["starting", "running", "ended", "failed"]),
  /** The time of the status in epoch milliseconds. */
  at: v.number(),
  pid: v.number(),
  /** Whether a result is in the outbox. */
  hasResult: v.boolean(),
});
export type Status = v.InferOutput<typeof status>;

/** The paths of one run: the plan, the status, the log, and a file that requests its end. */
export function runPaths(folder: string) {
  return {
    folder,
    plan: join(folder, "plan.json"),
    status: join(folder, "status.json"),
    quit: join(folder, "quit"),
    log: join(folder, "log.txt"),
  };
}

/** The case in the form that the simulator's engine takes: its vessels are generated from module and case. */
export function getCase(of: Plan): OfferedCase {
  const { moduleCode, moduleVersion, moduleName, caseCode, caseName, exerciseId } = of;
  return {
    moduleId: moduleCode as ModuleId,
    caseId: caseCode as CaseId,
    moduleName,
    caseName,
    exercise:
      exerciseId === null
        ? null
        : { id: exerciseId as ExerciseId, code: caseCode, moduleCode, moduleVersion },
  };
}
