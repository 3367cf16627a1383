import type { UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { maxCounted } from "@cathedra/domain/inbox";
import { type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import type { Db, Tx } from "../../db/database.ts";
import { filled, int, statement, uuid } from "../../db/statement.ts";
import type { InboxView } from "./inbox-views.ts";

/**
 * SQL for the counts of a person. At most this many rows of each kind are counted, by the person's part of an index, so that the
 * cost is limited whatever the plan.
 */
const ofPerson = {
  unseen: sql`unseen_notices(person.id, ${sql.lit(maxCounted)})`,
  unread: sql`unread_notices(person.id, ${sql.lit(maxCounted)})`,
};

const countsStatement = statement(
  { unseen: int(), unread: int() },
  (userId: string) => sql`
    select ${ofPerson.unseen} as unseen, ${ofPerson.unread} as unread from (select ${userId}::uuid as id) person`,
);

/**
 * SQL for the inbox counts of the row `person` of `app_user`, which are read together with the caller, because every page
 * requests them.
 */
export const inboxJson: RawBuilder<unknown> = sql`
  json_build_object('unseen', ${ofPerson.unseen}, 'unread', ${ofPerson.unread})`;

const unseenStatement = statement(
  { userId: filled(uuid<UserId>()), unseen: int() },
  (people: readonly UserId[]) => sql`
    select person.id as "userId", ${ofPerson.unseen} as unseen from unnest(${people}::uuid[]) person (id)`,
  [[]],
);

/** The number of unseen notifications of each of these people in one statement, each a look into the index of unseen ones. */
export const countUnseen =
  (db: Db) =>
  async (people: readonly UserId[]): Promise<ReadonlyMap<UserId, number>> =>
    new Map((await unseenStatement.rows(db, people)).map(({ userId, unseen }) => [userId, unseen]));

export type InboxOwner = Pick<Actor, "userId" | "keycloakId">;

export async function readInbox(db: Db | Tx, actor: InboxOwner): Promise<InboxView> {
  return toInboxView(actor, await countsStatement.only(db, actor.userId));
}

export function toInboxView(
  { keycloakId }: Pick<InboxOwner, "keycloakId">,
  { unseen, unread }: { readonly unseen: number; readonly unread: number },
): InboxView {
  return { id: `inbox:${keycloakId}`, unseen, unread };
}

/** Reads the JSON that `inboxJson` selected. */
export function prefetchCounts(read: unknown): { readonly unseen: number; readonly unread: number } {
  return v.parse(v.object({ unseen: v.number(), unread: v.number() }), read);
}
