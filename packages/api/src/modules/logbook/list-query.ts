import type { UserId } from "@cathedra/domain";
import type { SearchParams } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import { andConditions } from "../../db/and-conditions.ts";
import type { Db } from "../../db/database.ts";
import { unprepared } from "../../db/prepared-statements.ts";
import { requestedFields, type Selected } from "../../graphql/requested-fields.ts";
import {
  completionConditions,
  confirmationConditions,
  dayConditions,
  equalityConditions,
  hasShortText,
  isNarrowed,
  participantConditions,
  textConditionsInScope,
} from "./filter-conditions.ts";
import { selectPage, sortKey } from "./order.ts";
import { overseenRecords } from "./overseen-records.ts";
import { type ActivityFields, type ActivityView, activityJoins, activityJson } from "./projection.ts";
import type { Scope } from "./scope.ts";

export type ListedActivities = {
  readonly totalCount: number;
  readonly totalCountIsExact: boolean;
  readonly matchesWordStartsOnly: boolean;
  readonly activities: readonly ActivityView[];
};

/** The maximum number of matches that are counted in a search across customers. */
const countedAtMost = 10_000;

/** The parts that a scope contributes to the statement: CTEs ending in `page` (id, rank), and the number of all matches. */
export type ScopeParts = {
  readonly ctes: readonly RawBuilder<unknown>[];
  readonly total: RawBuilder<unknown>;
  /** Whether some records were found only by the index of texts. */
  readonly isByIndex: RawBuilder<unknown>;
};

/** A row that the list's statement returns. */
export type ListRow = {
  readonly total: number;
  readonly isByIndex: boolean;
  readonly activities: readonly ActivityView[];
};

/** The requested parts of a page of records. */
export type PageFields = {
  /** The fields that were requested of each record. */
  readonly fields: ActivityFields;
  /** Whether the number of all matches is requested; otherwise the statement may omit it. */
  readonly isCounted: boolean;
};

/** Everything that a page of records depends on: the viewer, the records, and what is requested. */
export type ListQuery = PageFields & {
  readonly viewer: UserId;
  readonly scope: Scope;
  readonly search: SearchParams;
  /** How many records are searched directly before the trigram index is used; 5,000 by default. */
  readonly lookThrough?: number;
};

/** The conditions that decide which records are on a page. */
export type PageQuery = Omit<ListQuery, "fields">;

export function getPageFields(info: Selected): PageFields {
  const isCounted = ["totalCount", "totalCountIsExact"].some((name) => requestedFields(info).has(name));
  return { fields: requestedFields(info, ["activities"]), isCounted };
}

/** A page of the records of a scope, with the requested fields, and the number of all matches, in one statement. */
export async function listRecords(db: Db, question: ListQuery): Promise<ListedActivities> {
  const { rows } = await listStatement(question).execute(db);
  return pageOfRows(rows[0] ?? { total: 0, isByIndex: false, activities: [] }, question);
}

/** Makes a page of records from the rows of the statement. */
export function pageOfRows(
  { total, isByIndex, activities }: ListRow,
  { scope, search }: ListQuery,
): ListedActivities {
  const isCut = scope.kind === "everything" && isNarrowed(search) && total > countedAtMost;
  return {
    totalCount: isCut ? countedAtMost : total,
    totalCountIsExact: !isCut,
    matchesWordStartsOnly: isByIndex && hasShortText(search),
    activities,
  };
}

/**
 * Whether the statement must be planned for its values: except among one person's records, the best plan depends on how rare a
 * value is.
 */
export function needsCustomPlan({ scope, search }: Pick<ListQuery, "scope" | "search">): boolean {
  return scope.kind !== "own" && isNarrowed(search);
}

/** The SQL parts from which the page of a scope is read. */
export function pageParts(question: PageQuery): ScopeParts {
  const { scope } = question;
  return scope.kind === "own" ? ownRecords(question) : overseenRecords(question, scope, countedAtMost);
}

export function listStatement(question: ListQuery): RawBuilder<ListRow> {
  const { viewer, fields } = question;
  const { ctes, total, isByIndex } = pageParts(question);
  return sql<ListRow>`${needsCustomPlan(question) ? unprepared : sql``}
    with ${sql.join(ctes)}
    select ${total} as total, ${isByIndex} as "isByIndex", (
      select coalesce(json_agg(${activityJson(viewer, fields)} order by page.rank), '[]')
      from page join logbook_record record on record.id = page.id ${activityJoins(fields)}
    ) as activities`;
}

/**
 * The records that a person created or participated in. The scope is materialised first, because a plan that begins with the
 * text would read everyone's records. By date and without a filter, the index of participants gives page and count; without the
 * count only the page is read from it.
 */
function ownRecords({ viewer, search, isCounted }: PageQuery): ScopeParts {
  const scope = sql`
    select record_id as id, date_of_procedure as day from logbook_participant
    where ${andConditions([sql`user_id = ${viewer}`, ...dayConditions(search, sql`date_of_procedure`)])}`;
  const conditions = [
    ...equalityConditions(search),
    ...participantConditions(search),
    ...confirmationConditions(search),
    ...completionConditions(search),
    ...textConditionsInScope(search),
  ];
  if (search.sortField === "dateOfProcedure" && conditions.length === 0) {
    return {
      ctes: [
        sql`scope as ${isCounted ? sql`materialized` : sql``} (${scope})`,
        selectPage(sql`scope`, search),
      ],
      total: isCounted ? sql`(select count(*) from scope)` : sql`0`,
      isByIndex: sql`false`,
    };
  }
  const matched = sql`
    select scope.id, scope.day, ${sortKey(search, viewer)} as key
    from scope join logbook_record record on record.id = scope.id where ${andConditions(conditions)}`;
  return {
    ctes: [
      sql`scope as materialized (${scope})`,
      sql`matched as materialized (${matched})`,
      selectPage(sql`matched`, search),
    ],
    total: sql`(select count(*) from matched)`,
    isByIndex: sql`false`,
  };
}
