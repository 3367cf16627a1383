import { type Actor, type ReadablePeople, readablePeopleOf } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { unprepared } from "../../db/prepared-statements.ts";
import { likeWord, longestOf, matchRank, searchWords } from "../../db/search-words.ts";
import { filled, statement, text } from "../../db/statement.ts";
import type { FoundPerson } from "../../graphql/generated/contract.ts";

/** The number of people that a search finds. */
export const mostFound = 20;
/** Shorter words are not in the index, by which all people are searched. */
const leastLetters = 3;

const form = sql`person.search_text`;

const foundStatement = statement(
  { id: text(), name: filled(text()), email: text() },
  (whom: ReadablePeople, words: readonly string[]) => sql`${unprepared}
    select person.keycloak_id as id, person.email,
      coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email) as name
    from ${whom === "everybody" ? sql`app_user person` : among(whom)}
    where ${form} like ${likeWord(longestOf(words))}
      ${words.length > 1 ? sql`and ${form} like all(${words.map(likeWord)}::text[])` : sql``}
    order by ${matchRank(form, words)}, person.last_name, person.first_name, person.id limit ${sql.lit(mostFound)}`,
  ["everybody", ["may"]],
  [{ customers: [], groups: [] }, ["may", "kim"]],
);

/** The people of a scope, each by their key: a common word of everybody's names would read far more people than they are. */
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
  const whom = readablePeopleOf(actor);
  const words = searchWords(search);
  const isNone =
    whom === "everybody"
      ? longestOf(words).length < leastLetters
      : words.length === 0 || (whom.customers.length === 0 && whom.groups.length === 0);
  return isNone ? [] : foundStatement.rows(db, whom, words);
}
