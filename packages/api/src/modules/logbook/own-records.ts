import type { UserId } from "@cathedra/domain";
import type { SearchParams } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import { andConditions } from "../../db/and-conditions.ts";
import {
  confirmationConditions,
  dayConditions,
  equalityConditions,
  participantConditions,
  textConditionsInScope,
} from "./filters.ts";
import type { ScopeParts } from "./list-query.ts";
import { pageOf, sortKey } from "./order.ts";

/**
 * The records that a person made or took part in. The scope comes first, materialised: a plan that started from the
 * text would read everybody's records. By date and without a filter the index of participants alone tells the page
 * and the number.
 */
export function ownRecords(viewer: UserId, search: SearchParams): ScopeParts {
  const scope = sql`
    select record_id as id, date_of_procedure as day from logbook_participant
    where ${andConditions([sql`user_id = ${viewer}`, ...dayConditions(search, sql`date_of_procedure`)])}`;
  const conditions = [
    ...equalityConditions(search),
    ...participantConditions(search),
    ...confirmationConditions(search),
    ...textConditionsInScope(search),
  ];
  if (search.sortField === "dateOfProcedure" && conditions.length === 0) {
    return {
      ctes: [sql`scope as materialized (${scope})`, pageOf(sql`scope`, search)],
      total: sql`(select count(*) from scope)`,
    };
  }
  const matched = sql`
    select scope.id, scope.day, ${sortKey(search, viewer)} as key
    from scope join logbook_record record on record.id = scope.id where ${andConditions(conditions)}`;
  return {
    ctes: [
      sql`scope as materialized (${scope})`,
      sql`matched as materialized (${matched})`,
      pageOf(sql`matched`, search),
    ],
    total: sql`(select count(*) from matched)`,
  };
}
