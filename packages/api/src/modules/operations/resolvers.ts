import { operationText } from "@cathedra/domain/messages";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { cancelOperation, forceEndOperation, mayAct, tryOperationAgain } from "./end-operation.ts";
import { readHangingWork } from "./hanging-work.ts";
import { readOperation } from "./read-operation.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    operation: (_, { id }, context) => readOperation(context, context.actor, id),
    hangingWork: (_, _args, context) => readHangingWork(context, context.actor),
  },
  Mutation: {
    cancelOperation: (_, { id }, context) => cancelOperation(context, context.actor, id),
    forceEndOperation: (_, { id }, context) => forceEndOperation(context, context.actor, id),
    tryOperationAgain: (_, { id }, context) => tryOperationAgain(context, context.actor, id),
  },
  Operation: {
    message: (operation) => operationText(operation),
    viewerCanCancel: (operation, _, { actor }) => mayAct(actor, operation, "cancel"),
    viewerCanTryAgain: (operation, _, { actor }) => mayAct(actor, operation, "tryAgain"),
  },
} satisfies Resolvers;
