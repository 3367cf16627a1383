import type { ApiModule } from "../module.ts";
import { failedRequestGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Shows staff which requests failed. */
export const failedRequestsModule = {
  name: "failed-requests",
  resolvers,
  guards: failedRequestGuards,
} satisfies ApiModule;
