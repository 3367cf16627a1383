/** The number of runs on the start page (1.038). */
export const activitiesOnHome = 3;

/** The names that identify what a run was of. */
export type NamesOfRun = {
  readonly exerciseName?: string | null | undefined;
  readonly moduleName?: string | null | undefined;
  readonly unitName?: string | null | undefined;
  readonly courseName?: string | null | undefined;
};

/** The start page shows only runs with names: exercise and module, or unit and course (1.038, X109). */
export function isShownOnHome({ exerciseName, moduleName, unitName, courseName }: NamesOfRun): boolean {
  return (isNamed(exerciseName) && isNamed(moduleName)) || (isNamed(unitName) && isNamed(courseName));
}

function isNamed(name: string | null | undefined): boolean {
  return (name ?? "").trim() !== "";
}
