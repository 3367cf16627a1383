import { isUuid, type SimulatorActivityId } from "@cathedra/domain";
import { maxActivityGroups } from "@cathedra/domain/activity-log";
import { sql } from "kysely";
import type { QueryVistActivitiesArgs, QueryVistActivityArgs } from "../../graphql/generated/contract.ts";
import type { PrefetchFields, PrefetchRequest } from "../../graphql/prefetch.ts";
import { requestedFields } from "../../graphql/requested-fields.ts";
import type { ApiModule } from "../module.ts";
import { activityVisibility } from "./activity-visibility.ts";
import { activityLogGuards } from "./guards.ts";
import { listSql } from "./list-statement.ts";
import { oneSql } from "./one-activity.ts";
import { listKey, oneKey } from "./prefetch-keys.ts";
import { ownListQuery } from "./read-list-query.ts";
import { resolvers } from "./resolvers.ts";
import { writtenRuns } from "./written-runs.ts";

/**
 * Prefetches a person's own runs and single runs together with the caller's row, for the person that the token named last time.
 * The resolvers use the result only if it is what they would query, for the caller as they are now.
 */
const prefetchActivities: PrefetchFields = {
  "Query.vistActivities": ({ args, selected, expected }: PrefetchRequest<QueryVistActivitiesArgs>) => {
    // Invalid arguments are refused by the resolver.
    if ((args.limit ?? 1) < 1 || (args.offset ?? 0) < 0) return undefined;
    const question = ownListQuery(expected, args, requestedFields(selected, ["activities"]));
    if (!question.ok) return undefined;
    return {
      json: sql`(select to_json(listed) from (${listSql(question.value)}) listed)`,
      key: listKey(question.value),
    };
  },
  "Query.vistActivity": ({ args: { id }, selected, expected }: PrefetchRequest<QueryVistActivityArgs>) => {
    const fields = requestedFields(selected);
    if (!isUuid(id)) return undefined;
    return {
      json: sql`(select to_json(found) from (${oneSql(expected, id as SimulatorActivityId, fields)}) found)`,
      key: oneKey(expected, id, fields),
    };
  },
};

/** Runs on the simulator, listed and read (6.001, 6.004, 6.010-6.015). */
export const activityLogModule = {
  name: "activity-log",
  resolvers,
  prefetchFields: prefetchActivities,
  writtenFields: writtenRuns,
  listSizes: {
    "AllVistActivitiesPage.allCustomerGroups": maxActivityGroups,
    "Query.vistActivityChoices": 50,
    "VistActivityModule.exercises": 10,
  },
  guards: activityLogGuards,
  noticeVisibility: [activityVisibility],
} satisfies ApiModule;
