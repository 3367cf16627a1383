import type { CustomerId, GroupId, UserId } from "@cathedra/domain";
import { type Actor, leadsGroup, mayRemindPerson } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, filled, json, nullable, statement, text, uuid } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";

type Group = { readonly id: GroupId; readonly customerId: CustomerId; readonly customer: string };

/** A person by the id in the list: a trainee with their groups, or an invitation with its group. */
const subjectStatement = statement(
  {
    id: filled(text()),
    userId: nullable(uuid<UserId>()),
    email: filled(text()),
    emailVerified: filled(bool()),
    groups: filled(json<readonly Group[]>()),
  },
  (people: readonly string[], inviteeId: number | null) => sql`
    select found.id, found.user_id as "userId", found.email, found.verified as "emailVerified", (
      select coalesce(json_agg(json_build_object(
        'id', customer_group.id, 'customerId', customer.id, 'customer', customer.name
      ) order by customer_group.id), '[]')
      from customer_group join customer on customer.id = customer_group.customer_id
      where customer_group.id = any(found.groups) and customer_group.removed_at is null
    ) as groups
    from (
      select person.keycloak_id as id, person.id as user_id, person.email, person.email_verified as verified, array(
        select group_id from customer_group_member where user_id = person.id and role = 'learner'
      ) as groups
      from app_user person where person.keycloak_id = any(${people}::text[])
      union all
      select 'invitee:' || id, null, email, false, array[group_id] from group_invitee where id = ${inviteeId}::int
    ) found`,
);

const invitation = /^invitee:(\d{1,9})$/;

/** A person or an invitation in a group that the caller leads, which is otherwise hidden. `group` is the first of those groups. */
export async function findWeekPerson(db: Db | Tx, actor: Actor, id: string) {
  const number = invitation.exec(id)?.[1];
  const found = await subjectStatement.first(
    db,
    withoutNul([id]),
    number === undefined ? null : Number(number),
  );
  if (found === undefined) throw appError("NOT_FOUND");
  authorize(mayRemindPerson(actor, found));
  const group = found.groups.find((each) => leadsGroup(actor, each));
  if (group === undefined) throw appError("NOT_FOUND");
  return { ...found, group };
}

/** Those of the given people who are in a group that the caller leads, by id; NOT_FOUND if no one is. */
export async function findWeekPeople(tx: Tx, actor: Actor, ids: readonly string[]) {
  const found = await subjectStatement.rows(tx, withoutNul(ids), null);
  const people = found.flatMap(({ userId, ...person }) => {
    const group = person.groups.find((each) => leadsGroup(actor, each));
    return userId === null || group === undefined || mayRemindPerson(actor, person) !== "allowed"
      ? []
      : [{ ...person, userId, group }];
  });
  if (people.length === 0) throw appError("NOT_FOUND");
  return new Map(people.map((person) => [person.id, person]));
}

/** Leaves out ids with the character U+0000, which PostgreSQL cannot store. */
function withoutNul(ids: readonly string[]): readonly string[] {
  return ids.filter((id) => !id.includes("\0"));
}
