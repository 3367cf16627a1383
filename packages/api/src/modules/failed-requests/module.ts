import type { ApiModule } from "../module.ts";
import { failedRequestGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Which requests failed, for whoever helps people. */
export const failedRequestsModule = {
  name: "failed-requests",
  resolvers,
  listSizes: { "FailedRequests.requests": 100 },
  guards: failedRequestGuards,
} satisfies ApiModule;
