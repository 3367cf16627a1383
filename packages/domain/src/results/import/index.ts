export { compareDefinitions, type DefinitionsPlan } from "./compare-definitions.ts";
export { definitionsKind, exportDefinitions } from "./definitions.ts";
export * from "./definitions-document.ts";
export type { StoredDefinitions, StoredExercise, StoredModule } from "./stored-definitions.ts";
export { compareModuleVersions, newestVersion } from "./version-order.ts";
