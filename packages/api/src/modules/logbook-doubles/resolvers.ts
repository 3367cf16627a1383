import { requestedFields } from "../../graphql/requested-fields.ts";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { setDoubleDismissed } from "./dismiss-double.ts";
import { findDoubles, readCaseCounts } from "./doubles-query.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    logbookDoubles: (_, args, { db, actor }, info) =>
      findDoubles(db, actor, args, {
        first: requestedFields(info, ["pairs", "first"]),
        second: requestedFields(info, ["pairs", "second"]),
      }),
    logbookCaseCounts: (_, args, { db, actor }) => readCaseCounts(db, actor, args),
  },
  Mutation: {
    setLogbookDoubleDismissed: (_, args, context, info) =>
      setDoubleDismissed(context, context.actor, args, {
        first: requestedFields(info, ["first"]),
        second: requestedFields(info, ["second"]),
      }),
  },
} satisfies Resolvers;
