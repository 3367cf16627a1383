import type { CustomerId, UserId } from "@cathedra/domain";
import * as v from "valibot";
import type { Db, Tx } from "../../db/database.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { applyDirectory } from "./apply-directory.ts";
import { inDirectory } from "./lock-connection.ts";
import { directoryWaitingFor, findLinkable, linkAccounts, type Unlinked } from "./user-queries.ts";

/** Links people of the directory to the accounts with their addresses, as far as the rule allows; returns their ids there. */
export async function linkWaiting(
  tx: Tx,
  customer: CustomerId,
  which: Unlinked,
  actor: { readonly userId: UserId | null } = { userId: null },
): Promise<readonly string[]> {
  const links = await findLinkable(tx, customer, which);
  await linkAccounts(tx, customer, links);
  if (links.length > 0)
    await audit(tx, actor, "provisioning.people_linked", String(customer), {
      customer,
      people: links.map(({ userId }) => userId),
    });
  return links.map(({ id }) => id);
}

/**
 * Links a person for whom a directory waits: after their first sign-in, a sign-in with another address, or when they have joined a group
 * by an invitation.
 */
export async function linkPerson(db: Db, userId: UserId, clock: Clock): Promise<void> {
  const customer = await directoryWaitingFor(db, userId);
  if (customer === undefined) return;
  await inDirectory(db, customer, async (tx, connection) => {
    if (connection?.mode !== "on") return;
    await applyDirectory(tx, customer, await linkWaiting(tx, customer, { account: userId }), clock());
  });
}

const newMember = v.object({ userId: v.string() });

/** Links the person who joined a group, as the job of `welcomeMember` names them. */
export async function linkJoined(db: Db, payload: unknown, clock: Clock): Promise<void> {
  await linkPerson(db, v.parse(newMember, payload).userId as UserId, clock);
}
