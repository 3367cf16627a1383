import { termsVersions } from "@cathedra/domain/legal";
import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";

export const legalWebOperations: readonly WebOperation[] = [
  ["AcceptTermsMutation", cast.maya, 6, () => ({ version: termsVersions[0]?.version })],
];
