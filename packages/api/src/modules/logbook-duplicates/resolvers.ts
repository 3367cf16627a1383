import { requestedFields } from "../../graphql/requested-fields.ts";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { isCaseOfColleague } from "./case-of-colleague.ts";
import { setDuplicateDismissed } from "./dismiss-duplicate.ts";
import { findDuplicates, readCaseCounts } from "./duplicates-query.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    logbookDoubles: (_, args, context, info) =>
      findDuplicates(context, context.actor, args, {
        first: requestedFields(info, ["pairs", "first"]),
        second: requestedFields(info, ["pairs", "second"]),
      }),
    logbookCaseOfColleague: (_, args, { db, actor }) => isCaseOfColleague(db, actor, args),
    logbookCaseCounts: (_, args, context) => readCaseCounts(context, context.actor, args),
  },
  Mutation: {
    setLogbookDoubleDismissed: (_, args, context, info) =>
      setDuplicateDismissed(context, context.actor, args, {
        first: requestedFields(info, ["first"]),
        second: requestedFields(info, ["second"]),
      }),
  },
} satisfies Resolvers;
