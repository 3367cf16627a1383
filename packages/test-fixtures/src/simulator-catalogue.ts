import type { CaseId, ExerciseId, SimulatorModuleId } from "@cathedra/domain";
import type { ExerciseDefinition } from "@cathedra/domain/results";
import { exportDefinitions } from "@cathedra/domain/results/import";
import { aneurysmCoiling } from "./simulator/aneurysm-coiling.ts";
import { belowTheKnee } from "./simulator/below-the-knee.ts";
import { carotidStenting, carotidStentingBefore } from "./simulator/carotid-stenting.ts";
import { coronaryIntervention } from "./simulator/coronary-intervention.ts";
import { evar } from "./simulator/evar.ts";
import type { Measure } from "./simulator/measures.ts";
import { defined, type PlannedModule } from "./simulator/module-plan.ts";
import { sfaRevascularization } from "./simulator/sfa-revascularization.ts";
import { strokeThrombectomy } from "./simulator/stroke-thrombectomy.ts";
import { tavi } from "./simulator/tavi.ts";
import { tevar } from "./simulator/tevar.ts";
import { uterineEmbolization } from "./simulator/uterine-embolization.ts";

export type CastExercise = {
  readonly id: ExerciseId;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly cloudCaseId: CaseId | null;
  readonly definition: ExerciseDefinition;
  /** The metrics, with the values that an experienced person reaches. */
  readonly measures: readonly Measure[];
};

export type CastSimulatorModule = {
  readonly id: SimulatorModuleId;
  readonly code: string;
  readonly version: string;
  readonly isNewest: boolean;
  readonly name: string;
  readonly description: string;
  readonly resultFormatVersion: string;
  readonly exercises: readonly CastExercise[];
};

const newest: readonly PlannedModule[] = [
  evar,
  tevar,
  strokeThrombectomy,
  aneurysmCoiling,
  carotidStenting,
  coronaryIntervention,
  tavi,
  sfaRevascularization,
  belowTheKnee,
  uterineEmbolization,
].map((plan) => defined(plan, "2.1"));

/** Versions that only earlier runs used: the cloud no longer runs their exercises. */
const earlier: readonly PlannedModule[] = [defined(carotidStentingBefore, "2.0")].map((module) => ({
  ...module,
  exercises: module.exercises.map((exercise) => ({ ...exercise, cloudCase: null })),
}));

/** A module for every one of the cloud, with an exercise for each of its cases and some that only a station runs. */
export const simulatorModules: readonly CastSimulatorModule[] = [
  ...newest.map((module) => ({ module, isNewest: true })),
  ...earlier.map((module) => ({ module, isNewest: false })),
].map(({ module: { exercises, ...module }, isNewest }, index) => ({
  ...module,
  id: (index + 1) as SimulatorModuleId,
  isNewest,
  exercises: exercises.map(({ code, name, description, cloudCase, definition, measures }, at) => ({
    id: ((index + 1) * 100 + at + 1) as ExerciseId,
    code,
    name,
    description,
    cloudCaseId: cloudCase,
    definition,
    measures,
  })),
}));

/** The catalogue as a document that staff could import. */
export function simulatorDefinitions(): string {
  return exportDefinitions(
    [...earlier, ...newest].map(({ exercises, ...module }) => ({
      ...module,
      exercises: exercises.map(({ measures: _measures, ...exercise }) => exercise),
    })),
  );
}
