import { cast, groupOf } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";

export const progressWebOperations: readonly WebOperation[] = [
  ["ProgressQuery", cast.maya, 3, () => ({ uid: null })],
  ["CohortQuery", cast.priya, 4, () => ({ customerGroupId: groupOf("irResidents").id })],
];
