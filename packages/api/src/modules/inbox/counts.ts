import type { Actor } from "@cathedra/domain/access";
import { mostCounted } from "@cathedra/domain/inbox";
import { type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import type { Db, Tx } from "../../db/database.ts";
import { int, statement } from "../../db/statement.ts";
import type { InboxView } from "./views.ts";

/** Of each at the most so many rows are counted, by an index that has nothing else: whatever is stored. */
const countOf = (userId: RawBuilder<unknown>, which: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`(
  select count(*)::int from (
    select from notification
    where notification.user_id between ${userId} and ${userId} and ${which} is null and dismissed_at is null
    ${order} limit ${sql.lit(mostCounted)}
  ) counted)`;

const countsOf = (userId: RawBuilder<unknown>) => ({
  unseen: countOf(userId, sql`seen_at`, sql`order by user_id`),
  // In an order that only its index has: for so few rows the planner would look through the table until it has met them.
  unread: countOf(userId, sql`read_at`, sql`order by user_id, id desc`),
});

const countsStatement = statement({ unseen: int(), unread: int() }, (userId: string) => {
  const { unseen, unread } = countsOf(sql`${userId}::uuid`);
  return sql`select ${unseen} as unseen, ${unread} as unread`;
});

const ofPerson = countsOf(sql`person.id`);

/** The counts of the row `person` of `app_user`, read with the caller: every page asks for them. */
export const inboxJson: RawBuilder<unknown> = sql`
  json_build_object('unseen', ${ofPerson.unseen}, 'unread', ${ofPerson.unread})`;

export type Asking = Pick<Actor, "userId" | "keycloakId">;

export async function inboxOf(db: Db | Tx, actor: Asking): Promise<InboxView> {
  return inboxView(actor, await countsStatement.only(db, actor.userId));
}

export function inboxView(
  { keycloakId }: Pick<Asking, "keycloakId">,
  { unseen, unread }: { readonly unseen: number; readonly unread: number },
): InboxView {
  return { id: `inbox:${keycloakId}`, unseen, unread };
}

/** What `inboxJson` has read. */
export function readAheadCounts(read: unknown): { readonly unseen: number; readonly unread: number } {
  return v.parse(v.object({ unseen: v.number(), unread: v.number() }), read);
}
