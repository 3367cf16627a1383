import { mayFollowOperation, maySeeHangingWork } from "@cathedra/domain/access";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const operationsGuards: readonly Guard[] = [
  ...guardEach(
    [
      "Query.operation",
      "Mutation.cancelOperation",
      "Mutation.forceEndOperation",
      "Mutation.tryOperationAgain",
    ],
    { asks: mayFollowOperation, of: "operation", lets: ["sysAdmin"], otherwise: "notFound" },
  ),
  {
    operation: "Query.hangingWork",
    asks: maySeeHangingWork,
    of: "nothing",
    lets: ["sysAdmin"],
    otherwise: "forbidden",
  },
];
