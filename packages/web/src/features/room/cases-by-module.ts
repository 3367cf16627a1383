import type { RoomCase } from "@cathedra/qt-bridge";

export type ModuleCases = {
  readonly moduleId: string;
  readonly moduleName: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** The cases under their modules, in the order in which they are offered. */
export function casesByModule(cases: readonly RoomCase[]): readonly ModuleCases[] {
  const modules = new Map(cases.map(({ moduleId, moduleName }) => [moduleId, moduleName]));
  return [...modules].map(([moduleId, moduleName]) => ({
    moduleId,
    moduleName,
    options: cases
      .filter((each) => each.moduleId === moduleId)
      .map(({ caseId, caseName }) => ({ value: caseId, label: caseName })),
  }));
}
