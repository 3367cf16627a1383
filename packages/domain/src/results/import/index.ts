export { compareDefinitions, type DefinitionsPlan } from "./compare-definitions.ts";
export { definitionsKind, exportDefinitions } from "./definitions.ts";
export {
  type DefinedExercise,
  type DefinedModule,
  type Definitions,
  definitionLimits,
  definitionsFormat,
  definitionsFormatVersion,
} from "./document.ts";
export type { StoredDefinitions, StoredExercise, StoredModule } from "./stored-definitions.ts";
export { compareModuleVersions, newestVersion } from "./version-order.ts";
