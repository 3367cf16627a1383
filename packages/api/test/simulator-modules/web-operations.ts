import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";

export const simulatorModuleWebOperations: readonly WebOperation[] = [
  ["SimulatorModulesQuery", cast.daniel, 3, () => ({ searchText: "", limit: 25, offset: 0 })],
  ["ModuleDrawerQuery", cast.daniel, 3, () => ({ id: 1 })],
];
