export { compareDefinitions, type DefinitionsPlan } from "./compare.ts";
export { definitionsKind, exportDefinitions } from "./definitions.ts";
export {
  type DefinedExercise,
  type DefinedModule,
  type Definitions,
  definitionLimits,
  definitionsFormat,
  definitionsFormatVersion,
} from "./document.ts";
export type { Standing, StandingExercise, StandingModule } from "./standing.ts";
export { compareModuleVersions, newestVersion } from "./version-order.ts";
