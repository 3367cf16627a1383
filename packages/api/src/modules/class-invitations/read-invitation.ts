import type { Instant } from "@cathedra/domain";
import { parseGroupInviteCode } from "@cathedra/domain/groups";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, filled, statement, text, timestamp } from "../../db/statement.ts";
import { personalCodeHash } from "../groups/public.ts";

const invitationStatement = statement(
  {
    email: text(),
    firstName: text(),
    lastName: text(),
    institution: text(),
    group: text(),
    expiresAt: filled(timestamp()),
    isUsed: bool(),
  },
  (hash: string) => sql`
    select invitee.email, invitee.first_name as "firstName", invitee.last_name as "lastName",
      customer.name as institution, customer_group.name as "group", invitee.token_expires_at as "expiresAt",
      invitee.token_used_at is not null as "isUsed"
    from group_invitee invitee
    join customer_group on customer_group.id = invitee.group_id and customer_group.removed_at is null
    join customer on customer.id = customer_group.customer_id
    where invitee.token_hash = ${hash}`,
);

/** What the page of a personal invitation says, before anybody is signed in. */
export type InvitationView = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly institution: string;
  readonly group: string;
  readonly expiresAt: string;
  readonly status: "open" | "used" | "lapsed";
};

/** The personal invitation of a code; undefined: there is none, or it was replaced. Nothing is changed. */
export async function readInvitation(
  db: Db,
  code: string,
  now: Instant,
): Promise<InvitationView | undefined> {
  const parsed = parseGroupInviteCode(code);
  const found = parsed && (await invitationStatement.first(db, personalCodeHash(parsed)));
  if (found === undefined) return undefined;
  const { isUsed, expiresAt, ...shown } = found;
  const status = isUsed ? "used" : now >= expiresAt ? "lapsed" : "open";
  return { ...shown, expiresAt: new Date(expiresAt).toISOString(), status };
}
