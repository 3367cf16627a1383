import { cast } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";

export const probes: readonly Probe[] = [
  { operation: "Query.failedRequests", call: { query: "{ failedRequests { total requests { id } } }" } },
];

export const webOperations: readonly WebOperation[] = [
  ["FailedRequestsQuery", cast.ingrid, 2, () => ({ person: "", requestId: "", limit: 25, offset: 0 })],
];
