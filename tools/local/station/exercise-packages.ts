import { isSameVersion, ok } from "@cathedra/domain";
import { type Answer, refuse } from "./answer.ts";
import type { Plan } from "./program/plan.ts";
import type { Licence, StationState } from "./state.ts";

/** A page's request to start an exercise (12.019). */
export type Launch = {
  readonly packageId: string;
  readonly version: string;
  readonly exerciseId: number;
  readonly exerciseCode: string;
};

type Planned = Pick<
  Plan,
  "moduleCode" | "moduleVersion" | "moduleName" | "caseCode" | "caseName" | "exerciseId"
>;

/** The exercise from an installed package, if it is installed and licensed today. */
export function getExercise(state: StationState, launch: Launch, today: string): Answer<Planned> {
  const { packageId, version, exerciseId, exerciseCode } = launch;
  const module = state.packages.find(
    (each) => each.code === packageId && isSameVersion(each.version, version),
  );
  const exercise = module?.exercises.find(({ code }) => code === exerciseCode);
  if (module === undefined || exercise === undefined)
    return refuse("NOT_INSTALLED", `${packageId} ${version} with ${exerciseCode} is not on this station`);
  if (!isLicensed(state.licences, packageId, exerciseCode, today))
    return refuse("NOT_LICENSED", `no licence covers ${exerciseCode} of ${packageId}`);
  return ok({
    moduleCode: module.code,
    moduleVersion: module.version,
    moduleName: module.name,
    caseCode: exercise.code,
    caseName: exercise.name,
    exerciseId,
  });
}

/** Plays a personal case without an exercise. */
export function caseAlone(jobId: string): Planned {
  return {
    moduleCode: "case-it",
    moduleVersion: "1.0",
    moduleName: "Case-It",
    caseCode: jobId,
    caseName: jobId,
    exerciseId: null,
  };
}

function isLicensed(licences: readonly Licence[], module: string, exercise: string, today: string): boolean {
  return licences.some(
    (licence) =>
      licence.module === module &&
      (licence.exercise === undefined || licence.exercise === exercise) &&
      (licence.validUntil === null || licence.validUntil >= today),
  );
}
