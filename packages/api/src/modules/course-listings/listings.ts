import { type Actor, mayAdministerTalent } from "@cathedra/domain/access";
import { type RawBuilder, sql } from "kysely";
import { andConditions } from "../../db/and-conditions.ts";
import type { Db } from "../../db/database.ts";
import { containsWords } from "../../db/list-filters.ts";
import { maxCountedRows } from "../../db/paginated.ts";
import { unprepared } from "../../db/prepared-statements.ts";
import { matchRank, searchWords } from "../../db/search-words.ts";
import { bool, int, json, type RowOf, statement, text } from "../../db/statement.ts";
import { authorize } from "../../errors.ts";
import type {
  QueryCountTalentCourseListingsArgs,
  QueryTalentCourseListingsArgs,
  TalentCourseSort,
} from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import type { SpaceView } from "../learning-spaces/public.ts";

type Deps = { readonly db: Db };

const maxSearchLength = 200;

/** The columns of a course in a list; `page` is the row that has them. */
export const listingColumns = {
  id: int(),
  name: text(),
  code: text(),
  category: text(),
  isGone: bool(),
  learningSpaces: json<readonly SpaceView[]>(),
};

export type Listing = RowOf<typeof listingColumns>;

export const listingSelect = sql`page.id, page.name, page.code, page.category,
  coalesce(page.gone_at is not null, false) as "isGone", (
    select coalesce(json_agg(space order by space.name, space.id), '[]')
    from learning_space_course listed join learning_space space on space.id = listed.learning_space_id
    where listed.course_id = page.id
  ) as "learningSpaces"`;

const orders: Readonly<Record<TalentCourseSort, RawBuilder<unknown>>> = {
  nameAscending: sql`name, id`,
  nameDescending: sql`name desc, id desc`,
  codeAscending: sql`code, id`,
  codeDescending: sql`code desc, id desc`,
};

/** SQL for an order in which the best matches of name or code come first. */
function byMatch(words: readonly string[]): RawBuilder<unknown> {
  const getRank = (column: string) => matchRank(sql`search_form(${sql.ref(column)})`, words);
  return sql`least(${getRank("name")}, ${getRank("code")}), ${orders.nameAscending}`;
}

const listingsStatement = statement(
  listingColumns,
  (
    matches: RawBuilder<unknown>,
    order: RawBuilder<unknown>,
    limit: number,
    offset: number,
  ) => sql`${unprepared}
    with page as materialized (
      select * from course where ${matches} order by ${order} limit ${limit} offset ${offset}
    )
    select ${listingSelect} from page order by ${order}`,
  [matching({ search: "a" }), byMatch(["a"]), 1, 0],
);

/**
 * The list of all courses (5.039, 5.040) in one statement: by the index of the order, or by that of the trigrams of names and
 * codes.
 */
export async function courseListings(
  { db }: Deps,
  actor: Actor,
  args: QueryTalentCourseListingsArgs,
): Promise<readonly Listing[]> {
  authorize(mayAdministerTalent(actor));
  const { limit, offset } = readPageArgs(args, { usual: 48, most: 100 });
  const words = searchWords(args.search);
  const order = args.sort == null && words.length > 0 ? byMatch(words) : orders[args.sort ?? "nameAscending"];
  return listingsStatement.rows(db, matching(args), order, limit, Math.min(offset, maxCountedRows));
}

const countStatement = statement(
  { total: int() },
  (matches: RawBuilder<unknown>) => sql`${unprepared}
    select count(*) as total from (select from course where ${matches} limit ${maxCountedRows}) found`,
  [matching({ search: "a" })],
);

/** The number of matching courses up to the counting limit. */
export async function countCourseListings(
  { db }: Deps,
  actor: Actor,
  args: QueryCountTalentCourseListingsArgs,
): Promise<number> {
  authorize(mayAdministerTalent(actor));
  return (await countStatement.only(db, matching(args))).total;
}

function matching({ search, learningSpaceId }: QueryCountTalentCourseListingsArgs): RawBuilder<unknown> {
  const searchText = (search ?? "").replaceAll("\0", "").slice(0, maxSearchLength);
  return andConditions([
    containsWords(sql`name || E'\\n' || code`, searchText),
    ...(learningSpaceId == null
      ? []
      : [
          sql`id in (select course_id from learning_space_course where learning_space_id = ${learningSpaceId})`,
        ]),
  ]);
}
