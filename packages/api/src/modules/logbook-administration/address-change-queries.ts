import { createHash } from "node:crypto";
import { type AttendingId, type CustomerId, type Instant, instant } from "@cathedra/domain";
import type { AddressSide, AddressChange as WaitingChange } from "@cathedra/domain/logbook";
import { addressChangeExpiresAt, newAddressFrom } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, int, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import type { AttendingAddressChange } from "../../graphql/generated/contract.ts";

/** Codes are stored as hashes. */
export function codeHash(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}

/** A change that waits, with its entry as it is now. */
export type StoredChange = WaitingChange & {
  readonly attendingId: AttendingId;
  readonly customerId: CustomerId;
  readonly customerName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly newEmail: string;
  readonly askedBy: string | null;
};

const columns = {
  attendingId: uuid<AttendingId>(),
  customerId: int<CustomerId>(),
  customerName: text(),
  firstName: text(),
  lastName: text(),
  email: nullable(text()),
  newEmail: text(),
  askedBy: nullable(text()),
  askedAt: timestamp(),
  hasFormer: bool(),
  acceptedAt: nullable(timestamp()),
  agreedAt: nullable(timestamp()),
};

const select = sql`
  select change.attending_id as "attendingId", entry.customer_id as "customerId", customer.name as "customerName",
    entry.first_name as "firstName", entry.last_name as "lastName", entry.email, change.new_email as "newEmail",
    nullif(trim(asker.first_name || ' ' || asker.last_name), '') as "askedBy", change.asked_at as "askedAt",
    change.present_code_hash is not null as "hasFormer", change.accepted_at as "acceptedAt", change.agreed_at as "agreedAt"`;
const from = sql`
  from attending_address_change change
  join attending entry on entry.id = change.attending_id and entry.removed_at is null
  join customer on customer.id = entry.customer_id
  left join app_user asker on asker.id = change.asked_by`;

const byCodeStatement = statement(
  { ...columns, isNew: bool() },
  (hash: string) => sql`
    ${select}, change.code_hash = ${hash} as "isNew" ${from}
    where change.code_hash = ${hash} or change.present_code_hash = ${hash}`,
);

/** The change of a link, and whose link it is; undefined: no change has this code. */
export async function changeOfCode(
  db: Db | Tx,
  code: string,
): Promise<{ readonly change: StoredChange; readonly side: AddressSide } | undefined> {
  const found = await byCodeStatement.first(db, codeHash(code));
  if (found === undefined) return undefined;
  const { isNew, ...change } = found;
  return { change, side: isNew ? "new" : "present" };
}

const ofEntryStatement = statement(
  columns,
  (attendingId: string) => sql`${select} ${from} where change.attending_id = ${attendingId}`,
  ["00000000-0000-4000-8000-000000000000"],
);

export const changeOfEntry = (db: Db | Tx, attendingId: string) => ofEntryStatement.first(db, attendingId);

const changesStatement = statement(columns, () => sql`${select} ${from} order by change.attending_id`, []);

/** All changes that wait. They are few: each is an administrator's act of the last fourteen days. */
export const allChanges = (db: Db) => changesStatement.rows(db);

/** Locks the entry of a change before the change itself is read: every change of an entry locks it first. */
export async function lockEntryOfChange(tx: Tx, attendingId: AttendingId): Promise<void> {
  await sql`select from attending where id = ${attendingId} for no key update`.execute(tx);
}

const deleteStatement = statement(
  { email: text() },
  (attendingId: string) => sql`
    delete from attending_address_change where attending_id = ${attendingId} returning new_email as email`,
  ["00000000-0000-4000-8000-000000000000"],
);

/** Ends the change of an entry that waits, if there is one. Its new address, for the audit log. */
export async function deleteChange(tx: Tx, attendingId: string): Promise<string | undefined> {
  return (await deleteStatement.first(tx, attendingId))?.email;
}

/** Whether another entry of the customer's list has an address. */
const takenStatement = statement(
  { isTaken: bool() },
  (customerId: CustomerId, attendingId: string, email: string) => sql`
    select exists (
      select from attending where customer_id = ${customerId} and id <> ${attendingId} and removed_at is null
        and lower(email) = lower(${email})
    ) as "isTaken"`,
);

export async function isAddressTaken(
  tx: Tx,
  { customerId, attendingId }: Pick<StoredChange, "customerId" | "attendingId">,
  email: string,
): Promise<boolean> {
  return (await takenStatement.only(tx, customerId, attendingId, email)).isTaken;
}

/** JSON for the change of a row of `attending`, which `addressChangeView` reads. */
export const addressChangeJson: RawBuilder<unknown> = sql`(
  select json_build_object(
    'email', change.new_email, 'askedBy', nullif(trim(asker.first_name || ' ' || asker.last_name), ''),
    'hasFormer', change.present_code_hash is not null, 'askedAt', extract(epoch from change.asked_at) * 1000,
    'acceptedAt', extract(epoch from change.accepted_at) * 1000, 'agreedAt', extract(epoch from change.agreed_at) * 1000
  )
  from attending_address_change change left join app_user asker on asker.id = change.asked_by
  where change.attending_id = attending.id
)`;

export type AddressChangeJson = {
  readonly email: string;
  readonly askedBy: string | null;
  readonly hasFormer: boolean;
  readonly askedAt: number;
  readonly acceptedAt: number | null;
  readonly agreedAt: number | null;
};

/** A change as the contract shows it to administrators. */
export function addressChangeView({ email, askedBy, ...json }: AddressChangeJson): AttendingAddressChange {
  const change = {
    hasFormer: json.hasFormer,
    askedAt: wholeInstant(json.askedAt),
    acceptedAt: json.acceptedAt === null ? null : wholeInstant(json.acceptedAt),
    agreedAt: json.agreedAt === null ? null : wholeInstant(json.agreedAt),
  };
  const starts = newAddressFrom(change);
  return {
    email,
    askedBy,
    askedAt: iso(change.askedAt),
    expiresAt: iso(addressChangeExpiresAt(change)),
    acceptedAt: change.acceptedAt === null ? null : iso(change.acceptedAt),
    from: starts === null ? null : iso(starts),
  };
}

const wholeInstant = (time: number): Instant => instant(Math.round(time));
const iso = (at: Instant): string => new Date(at).toISOString();
