import type { KeycloakId } from "@cathedra/domain";
import { type Actor, getReadablePeople, type ReadablePeople } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { unprepared } from "../../db/prepared-statements.ts";
import { findLongest, likeWord, matchRank, searchWords } from "../../db/search-words.ts";
import { filled, statement, text } from "../../db/statement.ts";
import type { FoundPerson } from "../../graphql/generated/contract.ts";

/** The number of people that a search finds. */
export const maxFound = 20;
/** Shorter words are not in the index, by which all people are searched. */
const minLetters = 3;

const form = sql`person.search_text`;

const foundStatement = statement(
  { id: text(), name: filled(text()), email: text() },
  (whom: ReadablePeople, words: readonly string[]) => sql`${unprepared}
    select person.keycloak_id as id, person.email,
      coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email) as name
    from ${whom === "everybody" ? sql`app_user person` : among(whom)}
    where ${form} like ${likeWord(findLongest(words))}
      ${words.length > 1 ? sql`and ${form} like all(${words.map(likeWord)}::text[])` : sql``}
    order by ${matchRank(form, words)}, person.last_name, person.first_name, person.id limit ${sql.lit(maxFound)}`,
  ["everybody", ["may"]],
  [{ customers: [], groups: [] }, ["may", "kim"]],
);

/** The maximum number of people for whom links are checked on a page. */
export const maxLinked = 500;

const readableStatement = statement(
  { id: text<KeycloakId>() },
  (whom: ReadablePeople, ids: readonly string[]) => sql`
    select person.keycloak_id as id from app_user person
    where person.keycloak_id in (select json_array_elements_text(${JSON.stringify(ids)}::json))
      ${whom === "everybody" ? sql`` : sql`and ${isAmong(whom)}`}`,
  ["everybody", ["a"]],
  [{ customers: [], groups: [] }, ["a"]],
);

const isAmong = ({ customers, groups }: Exclude<ReadablePeople, "everybody">) => sql`(
  exists (
    select from customer_group_member member
    join customer_group on customer_group.id = member.group_id and customer_group.removed_at is null
    where member.user_id = person.id
      and (member.group_id = any(${[...groups]}::int[]) or customer_group.customer_id = any(${[...customers]}::int[]))
  )
  or exists (select from customer_admin where user_id = person.id and customer_id = any(${[...customers]}::int[]))
)`;

/**
 * Those of the given people whom the caller may look up, in one statement; no statement is sent for a caller who may look up no
 * one.
 */
export async function findReadable(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<readonly KeycloakId[]> {
  const whom = getReadablePeople(actor);
  const requestedIds = ids.slice(0, maxLinked).filter((id) => !id.includes("\0"));
  if (requestedIds.length === 0 || isNoOne(whom)) return [];
  const rows = await readableStatement.rows(db, whom, requestedIds);
  return rows.map(({ id }) => id);
}

const isNoOne = (whom: ReadablePeople) =>
  whom !== "everybody" && whom.customers.length === 0 && whom.groups.length === 0;

/**
 * The people of a scope, each found by key: searching a common word among all names would read far more people than the scope
 * has.
 */
const among = ({ customers, groups }: Exclude<ReadablePeople, "everybody">) => sql`(
  select member.user_id from customer_group_member member
  join customer_group on customer_group.id = member.group_id and customer_group.removed_at is null
  where member.group_id = any(${[...groups]}::int[])
  union
  select member.user_id from customer_group_member member
  join customer_group on customer_group.id = member.group_id and customer_group.removed_at is null
  where customer_group.customer_id = any(${[...customers]}::int[])
  union
  select user_id from customer_admin where customer_id = any(${[...customers]}::int[])
) reached (user_id) cross join lateral (select * from app_user where id = reached.user_id offset 0) person`;

/** The people with these words in name or address whose page the caller may open, best first, in one statement. */
export async function findPeople(db: Db, actor: Actor, search: string): Promise<readonly FoundPerson[]> {
  const whom = getReadablePeople(actor);
  const words = searchWords(search);
  const isNone =
    whom === "everybody" ? findLongest(words).length < minLetters : words.length === 0 || isNoOne(whom);
  return isNone ? [] : foundStatement.rows(db, whom, words);
}
