import { isDeepStrictEqual } from "node:util";
import { type AttendingId, type CustomerId, emailKey } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import {
  type AttendingEntry,
  formatAttendingName,
  type PersonName,
  readAttendingEntry,
} from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, nullable, statement, text, uuid } from "../../db/statement.ts";
import { appError, invalidInput } from "../../errors.ts";
import type {
  Attending,
  MutationCreateAttendingArgs,
  MutationMergeAttendingsArgs,
  MutationUpdateAttendingArgs,
} from "../../graphql/generated/contract.ts";
import { refreshFirstBatch } from "../../jobs/refresh-list-entries.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { deleteChange } from "./address-change-queries.ts";
import { findAttending, findAttendings } from "./find-attendings.ts";
import {
  type AdminDeps,
  administeredCustomer,
  changeEntry,
  type LockedEntry,
  lockEntries,
  madeEntry,
  mergeEntries,
  removeEntry,
} from "./list-entries.ts";
import { notifyOfAddress, refuseOwnAddress, replaceEntry } from "./replace-address.ts";
import { requestAddressChange } from "./request-address-change.ts";

/** The attendings of a customer, by last name, in one statement (7.091). */
export async function listAttendings(
  deps: AdminDeps,
  actor: Actor,
  customerId: number,
): Promise<readonly Attending[]> {
  const { id } = await administeredCustomer(deps, actor, customerId);
  return findAttendings(deps.db, id);
}

const createAttendingStatement = statement(
  { id: uuid<AttendingId>(), isBack: bool(), email: nullable(text()) },
  (firstName: string, lastName: string, email: string | null, customerId: CustomerId) => sql`
      with revived as (
        update attending set first_name = ${firstName}, last_name = ${lastName}, removed_at = null
        where id = (
          select id from attending
          where customer_id = ${customerId} and removed_at is not null and merged_into is null
            and lower(last_name) = lower(${lastName}::text collate "und-x-icu")
            and lower(first_name) = lower(${firstName}::text collate "und-x-icu")
            -- What had another address is another entry: its records are not to be confirmed by this one.
            and (email is null or ${email}::text is null or lower(email) = lower(${email}::text))
          order by removed_at desc limit 1
        ) and removed_at is not null
        returning id, email
      ), made as (
        insert into attending (customer_id, first_name, last_name, email)
        select ${customerId}, ${firstName}, ${lastName}, ${email} where not exists (select from revived)
        returning id, email
      )
      select id, true as "isBack", email from revived union all select id, false, email from made`,
);

/**
 * Adds an attending; a removed one with that name is restored with their former address (7.092). If it had none, records may wait
 * for it: a given address has to say yes first.
 */
export async function createAttending(
  deps: AdminDeps & { readonly clock: Clock },
  actor: Actor,
  args: MutationCreateAttendingArgs,
): Promise<Attending> {
  const customer = await administeredCustomer(deps, actor, args.customerId);
  const { firstName, lastName, email } = toEntry(args);
  refuseOwnAddress(actor, email);
  return changeEntry(deps, findAttending, async (tx) => {
    const rows = await createAttendingStatement.rows(tx, firstName, lastName, email, customer.id);
    const id = await madeEntry(tx, "attending", rows);
    const isAsked = email !== null && rows[0]?.email === null;
    if (isAsked)
      await requestAddressChange(
        tx,
        actor,
        { attendingId: id as AttendingId, customer, present: null, newEmail: email },
        deps.clock(),
      );
    await audit(tx, actor, "attending.added", id, {
      customer: customer.id,
      after: { customerId: customer.id, firstName, lastName, email: isAsked ? null : email },
      ...(isAsked ? { details: { newEmail: email } } : {}),
    });
    return id;
  });
}

/**
 * Edits an attending; the records follow (7.093). Another address waits for the yes of its owner, and the entry keeps the present
 * one until then: an administrator could otherwise enter a second mailbox of their own and confirm what waits.
 */
export async function updateAttending(
  deps: AdminDeps & { readonly clock: Clock },
  actor: Actor,
  args: MutationUpdateAttendingArgs,
): Promise<Attending> {
  const entry = toEntry(args);
  return changeEntry(deps, findAttending, async (tx) => {
    const [before] = await lockEntries<AttendingRow>(tx, "attending", deps, actor, [args.id]);
    const { email: present } = before.row;
    if (entry.email === null && present !== null) return removeAddress(tx, deps, actor, before, entry);
    const asked = emailKey(entry.email ?? "") === emailKey(present ?? "") ? null : entry.email;
    const after = { ...entry, email: asked === null ? entry.email : present };
    // The address may be the same one in another spelling.
    await sql`
      update attending set first_name = ${after.firstName}, last_name = ${after.lastName}, email = ${after.email}
      where id = ${before.id}`.execute(tx);
    await refreshFirstBatch(tx, "attending", before.id);
    const now = deps.clock();
    if (asked !== null) {
      refuseOwnAddress(actor, asked);
      const change = {
        attendingId: before.id as AttendingId,
        customer: before.customer,
        present,
        newEmail: asked,
      };
      await requestAddressChange(tx, actor, change, now);
    }
    const was = entryFacts(before.row);
    const isSame = isDeepStrictEqual(was, after);
    await audit(tx, actor, asked === null ? "attending.changed" : "attending.address_asked", before.id, {
      customer: before.customer.id,
      ...(isSame && asked !== null ? {} : { before: was, after }),
      ...(asked === null ? {} : { details: { ...(isSame ? was : {}), newEmail: asked } }),
    });
    return before.id;
  });
}

