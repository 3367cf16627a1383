import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { readFailedRequests } from "./read-failed-requests.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: { failedRequests: (_, args, context) => readFailedRequests(context, context.actor, args) },
} satisfies Resolvers;
