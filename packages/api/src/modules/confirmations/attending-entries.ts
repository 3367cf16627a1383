import { emailKey } from "@cathedra/domain";
import { type Actor, mayBeAttending } from "@cathedra/domain/access";
import { type RawBuilder, sql } from "kysely";

export type Attending = Pick<Actor, "userId" | "keycloakId" | "email" | "isEmailVerified">;

/** Whether the person can be an attending at all; if not, nothing is read from the database. */
export function canAttend(actor: Attending): boolean {
  return mayBeAttending(actor) === "allowed";
}

/** The CTE `entry` (id): the list entries that name this person, found by a small index; equivalent to `isAttending`. */
export function getEntries(actor: Attending): RawBuilder<unknown> {
  return sql`entry as materialized (
    select id from attending
    where lower(email) = ${emailKey(actor.email)} and email is not null
      and (removed_at is null or merged_into is not null)
      and ${canAttend(actor)}::boolean
  )`;
}
