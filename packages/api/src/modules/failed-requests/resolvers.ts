import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { readFailed } from "./read-failed.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: { failedRequests: (_, args, context) => readFailed(context, context.actor, args) },
} satisfies Resolvers;
