import type { ExerciseId } from "@cathedra/domain";
import type { CastExercise, CastSimulatorModule } from "../simulator-catalogue.ts";

type WithCreator = Omit<CastSimulatorModule, "exercises"> & {
  readonly exercises: readonly (CastExercise & { readonly isCaseCreator?: boolean })[];
};

const moduleCode = "carotid-stenting";

/** Adds the editor of cases to one of the modules, for the world in which a station opens it (12.005). */
export function withCaseCreator(modules: readonly CastSimulatorModule[]): readonly WithCreator[] {
  return modules.map((module) =>
    module.code === moduleCode && module.isNewest
      ? { ...module, exercises: [...module.exercises, getCreator(module)] }
      : module,
  );
}

function getCreator({ id, code }: CastSimulatorModule): WithCreator["exercises"][number] {
  return {
    id: (id * 100 + 99) as ExerciseId,
    code: `${code}-creator`,
    name: "Case creator",
    description: "Makes a case of your own from the images of a patient.",
    isCaseCreator: true,
    cloudCaseId: null,
    definition: { metrics: [], groups: [], benchmarks: [] },
    measures: [],
  };
}
