import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";

export const failedRequestWebOperations: readonly WebOperation[] = [
  ["FailedRequestsQuery", cast.ingrid, 2, () => ({ person: "", requestId: "", limit: 25, offset: 0 })],
];
