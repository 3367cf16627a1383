import { requestedFields } from "../../graphql/requested-fields.ts";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { isCaseOfColleague } from "./case-of-colleague.ts";
import { setDoubleDismissed } from "./dismiss-double.ts";
import { findDoubles, readCaseCounts } from "./doubles-query.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    logbookDoubles: (_, args, context, info) =>
      findDoubles(context, context.actor, args, {
        first: requestedFields(info, ["pairs", "first"]),
        second: requestedFields(info, ["pairs", "second"]),
      }),
    logbookCaseOfColleague: (_, args, { db, actor }) => isCaseOfColleague(db, actor, args),
    logbookCaseCounts: (_, args, context) => readCaseCounts(context, context.actor, args),
  },
  Mutation: {
    setLogbookDoubleDismissed: (_, args, context, info) =>
      setDoubleDismissed(context, context.actor, args, {
        first: requestedFields(info, ["first"]),
        second: requestedFields(info, ["second"]),
      }),
  },
} satisfies Resolvers;
