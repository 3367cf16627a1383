import type { Actor } from "@cathedra/domain/access";
import { sql } from "kysely";
import { andConditions } from "../../db/and-conditions.ts";
import type { Db } from "../../db/database.ts";
import type {
  LogbookConfirmationList,
  QueryLogbookConfirmationsArgs,
} from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import {
  type ActivityFields,
  type ActivityView,
  activityJoins,
  activityJson,
  requestedAttending,
} from "../logbook/public.ts";
import { canAttend, getEntries } from "./attending-entries.ts";
import { lists, readAfter, writeAfter } from "./list-order.ts";

/**
 * A page of an attending's records, and the position after which the next page begins; other fields are read when they are
 * requested.
 */
export type PageView = {
  readonly list: LogbookConfirmationList;
  readonly records: readonly ActivityView[];
  readonly next: string | null;
};

type Row = { readonly view: ActivityView; readonly at: number; readonly id: string };

/**
 * A page of the records that name the caller as attending, in one statement: of each of their entries at most a page, in the
 * order of an index.
 */
export async function listConfirmations(
  db: Db,
  actor: Actor,
  args: QueryLogbookConfirmationsArgs,
  fields: ActivityFields,
): Promise<PageView> {
  const list = args.state ?? "open";
  const { limit } = readPageArgs({ limit: args.first }, { usual: 20, most: 50 });
  if (!canAttend(actor)) return { list, records: [], next: null };
  const { where, at, direction, beyond } = lists[list];
  const after = readAfter(args.after);
  const conditions = [
    sql`${requestedAttending} = entry.id`,
    where,
    sql`record.created_by <> ${actor.userId}`,
    ...(args.trainee == null
      ? []
      : [sql`record.created_by = (select id from app_user where keycloak_id = ${args.trainee})`]),
    ...(after === undefined
      ? []
      : [sql`(${at}, record.id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`]),
  ];
  const { rows } = await sql<Row>`
    with ${getEntries(actor)}, page as materialized (
      select part.id, part.at from entry cross join lateral (
        select record.id, ${at} as at from logbook_record record where ${andConditions(conditions)}
        order by ${at} ${direction}, record.id ${direction} limit ${limit + 1}
      ) part order by part.at ${direction}, part.id ${direction} limit ${limit + 1}
    )
    select ${activityJson(actor.userId, fields)} as view, extract(epoch from page.at) * 1000 as at, page.id
    from page join logbook_record record on record.id = page.id ${activityJoins(fields)}
    order by page.at ${direction}, page.id ${direction}`.execute(db);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    list,
    records: shown.map(({ view }) => view),
    next: rows.length > limit && last !== undefined ? writeAfter({ at: Number(last.at), id: last.id }) : null,
  };
}