/** Without an address, another entry takes the place of this one. Records that wait still ask the address that they asked. */
async function removeAddress(
  tx: Tx,
  deps: { readonly clock: Clock },
  actor: Actor,
  before: LockedEntry<AttendingRow>,
  entry: AttendingEntry,
): Promise<string> {
  const { id: asked, customer, row } = before;
  const former = row.email ?? "";
  const newEmail = await deleteChange(tx, asked);
  const id = await replaceEntry(tx, { id: asked, customerId: customer.id }, entry);
  await notifyOfAddress(tx, { asked, former, entry, customer }, deps.clock());
  await refreshFirstBatch(tx, "attending", asked);
  await audit(tx, actor, "attending.changed", asked, {
    customer: customer.id,
    before: entryFacts(row),
    after: entry,
    details: { intoId: id, stillAsked: former, ...endedChange(newEmail) },
  });
  return id;
}

/** The pending change of address that ended with this act, for the audit log. */
function endedChange(newEmail: string | undefined) {
  return newEmail === undefined ? {} : { addressNotChangedTo: newEmail };
}

/** Takes an attending off the lists; the records keep the name (7.094). */
export async function deleteAttending(deps: AdminDeps, actor: Actor, id: string): Promise<string> {
  return inLockedTransaction(deps.db, [], async (tx) => {
    const [before] = await lockEntries<AttendingRow>(tx, "attending", deps, actor, [id]);
    await removeEntry(tx, "attending", before.id);
    const newEmail = await deleteChange(tx, before.id);
    const { recordCount } = before;
    await audit(tx, actor, "attending.removed", before.id, {
      customer: before.customer.id,
      before: { ...entryFacts(before.row), recordCount },
      ...(newEmail === undefined ? {} : { details: endedChange(newEmail) }),
    });
    return before.id;
  });
}

/**
 * Moves the records of one attending to another. Requests for confirmation stay with the address that was asked, because an
 * administrator cannot pass them on. A merge changes no address: the one whose address stays is the one that stays, under
 * the name of `into`. The other address is told, and so are the writers of its open records.
 */
export async function mergeAttendings(
  deps: AdminDeps & { readonly clock: Clock },
  actor: Actor,
  { id, into, addressOf }: MutationMergeAttendingsArgs,
): Promise<Attending> {
  return changeEntry(deps, findAttending, async (tx) => {
    const [from, named] = await lockEntries<AttendingRow>(tx, "attending", deps, actor, [id, into]);
    if (named === undefined) throw appError("NOT_FOUND");
    const keeper = [named, from].find((entry) => entry.id === (addressOf ?? into).toLowerCase());
    if (keeper === undefined) throw appError("NOT_FOUND");
    const gone = keeper === named ? from : named;
    // The name of another person with one's own address would let an administrator confirm that person's records.
    if (keeper !== named) refuseOwnAddress(actor, keeper.row.email);
    await mergeEntries(tx, "attending", gone, keeper);
    // A change of the address that stays remains open, unless its owner was asked under the name that is removed.
    const goneEmail = await deleteChange(tx, gone.id);
    const newEmail = keeper === named ? goneEmail : ((await deleteChange(tx, keeper.id)) ?? goneEmail);
    const entry = { ...entryFacts(named.row), email: keeper.row.email };
    if (keeper !== named) await rename(tx, keeper.id, entry);
    const { email: former } = gone.row;
    if (former !== null && emailKey(former) !== emailKey(entry.email ?? ""))
      await notifyOfAddress(tx, { asked: gone.id, former, entry, customer: gone.customer }, deps.clock());
    await audit(tx, actor, "attending.merged", from.id, {
      customer: from.customer.id,
      details: {
        ...entryFacts(from.row),
        recordCount: from.recordCount,
        into: formatAttendingName(entryFacts(named.row)),
        intoEmail: named.row.email,
        intoRecordCount: named.recordCount,
        intoId: named.id,
        addressThatStays: entry.email,
        ...endedChange(newEmail),
      },
    });
    return keeper.id;
  });
}

async function rename(tx: Tx, id: string, { firstName, lastName }: PersonName): Promise<void> {
  await sql`update attending set first_name = ${firstName}, last_name = ${lastName} where id = ${id}`.execute(
    tx,
  );
  await refreshFirstBatch(tx, "attending", id);
}

type AttendingRow = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
};

/** The fields of an attending as the audit log stores them. */
function entryFacts({ first_name: firstName, last_name: lastName, email }: AttendingRow) {
  return { firstName, lastName, email };
}

function toEntry(args: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string | null | undefined;
}) {
  const entry = readAttendingEntry(args);
  if (!entry.ok) throw invalidInput(entry.error);
  return entry.value;
}
