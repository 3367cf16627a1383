import { type Instant, instant, isUuid, type UserId } from "@cathedra/domain";
import { type Actor, mayUseLogbook } from "@cathedra/domain/access";
import { sql } from "kysely";
import { andConditions } from "../../db/and-conditions.ts";
import type { Db } from "../../db/database.ts";
import { appError } from "../../errors.ts";
import type { OwnPartInRecord, QueryOwnLogbookArgs } from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import type { Clock } from "../../ports/clock.ts";
import { type ActivityFields, type ActivityView, activityJoins, activityJson } from "./projection.ts";

/** A record of somebody's own logbook with their part in it. */
export type OwnEntryView = { readonly part: OwnPartInRecord; readonly record: ActivityView };

export type OwnLogbookView = {
  readonly totalCount: number;
  readonly readAt: Instant;
  readonly entries: readonly OwnEntryView[];
  readonly next: string | null;
};

type Deps = { readonly db: Db; readonly clock: Clock };
type Row = { readonly total: number; readonly entries: readonly OwnEntryView[] };

/** A change that began this long before a page was read may have been stored after it. */
const maxSaveMs = 60_000;

/**
 * A page of the records that a person wrote or takes part in, by id: nothing that happens between two pages moves a record, so
 * that none is left out or read twice. One statement over the index of participants, whatever else the tables hold.
 */
export async function readOwnLogbook(
  { db, clock }: Deps,
  actor: Actor,
  args: QueryOwnLogbookArgs,
  fields: ActivityFields,
): Promise<OwnLogbookView> {
  if (mayUseLogbook(actor) !== "allowed") throw appError("FORBIDDEN");
  const { limit } = readPageArgs({ limit: args.limit }, { usual: 100, most: 500 });
  const readAt = instant(clock() - maxSaveMs);
  const { rows } = await ownLogbookStatement(actor.userId, args, limit, fields).execute(db);
  const { total = 0, entries = [] } = rows[0] ?? {};
  const shown = entries.slice(0, limit);
  return {
    totalCount: total,
    readAt,
    entries: shown,
    next: entries.length > limit ? (shown.at(-1)?.record.id ?? null) : null,
  };
}

function ownLogbookStatement(
  viewer: UserId,
  { after, changedSince }: QueryOwnLogbookArgs,
  limit: number,
  fields: ActivityFields,
) {
  const conditions = [
    ...(after != null && isUuid(after) ? [sql`own.id > ${after}::uuid`] : []),
    ...(changedSince == null
      ? []
      : [
          sql`greatest(changed.modified_at, changed.confirmation_at) >= to_timestamp(${Number(changedSince)}::float8 / 1000)`,
        ]),
  ];
  const changed = changedSince == null ? sql`` : sql`join logbook_record changed on changed.id = own.id`;
  return sql<Row>`
    with own as materialized (
      select record_id as id, position from logbook_participant where user_id = ${viewer}
    ), page as materialized (
      select own.id, own.position from own ${changed} where ${andConditions(conditions)}
      order by own.id limit ${limit + 1}
    )
    select (select count(*)::int from own) as total, (
      select coalesce(json_agg(json_build_object(
        'part', case
          when page.position < 0 then 'author'
          when record.created_by = ${viewer} then 'authorAndParticipant'
          else 'participant'
        end,
        'record', ${activityJson(viewer, fields)}
      ) order by page.id), '[]')
      from page join logbook_record record on record.id = page.id ${activityJoins(fields)}
    ) as entries`;
}
