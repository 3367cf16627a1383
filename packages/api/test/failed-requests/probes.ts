import type { Probe } from "../platform/role-matrix/probe.ts";

export const failedRequestProbes: readonly Probe[] = [
  { operation: "Query.failedRequests", call: { query: "{ failedRequests { total requests { id } } }" } },
];
