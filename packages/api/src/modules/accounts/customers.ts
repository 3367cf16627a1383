import type { CustomerId } from "@cathedra/domain";
import { type Actor, allows, type CustomerFacts, mayAdministerCustomer } from "@cathedra/domain/access";
import { accountLimits } from "@cathedra/domain/accounts";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { unprepared } from "../../db/prepared-statements.ts";
import { likeWord, matchRank, searchWords } from "../../db/search-words.ts";
import { int, statement, text } from "../../db/statement.ts";
import type { QueryCustomersArgs } from "../../graphql/generated/contract.ts";

const customersForAdminStatement = statement(
  { id: int<CustomerId>(), name: text() },
  (
    words: readonly string[],
    isSysAdmin: boolean,
    own: readonly CustomerId[],
    order: RawBuilder<unknown>,
  ) => sql`${words.length > 0 ? unprepared : sql``}
    select id, name from customer
    where ${isSysAdmin ? sql`true` : sql`id = any(${own}::int[])`}
      ${words.length > 0 ? sql`and search_form(name) like all(${words.map(likeWord)}::text[])` : sql``}
    order by ${order} limit ${accountLimits.listed}`,
  [[], true, [], byName("asc")],
  [["a"], false, [], sql`${matchRank(sql`search_form(name)`, ["a"])}, ${byName("desc")}`],
);

function byName(direction: "asc" | "desc"): RawBuilder<unknown> {
  return sql`name collate "und-x-icu" ${sql.raw(direction)}, id ${sql.raw(direction)}`;
}

/**
 * The customers that the person administers, and these, by name, at most 1000: one statement, or none (9.025, 9.027). A
 * search looks for each of its words; without an order its best match comes first.
 */
export async function customersForAdmin(
  db: Db,
  actor: Actor,
  { search, sort, alsoFor = [] }: QueryCustomersArgs & { readonly alsoFor?: readonly CustomerId[] } = {},
): Promise<readonly CustomerFacts[]> {
  const own = [...actor.administers.filter((id) => allows(mayAdministerCustomer(actor, { id }))), ...alsoFor];
  const isSysAdmin = actor.roles.includes("sys_admin");
  if (!isSysAdmin && own.length === 0) return [];
  const words = searchWords(search);
  const order = byName(sort === "nameDescending" ? "desc" : "asc");
  const isByMatch = sort == null && words.length > 0;
  const best = isByMatch ? sql`${matchRank(sql`search_form(name)`, words)}, ${order}` : order;
  return customersForAdminStatement.rows(db, words, isSysAdmin, own, best);
}
