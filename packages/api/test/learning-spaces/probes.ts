import { cast } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";

export const probes: readonly Probe[] = [
  {
    operation: "Mutation.saveLearningSpace",
    call: { query: 'mutation { saveLearningSpace(id: 1, displayName: "Aorta") { id name } }' },
  },
];

export const webOperations: readonly WebOperation[] = [
  ["AdminSpacesQuery", cast.ruth, 3],
  ["latestSpaceQuery", cast.ruth, 3],
  ["useSaveSpaceMutation", cast.ruth, 8, () => ({ id: 1, displayName: "Aorta, by the web" })],
];
