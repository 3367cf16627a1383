import { maySeeFailedRequests } from "@cathedra/domain/access";
import type { Guard } from "../../graphql/guards.ts";

export const failedRequestGuards: readonly Guard[] = [
  {
    operation: "Query.failedRequests",
    asks: maySeeFailedRequests,
    of: "nothing",
    lets: ["support", "sysAdmin"],
    otherwise: "forbidden",
  },
];
