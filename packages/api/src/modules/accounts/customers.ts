import type { CustomerId } from "@cathedra/domain";
import { type Actor, allows, type CustomerFacts, mayAdministerCustomer } from "@cathedra/domain/access";
import { accountLimits } from "@cathedra/domain/accounts";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { unprepared } from "../../db/prepared-statements.ts";
import { likeWord, searchWords } from "../../db/search-words.ts";
import { int, statement, text } from "../../db/statement.ts";
import type { QueryCustomersArgs } from "../../graphql/generated/contract.ts";

const customersForAdminStatement = statement(
  { id: int<CustomerId>(), name: text() },
  (
    words: readonly string[],
    isSysAdmin: boolean,
    own: readonly CustomerId[],
    direction: RawBuilder<unknown>,
  ) => sql`${words.length > 0 ? unprepared : sql``}
    select id, name from customer
    where ${isSysAdmin ? sql`true` : sql`id = any(${own}::int[])`}
      ${words.length > 0 ? sql`and search_form(name) like all(${words.map(likeWord)}::text[])` : sql``}
    order by name collate "und-x-icu" ${direction}, id ${direction} limit ${accountLimits.listed}`,
  [[], true, [], sql`asc`],
  [["a"], false, [], sql`desc`],
);

/**
 * The customers that the person administers, and these, by name, at most 1000: one statement, or none (9.025, 9.027). A
 * search looks for each of its words.
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
  const direction = sort === "nameDescending" ? sql`desc` : sql`asc`;
  return customersForAdminStatement.rows(db, words, isSysAdmin, own, direction);
}
