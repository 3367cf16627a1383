import { type CustomerId, type Instant, isUuid, type UserId } from "@cathedra/domain";
import { type Actor, mayChangeProvisioning } from "@cathedra/domain/access";
import { placesAtRelease, provisioningLimits } from "@cathedra/domain/provisioning";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, filled, statement, text, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, authorize } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { inDirectory } from "./lock-connection.ts";

type Admin = Pick<Actor, "userId" | "roles" | "administers">;

/** SQL condition: a row `person` of `scim_user` has access by its directory. */
const hasAccess = sql`(person.deleted_at is null and person.active or person.hold is not null)`;

const shownName = sql`coalesce(
  nullif(person.display_name, ''), nullif(trim(person.given_name || ' ' || person.family_name), ''), person.user_name
)`;

const accountsStatement = statement(
  { id: uuid<string>(), name: text(), userName: text(), hasAccess: bool() },
  (customer: CustomerId, pattern: string) => sql`
    select person.id, ${shownName} as name, person.user_name as "userName", ${hasAccess} as "hasAccess"
    from scim_user person
    where person.customer_id = ${customer} and person.user_id is not null and lower(
      person.user_name || ' ' || coalesce(person.address, '') || ' ' || ${shownName}
    ) like lower(${pattern}::text)
    order by lower(${shownName}), person.number limit ${provisioningLimits.peopleFound}`,
);

/** The accounts that an institution's directory manages and whose names or addresses have the text. */
export async function findDirectoryAccounts(db: Db, actor: Actor, customer: CustomerId, search: string) {
  authorize(mayChangeProvisioning(actor, { id: customer }));
  const searched = search.trim().replaceAll("\0", "").slice(0, provisioningLimits.text);
  if (searched === "") return [];
  const pattern = `%${searched.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return [...(await accountsStatement.rows(db, customer, pattern))];
}

const managedStatement = statement(
  { userId: filled(uuid<UserId>()), hasAccess: bool() },
  (customer: CustomerId, id: string) => sql`
    select person.user_id as "userId", ${hasAccess} as "hasAccess" from scim_user person
    where person.id = ${id}::uuid and person.customer_id = ${customer} and person.user_id is not null`,
  [1 as CustomerId, "00000000-0000-4000-8000-000000000000"],
);

/** Releases an account from the directory: it becomes an ordinary one, with what `placesAtRelease` leaves it in the institution. */
export async function releaseAccount(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  actor: Admin,
  customer: CustomerId,
  id: string,
): Promise<void> {
  authorize(mayChangeProvisioning(actor, { id: customer }));
  await inDirectory(db, customer, async (tx) => {
    const managed = isUuid(id) ? await managedStatement.first(tx, customer, id) : undefined;
    if (managed === undefined) throw appError("NOT_FOUND");
    const { userId } = managed;
    const now = clock();
    await writePlaces(tx, customer, userId, placesAtRelease(managed));
    await tx.updateTable("app_user").set({ deactivated_at: null }).where("id", "=", userId).execute();
    await tx
      .updateTable("scim_user")
      .set({ user_id: null, withheld: null, hold: null })
      .where("id", "=", id)
      .execute();
    await writeRelease(tx, customer, userId, actor.userId, now);
    await audit(tx, actor, "provisioning.account_released", String(customer), {
      customer,
      people: [userId],
      details: { hadAccess: managed.hasAccess },
    });
  });
}

async function writePlaces(tx: Tx, customer: CustomerId, userId: UserId, places: "kept" | "ended") {
  const groups = sql`select id from customer_group where customer_id = ${customer}`;
  if (places === "kept") {
    await sql`delete from scim_membership where user_id = ${userId} and group_id in (${groups})`.execute(tx);
    return;
  }
  await sql`delete from customer_group_member where user_id = ${userId} and group_id in (${groups})`.execute(
    tx,
  );
  await tx
    .deleteFrom("customer_admin")
    .where("user_id", "=", userId)
    .where("customer_id", "=", customer)
    .execute();
}

async function writeRelease(tx: Tx, customer: CustomerId, userId: UserId, by: UserId, now: Instant) {
  const released = { released_at: toTimestamp(now), released_by: by };
  await tx
    .insertInto("scim_release")
    .values({ customer_id: customer, user_id: userId, ...released })
    .onConflict((conflict) => conflict.columns(["customer_id", "user_id"]).doUpdateSet(released))
    .execute();
}
