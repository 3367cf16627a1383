import { isUuid, type SimulatorActivityId } from "@cathedra/domain";
import { sql } from "kysely";
import type { QueryVistActivitiesArgs, QueryVistActivityArgs } from "../../graphql/generated/contract.ts";
import type { PrefetchFields, PrefetchRequest } from "../../graphql/prefetch.ts";
import { requestedFields } from "../../graphql/requested-fields.ts";
import { listSql } from "./list-statement.ts";
import { oneSql } from "./one-activity.ts";
import { listKey, oneKey } from "./prefetch-keys.ts";
import { ownListQuery } from "./read-list-query.ts";

/**
 * One's own runs and single ones are read with their caller, for whom they were last time. The resolvers take what was read
 * only where it is what they would have asked for, as who the caller is now.
 */
export const prefetchActivities: PrefetchFields = {
  "Query.vistActivities": ({ args, selected, expected }: PrefetchRequest<QueryVistActivitiesArgs>) => {
    // What is no part of a list is refused where it is resolved.
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
