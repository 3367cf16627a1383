import type { CustomerId, GroupId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { paginated } from "../../db/paginated.ts";
import { unprepared } from "../../db/prepared-statements.ts";
import { findLongest, likeWord, matchRank, searchWords } from "../../db/search-words.ts";
import { int, json, nullable, statement, text } from "../../db/statement.ts";
import type { GroupSort, QueryAdministeredGroupsArgs } from "../../graphql/generated/contract.ts";
import { type PageArgs, readPageArgs } from "../../graphql/pagination.ts";
import { type GroupView, groupJoins, groupObject } from "../groups/public.ts";
import { getCourseCount } from "./course-counts.ts";

type Scope = {
  readonly actor: Pick<Actor, "userId">;
  /** Whether the scope is all groups, as for a system admin. */
  readonly isEvery: boolean;
  readonly groups: readonly GroupId[];
  readonly customers: readonly CustomerId[];
  readonly customerId: CustomerId | null;
};

const pageStatement = statement(
  {
    total: int(),
    name: nullable(text()),
    rank: nullable(int()),
    id: nullable(int<GroupId>()),
    group: nullable(json<GroupView>()),
  },
  (scope: Scope, words: readonly string[], sort: Order, part: PageArgs) => sql`
    ${words.length > 0 ? unprepared : sql``}
    ${paginated({
      keys: sql`
        select one.id, one.name, ${sort === "match" ? getMatch(words) : ranks[getColumn(sort)]} as rank
        from (${words.length > 0 ? found(scope, words) : all(scope)}) one`,
      order: getOrder(sort),
      part,
      row: sql`page.name, page.rank, page.id, ${groupObject} as "group"`,
      from: sql`join customer_group on customer_group.id = page.id ${groupJoins(scope.actor.userId)}`,
    })}`,
  ...samples(),
);

/** A page of the groups that a person administers (9.037, X22-X26), in one statement. */
export async function administeredGroups(
  db: Db,
  actor: Actor,
  args: QueryAdministeredGroupsArgs,
): Promise<{ readonly totalCount: number; readonly groups: readonly GroupView[] }> {
  const part = readPageArgs(args, { usual: 30, most: 100 });
  const scope = getScope(actor, args.customerId ?? null);
  if (!scope.isEvery && scope.groups.length === 0 && scope.customers.length === 0)
    return { totalCount: 0, groups: [] };
  const words = searchWords(args.search);
  const order = args.sort ?? (words.length > 0 ? "match" : "az");
  const rows = await pageStatement.rows(db, scope, words, order, part);
  return {
    totalCount: rows[0]?.total ?? 0,
    groups: rows.flatMap(({ group }) => (group === null ? [] : [group])),
  };
}

function getScope(actor: Actor, customerId: CustomerId | null): Scope {
  return {
    actor,
    isEvery: actor.roles.includes("sys_admin"),
    groups: actor.memberships.flatMap(({ groupId, role }) => (role === "admin" ? [groupId] : [])),
    customers: actor.administers,
    customerId,
  };
}

/** A search without an order shows the best matches first. */
type Order = GroupSort | "match";

/** SQL for the quality of a match, for which the searched form of the name is computed once. */
const getMatch = (words: readonly string[]) => sql`(
  select ${matchRank(sql`formed.form`, words)} from (select search_form(one.name) as form offset 0) formed
)`;

type Ranked = "account" | "members" | "courses";

/** The column by which groups are sorted before their names. */
const getColumn = (sort: GroupSort): Ranked | "name" =>
  (["account", "members", "courses"] as const).find((column) => sort.startsWith(column)) ?? "name";

const ranks: Readonly<Record<Ranked | "name", RawBuilder<unknown>>> = {
  name: sql`null::int`,
  account: sql`(
    select dense_rank from (
      select id, (dense_rank() over (order by name collate "und-x-icu"))::int as dense_rank from customer
    ) account
    where account.id = (select customer_id from customer_group where id = one.id)
  )`,
  members: sql`(
    select count(*)::int from customer_group_member member where member.group_id = one.id and member.role = 'learner'
  )`,
  courses: getCourseCount(sql`one.id`),
};

function getOrder(sort: Order): RawBuilder<unknown> {
  if (sort === "za") return sql`name collate "und-x-icu" desc, id desc`;
  return sql`rank ${sort.endsWith("Descending") ? sql`desc` : sql`asc`}, name collate "und-x-icu", id`;
}

/** The groups that `mayAdministerGroup` allows. */
function inScope({ isEvery, groups, customers, customerId }: Scope): RawBuilder<unknown> {
  const mine = sql`(one.id = any(${groups}::int[]) or one.customer_id = any(${customers}::int[]))`;
  return sql`one.removed_at is null ${isEvery ? sql`` : sql`and ${mine}`}
    ${customerId === null ? sql`` : sql`and one.customer_id = ${customerId}`}`;
}

function all(scope: Scope): RawBuilder<unknown> {
  return sql`select one.id, one.name from customer_group one where ${inScope(scope)}`;
}

/**
 * Finds groups by the names of group and account, and by people. The longest word is looked up by an index first, because `like
 * all` cannot use the index; then all words are compared.
 */
function found(scope: Scope, words: readonly string[]): RawBuilder<unknown> {
  const longest = findLongest(words);
  const named = byNames(scope, words.map(likeWord), likeWord(longest));
  if (isWide(scope) && longest.length < leastOfPeople) return named;
  return sql`${named} union ${byPeople(scope, words.map(likeWord), likeWord(longest))}`;
}

function byNames(scope: Scope, likes: readonly string[], longest: string): RawBuilder<unknown> {
  const all = sql`search_form(one.name || ' ' || account.name) like all(${likes}::text[])`;
  const rest = likes.length > 1 ? sql`and ${all}` : sql``;
  const joined = sql`from customer_group one join customer account on account.id = one.customer_id`;
  return sql`
    select one.id, one.name ${joined} where ${inScope(scope)} and search_form(one.name) like ${longest} ${rest}
    union
    select one.id, one.name ${joined} where ${inScope(scope)} and search_form(account.name) like ${longest} ${rest}`;
}

/**
 * Finds groups by their people. Admins of some accounts search the people of those; among all people, only a limited number of
 * matches is considered.
 */
function byPeople(scope: Scope, likes: readonly string[], longest: string): RawBuilder<unknown> {
  const form = sql`person.search_text`;
  const rest = likes.length > 1 ? sql`and ${form} like all(${likes}::text[])` : sql``;
  const matches = sql`${form} like ${longest} ${rest}`;
  const people = isEverywhere(scope)
    ? sql`(select id from app_user person where ${matches} limit ${maxPeople})`
    : sql`(select id from app_user person where ${matches})`;
  return sql`
    select one.id, one.name
    from ${people} person
    join customer_group_member member on member.user_id = person.id
    join customer_group one on one.id = member.group_id
    where ${inScope(scope)}`;
}

/** The number of matching people above which a word is ignored as too common. */
const maxPeople = 1000;
/**
 * The shortest word by which people are searched: shorter ones are not in the index, and searching all people for them would be
 * slow.
 */
const leastOfPeople = 3;
const fewCustomers = 20;

function isEverywhere({ isEvery, customerId }: Scope): boolean {
  return isEvery && customerId === null;
}

/** Whether the scope has too many people to check one by one. */
function isWide(scope: Scope): boolean {
  return isEverywhere(scope) || (scope.customerId === null && scope.customers.length > fewCustomers);
}

function samples(): [Scope, readonly string[], Order, PageArgs][] {
  const part = { limit: 1, offset: 0 };
  const actor = { userId: "00000000-0000-4000-8000-000000000000" as Actor["userId"] };
  const every: Scope = { actor, isEvery: true, groups: [], customers: [], customerId: null };
  return [
    [every, [], "az", part],
    [every, ["a"], "match", part],
    [every, ["a"], "accountAscending", part],
    [every, [], "coursesDescending", part],
    [{ ...every, isEvery: false }, ["a", "b"], "membersDescending", part],
  ];
}
