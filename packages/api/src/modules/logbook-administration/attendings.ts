import { type AttendingId, type CustomerId, emailKey } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { formatAttendingName, type PersonName, readAttendingEntry } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, int, nullable, statement, text, uuid } from "../../db/statement.ts";
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
import {
  type AdminDeps,
  administeredCustomer,
  changeEntry,
  lockEntries,
  madeEntry,
  mergeEntries,
  removeEntry,
} from "./list-entries.ts";
import { notifyOfAddress, refuseOwnAddress, replaceEntry } from "./replace-address.ts";

/** The attendings of a customer, by last name, in one statement (7.091). */
export async function listAttendings(
  deps: AdminDeps,
  actor: Actor,
  customerId: number,
): Promise<readonly Attending[]> {
  const { id } = await administeredCustomer(deps, actor, customerId);
  return findAttendingsStatement.rows(deps.db, sql`customer_id = ${id} and removed_at is null`);
}

const createAttendingStatement = statement(
  { id: uuid<AttendingId>(), isBack: bool() },
  (firstName: string, lastName: string, email: string | null, customerId: CustomerId) => sql`
      with revived as (
        update attending set first_name = ${firstName}, last_name = ${lastName}, email = coalesce(${email}, email),
          removed_at = null
        where id = (
          select id from attending
          where customer_id = ${customerId} and removed_at is not null and merged_into is null
            and lower(last_name) = lower(${lastName}::text collate "und-x-icu")
            and lower(first_name) = lower(${firstName}::text collate "und-x-icu")
            -- What had another address is another entry: its records are not to be confirmed by this one.
            and (email is null or ${email}::text is null or lower(email) = lower(${email}::text))
          order by removed_at desc limit 1
        ) and removed_at is not null
        returning id
      ), made as (
        insert into attending (customer_id, first_name, last_name, email)
        select ${customerId}, ${firstName}, ${lastName}, ${email} where not exists (select from revived)
        returning id
      )
      select id, true as "isBack" from revived union all select id, false from made`,
);

/** Adds an attending; a removed one with that name is restored with their former address (7.092). */
export async function createAttending(
  deps: AdminDeps,
  actor: Actor,
  args: MutationCreateAttendingArgs,
): Promise<Attending> {
  const customer = await administeredCustomer(deps, actor, args.customerId);
  const { firstName, lastName, email } = entryOf(args);
  refuseOwnAddress(actor, email);
  return changeEntry(deps, findAttending, async (tx) => {
    const rows = await createAttendingStatement.rows(tx, firstName, lastName, email, customer.id);
    const id = await madeEntry(tx, "attending", rows);
    await audit(tx, actor, "attending.added", id, {
      customer: customer.id,
      after: { customerId: customer.id, firstName, lastName, email },
    });
    return id;
  });
}

/**
 * Edits an attending; the records follow (7.093). A changed address creates a new entry that replaces this one: only the
 * address that was asked can answer a request.
 */
export async function updateAttending(
  deps: AdminDeps & { readonly clock: Clock },
  actor: Actor,
  args: MutationUpdateAttendingArgs,
): Promise<Attending> {
  const entry = entryOf(args);
  return changeEntry(deps, findAttending, async (tx) => {
    const [before] = await lockEntries<AttendingRow>(tx, "attending", deps, actor, [args.id]);
    const { email: former } = before.row;
    const isOther = emailKey(entry.email ?? "") !== emailKey(former ?? "");
    if (isOther) refuseOwnAddress(actor, entry.email);
    const of = { id: before.id, customerId: before.customer.id };
    const isReplaced = isOther && former !== null;
    const id = isReplaced ? await replaceEntry(tx, of, entry) : before.id;
    if (!isReplaced)
      await sql`
        update attending set first_name = ${entry.firstName}, last_name = ${entry.lastName}, email = ${entry.email}
        where id = ${before.id}`.execute(tx);
    if (isOther)
      await notifyOfAddress(tx, { asked: before.id, former, entry, customer: before.customer }, deps.clock());
    await refreshFirstBatch(tx, "attending", before.id);
    await audit(tx, actor, "attending.changed", before.id, {
      customer: before.customer.id,
      before: entryFacts(before.row),
      after: entry,
      ...(isReplaced ? { details: { intoId: id, stillAsked: former } } : {}),
    });
    return id;
  });
}

/** Takes an attending off the lists; the records keep the name (7.094). */
export async function deleteAttending(deps: AdminDeps, actor: Actor, id: string): Promise<string> {
  return inLockedTransaction(deps.db, [], async (tx) => {
    const [before] = await lockEntries<AttendingRow>(tx, "attending", deps, actor, [id]);
    await removeEntry(tx, "attending", before.id);
    const { recordCount } = before;
    await audit(tx, actor, "attending.removed", before.id, {
      customer: before.customer.id,
      before: { ...entryFacts(before.row), recordCount },
    });
    return before.id;
  });
}

/**
 * Moves the records of one attending to another. Requests for confirmation stay with the address that was asked, because an
 * administrator cannot pass them on. An entry never changes its address: the one whose address stays is the one that stays, under
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

const findAttendingsStatement = statement(
  {
    id: uuid<AttendingId>(),
    firstName: text(),
    lastName: text(),
    email: nullable(text()),
    customerId: int<CustomerId>(),
    recordCount: int(),
  },
  (where: ReturnType<typeof sql>) => sql`
    select id, first_name as "firstName", last_name as "lastName", email, customer_id as "customerId",
      (select count(*) from logbook_record where attending_id = attending.id) as "recordCount"
    from attending where ${where} order by last_name, first_name, id limit 5000`,
  [sql`true`],
);

function findAttending(tx: Tx, id: string): Promise<Attending | undefined> {
  return findAttendingsStatement.first(tx, sql`id = ${id}`);
}

function entryOf(args: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string | null | undefined;
}) {
  const entry = readAttendingEntry(args);
  if (!entry.ok) throw invalidInput(entry.error);
  return entry.value;
}
