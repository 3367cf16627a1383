import { type CustomerId, type GroupId, type Instant, instant, isUuid } from "@cathedra/domain";
import { type Actor, mayChangeProvisioning } from "@cathedra/domain/access";
import { fieldError } from "@cathedra/domain/messages";
import {
  deactivationsWithoutQuestion,
  type ProvisioningMode,
  provisioningLimits,
} from "@cathedra/domain/provisioning";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, statement, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, authorize, invalidInput } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { applyDirectory } from "./apply-directory.ts";
import { hashOfCredential, newCredential } from "./credentials.ts";
import { findGroup, peopleOf } from "./group-queries.ts";
import { linkWaiting } from "./link-waiting.ts";
import { type Connection, inDirectory } from "./lock-connection.ts";
import { notifyHeld } from "./notify-held.ts";

type Deps = { readonly db: Db; readonly clock: Clock };
type Admin = Pick<Actor, "userId" | "roles" | "administers">;

type Work<T> = (tx: Tx, connection: Connection, now: Instant) => Promise<T>;

/** Runs a change of a connection, which is made with the first one, off. */
function inConnection<T>({ db, clock }: Deps, actor: Admin, customer: CustomerId, work: Work<T>): Promise<T> {
  authorize(mayChangeProvisioning(actor, { id: customer }));
  return inDirectory(db, customer, async (tx, stored) => {
    const now = clock();
    if (stored !== undefined) return work(tx, stored, now);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("scim_connection")
      .columns(["customer_id", "changed_at"])
      .expression((eb) =>
        eb
          .selectFrom("customer")
          .where("id", "=", customer)
          .select(["id", toTimestamp(now).as("changed_at")]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) throw appError("NOT_FOUND");
    return work(tx, { mode: "off", answeredAt: null }, now);
  });
}

/** Changes what requests of the directory do. Turned on, what the directory has said so far gets its effect. */
export function setProvisioningMode(
  deps: Deps,
  actor: Admin,
  customer: CustomerId,
  mode: ProvisioningMode,
): Promise<void> {
  return inConnection(deps, actor, customer, async (tx, before, now) => {
    if (before.mode === mode) return;
    await tx
      .updateTable("scim_connection")
      .set({ mode, changed_at: toTimestamp(now) })
      .where("customer_id", "=", customer)
      .execute();
    await audit(tx, actor, "provisioning.changed", String(customer), {
      customer,
      before: { mode: before.mode },
      after: { mode },
    });
    if (mode !== "on") return;
    await linkWaiting(tx, customer, {}, actor);
    await holdMany(tx, customer, now);
    await applyDirectory(tx, customer, "all", now, actor);
  });
}

const endingStatement = statement(
  { people: int(), ending: int() },
  (customer: CustomerId) => sql`
    select count(*) filter (where person.deleted_at is null) as people,
      count(*) filter (where (person.deleted_at is not null or not person.active) and person.hold is null
        and account.deactivated_at is null and account.id is not null) as ending
    from scim_user person left join app_user account on account.id = person.user_id
    where person.customer_id = ${customer}`,
);

/** Holds back all ends of access that would happen at once, if they are more than happen without a question. */
async function holdMany(tx: Tx, customer: CustomerId, now: Instant): Promise<void> {
  const { people, ending } = await endingStatement.only(tx, customer);
  if (ending <= deactivationsWithoutQuestion(people)) return;
  await sql`
    update scim_user person set hold = 'waiting', inactive_since = ${toTimestamp(now)} from app_user account
    where person.customer_id = ${customer} and account.id = person.user_id and account.deactivated_at is null
      and (person.deleted_at is not null or not person.active) and person.hold is null`.execute(tx);
  await notifyHeld(tx, customer, now);
}

const validStatement = statement(
  { count: int() },
  (customer: CustomerId, now: Instant) => sql`
    select count(*) as count from scim_credential
    where customer_id = ${customer} and revoked_at is null and expires_at > ${toTimestamp(now)}`,
);

/** Issues a credential and returns its secret, of which only a hash is stored. */
export function issueCredential(deps: Deps, actor: Admin, customer: CustomerId): Promise<string> {
  return inConnection(deps, actor, customer, async (tx, _, now) => {
    const { count } = await validStatement.only(tx, customer, now);
    if (count >= provisioningLimits.credentials) throw appError("TOO_MANY_CREDENTIALS");
    const credential = newCredential();
    const expiresAt = instant(now + provisioningLimits.credentialLifeMs);
    await tx
      .insertInto("scim_credential")
      .values({
        customer_id: customer,
        token_hash: hashOfCredential(credential),
        created_at: toTimestamp(now),
        created_by: actor.userId,
        expires_at: toTimestamp(expiresAt),
      })
      .execute();
    await audit(tx, actor, "provisioning.credential_issued", String(customer), {
      customer,
      after: { validTo: expiresAt },
    });
    return credential;
  });
}

export function revokeCredential(deps: Deps, actor: Admin, customer: CustomerId, id: string): Promise<void> {
  return inConnection(deps, actor, customer, async (tx, _, now) => {
    const { numUpdatedRows } = await tx
      .updateTable("scim_credential")
      .set({ revoked_at: toTimestamp(now) })
      .where("id", "=", isUuid(id) ? id : null)
      .where("customer_id", "=", customer)
      .where("revoked_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw appError("NOT_FOUND");
    await audit(tx, actor, "provisioning.credential_revoked", String(customer), { customer });
  });
}

/** Chooses the portal's group of a group of the directory; the people of both agree at once. */
export function assignDirectoryGroup(
  deps: Deps,
  actor: Admin,
  customer: CustomerId,
  { id, groupId }: { readonly id: string; readonly groupId: GroupId | null },
): Promise<void> {
  return inConnection(deps, actor, customer, async (tx, _, now) => {
    const group = isUuid(id) ? await findGroup(tx, customer, id) : undefined;
    if (group === undefined) throw appError("NOT_FOUND");
    if (group.groupId === groupId) return;
    if (groupId !== null && !(await isGroupOf(tx, customer, groupId)))
      throw invalidInput([fieldError("groupId", "NOT_AN_OPTION")]);
    await tx.updateTable("scim_group").set({ group_id: groupId }).where("id", "=", id).execute();
    await audit(tx, actor, "provisioning.group_mapped", String(customer), {
      customer,
      before: { name: group.displayName, groupId: group.groupId },
      after: { name: group.displayName, groupId },
    });
    await applyDirectory(tx, customer, await peopleOf(tx, id), now, actor);
  });
}

async function isGroupOf(tx: Tx, customer: CustomerId, groupId: GroupId): Promise<boolean> {
  const found = await tx
    .selectFrom("customer_group")
    .select("id")
    .where("id", "=", groupId)
    .where("customer_id", "=", customer)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

const answerStatement = statement(
  { id: uuid<string>() },
  (customer: CustomerId, heldUntil: Instant, deactivate: boolean) => sql`
    update scim_user set hold = ${deactivate ? null : "refused"}
    where customer_id = ${customer} and hold = 'waiting' and inactive_since <= ${toTimestamp(heldUntil)}
    returning id`,
);

/** Answers the question whether held people lose their access; those who came after it was read still wait. */
export function answerHeldDeactivations(
  deps: Deps,
  actor: Admin,
  customer: CustomerId,
  { deactivate, heldUntil }: { readonly deactivate: boolean; readonly heldUntil: Instant },
): Promise<void> {
  return inConnection(deps, actor, customer, async (tx, _, now) => {
    const answered = await answerStatement.rows(tx, customer, heldUntil, deactivate);
    if (answered.length === 0) return;
    await tx
      .updateTable("scim_connection")
      .set({ answered_at: toTimestamp(now) })
      .where("customer_id", "=", customer)
      .execute();
    await audit(tx, actor, "provisioning.deactivations_answered", String(customer), {
      customer,
      details: { deactivate, count: answered.length },
    });
    if (deactivate)
      await applyDirectory(
        tx,
        customer,
        answered.map(({ id }) => id),
        now,
        actor,
      );
  });
}
