import type { CustomerId, Instant, UserId } from "@cathedra/domain";
import { mayLinkAccount } from "@cathedra/domain/provisioning";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, statement } from "../../db/statement.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { applyDirectory } from "./apply-directory.ts";
import { inDirectory } from "./lock-connection.ts";
import { findUnlinked, linkAccounts } from "./user-queries.ts";

/** Links people of the directory to the accounts with their addresses, as far as the rule allows; returns their ids there. */
export async function linkWaiting(
  tx: Tx,
  customer: CustomerId,
  account: UserId | null,
  actor: { readonly userId: UserId | null } = { userId: null },
): Promise<readonly string[]> {
  const found = await findUnlinked(tx, customer, account);
  const links = found.filter(({ createdAt, namedAt, ...facts }) =>
    mayLinkAccount({ ...facts, isNewer: createdAt >= namedAt }),
  );
  await linkAccounts(tx, links);
  if (links.length > 0)
    await audit(tx, actor, "provisioning.people_linked", String(customer), {
      customer,
      people: links.map(({ userId }) => userId),
    });
  return links.map(({ id }) => id);
}

const waitingStatement = statement(
  { customerId: int<CustomerId>() },
  (userId: UserId) => sql`
    select person.customer_id as "customerId"
    from app_user account
    join scim_user person on lower(person.address) = lower(account.email) and person.deleted_at is null and person.user_id is null
    join scim_connection connection on connection.customer_id = person.customer_id and connection.mode = 'on'
    where account.id = ${userId} and account.email_verified`,
);

/** Links a person who has just signed in for the first time, or with another address, if a directory has named them before. */
export async function linkAtSignIn(db: Db, userId: UserId, clock: Clock): Promise<void> {
  const waiting = await waitingStatement.first(db, userId);
  if (waiting === undefined) return;
  const { customerId } = waiting;
  await inDirectory(db, customerId, async (tx, connection) => {
    if (connection?.mode !== "on") return;
    const now: Instant = clock();
    await applyDirectory(tx, customerId, await linkWaiting(tx, customerId, userId), now);
  });
}
