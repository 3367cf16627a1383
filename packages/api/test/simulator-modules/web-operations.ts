import { randomUUID } from "node:crypto";
import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";

export const simulatorModuleWebOperations: readonly WebOperation[] = [
  ["SimulatorModulesQuery", cast.daniel, 3, () => ({ searchText: "", limit: 25, offset: 0 })],
  ["VistModulesQuery", cast.maya, 3, () => ({ serviceTag: "NGT4K21" })],
  ["SimulationsQuery", cast.maya, 3, () => ({ code: "evar", version: "2.1", serviceTag: "NGT4K21" })],
  ["FoundCasesQuery", cast.maya, 3, () => ({ serviceTag: "NGT4K21", searchParams: { searchText: "arch" } })],
  ["SimulatorModulesCardQuery", cast.maya, 3, () => ({ serviceTag: "NGT4K21" })],
  ["RunOutcomeQuery", cast.maya, 2, () => ({ launchId: "launch" })],
  ["simulatorRunMutation", cast.maya, 4, () => ({ id: randomUUID(), exerciseId: 501 })],
  ["ExerciseNameQuery", cast.maya, 2, () => ({ id: 501 })],
  ["ExerciseRequirementsQuery", cast.maya, 2, () => ({ id: 501 })],
  ["ModuleDrawerQuery", cast.daniel, 3, () => ({ id: 1 })],
];
