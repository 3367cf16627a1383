import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";

export const learningSpaceWebOperations: readonly WebOperation[] = [
  ["AdminSpacesQuery", cast.ruth, 3],
  ["latestSpaceQuery", cast.ruth, 3],
  ["useSaveSpaceMutation", cast.ruth, 8, () => ({ id: 1, displayName: "Aorta, by the web" })],
];
