/** What of a run says what it was of. */
export type NamesOfRun = {
  readonly exerciseName: string | null;
  readonly moduleName: string | null;
  readonly unitName: string | null;
  readonly courseName: string | null;
};

/** Home shows runs that say what they were of: exercise and module, or unit and course (1.038, X109). */
export function isShownOnHome({ exerciseName, moduleName, unitName, courseName }: NamesOfRun): boolean {
  return (isNamed(exerciseName) && isNamed(moduleName)) || (isNamed(unitName) && isNamed(courseName));
}

function isNamed(name: string | null): boolean {
  return name !== null && name.trim() !== "";
}
