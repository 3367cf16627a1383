import { type CustomerId, type HospitalId, isUuid } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { readHospitalName } from "@cathedra/domain/logbook";
import { appErrorText } from "@cathedra/domain/messages";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, int, statement, text, uuid } from "../../db/statement.ts";
import { AppError, appError, invalidInput } from "../../errors.ts";
import type {
  Hospital,
  MutationCreateHospitalArgs,
  MutationUpdateHospitalArgs,
} from "../../graphql/generated/contract.ts";
import { refreshFirstBatch } from "../../jobs/refresh-list-entries.ts";
import { audit } from "../audit/public.ts";
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

/** The hospitals of a customer, by name, in one statement (7.091). */
export async function listHospitals(
  deps: AdminDeps,
  actor: Actor,
  customerId: number,
): Promise<readonly Hospital[]> {
  const { id } = await administeredCustomer(deps, actor, customerId);
  return findHospitalsStatement.rows(deps.db, sql`customer_id = ${id} and removed_at is null`);
}

const createHospitalStatement = statement(
  { id: uuid<HospitalId>(), isBack: bool() },
  (name: string, customerId: CustomerId) => sql`
      with revived as (
        update hospital set name = ${name}, removed_at = null
        where id = (
          select id from hospital
          where customer_id = ${customerId} and removed_at is not null and merged_into is null
            and lower(name) = ${lower(name)}
          order by removed_at desc limit 1
        ) and removed_at is not null
        returning id
      ), made as (
        insert into hospital (customer_id, name) select ${customerId}, ${name}
        where not exists (select from revived) returning id
      )
      select id, true as "isBack" from revived union all select id, false from made`,
);

/** Adds a hospital; a removed hospital with that name is restored (7.095). */
export async function createHospital(
  deps: AdminDeps,
  actor: Actor,
  args: MutationCreateHospitalArgs,
): Promise<Hospital> {
  const customer = await administeredCustomer(deps, actor, args.customerId);
  const name = getName(args.name);
  return changeEntry(deps, findHospital, async (tx) => {
    const rows = await createHospitalStatement.rows(tx, name, customer.id);
    const id = await madeEntry(tx, "hospital", rows);
    await audit(tx, actor, "hospital.added", id, {
      customer: customer.id,
      after: { customerId: customer.id, name },
    });
    return id;
  });
}

/**
 * Renames a hospital; the records follow (7.096). The name of an existing hospital needs the caller's consent to merge into it:
 * that one keeps its id and name and takes over the records (7.106, X85).
 */
export async function updateHospital(
  deps: AdminDeps,
  actor: Actor,
  args: MutationUpdateHospitalArgs,
): Promise<Hospital> {
  const name = getName(args.name);
  return changeEntry(deps, findHospital, async (tx) => {
    const other = isUuid(args.id) ? await findNamesake(tx, args.id, name) : undefined;
    if (other === undefined && (args.mergeInto ?? null) !== null) throw appError("NOT_FOUND");
    const ids: [string, ...string[]] = other === undefined ? [args.id] : [args.id, other];
    const [own, namesake] = await lockEntries<HospitalRow>(tx, "hospital", deps, actor, ids);
    if (namesake === undefined) return rename(tx, actor, own, name);
    if (args.mergeInto?.toLowerCase() !== namesake.id) throw taken(own, namesake);
    return merge(tx, actor, own, namesake);
  });
}

/** Takes a hospital off the list; the records keep the name (7.097). */
export async function deleteHospital(deps: AdminDeps, actor: Actor, id: string): Promise<string> {
  return inLockedTransaction(deps.db, [], async (tx) => {
    const [before] = await lockEntries<HospitalRow>(tx, "hospital", deps, actor, [id]);
    await removeEntry(tx, "hospital", before.id);
    const { recordCount } = before;
    await audit(tx, actor, "hospital.removed", before.id, {
      customer: before.customer.id,
      before: { name: before.row.name, recordCount },
    });
    return before.id;
  });
}

type HospitalRow = { readonly name: string };
type Locked = LockedEntry<HospitalRow>;

async function rename(tx: Tx, actor: Actor, own: Locked, name: string): Promise<string> {
  await sql`update hospital set name = ${name} where id = ${own.id}`.execute(tx);
  await refreshFirstBatch(tx, "hospital", own.id);
  await audit(tx, actor, "hospital.changed", own.id, {
    customer: own.customer.id,
    before: { name: own.row.name },
    after: { name },
  });
  return own.id;
}

async function merge(tx: Tx, actor: Actor, own: Locked, into: Locked): Promise<string> {
  await mergeEntries(tx, "hospital", own, into);
  await audit(tx, actor, "hospital.merged", own.id, {
    customer: own.customer.id,
    details: {
      name: own.row.name,
      recordCount: own.recordCount,
      into: into.row.name,
      intoRecordCount: into.recordCount,
      intoId: into.id,
    },
  });
  return into.id;
}

/** The error for a name that another entry has taken in the meantime, with that entry's facts, so that the caller can decide. */
function taken(own: Locked, { id, row, recordCount }: Locked): AppError {
  return new AppError("HOSPITAL_NAME_EXISTS", appErrorText("HOSPITAL_NAME_EXISTS"), {
    hospital: { id, name: row.name, recordCount },
    recordCount: own.recordCount,
  });
}

const findNamesakeStatement = statement(
  { id: uuid<HospitalId>() },
  (id: string, name: string) => sql`
    select other.id from hospital own join hospital other on other.customer_id = own.customer_id
    where own.id = ${id} and other.id <> own.id
      and lower(other.name) = ${lower(name)} and other.removed_at is null`,
);

/** Another hospital of the same customer with this name that is not removed. */
async function findNamesake(tx: Tx, id: string, name: string): Promise<string | undefined> {
  const rows = await findNamesakeStatement.rows(tx, id, name);
  return rows[0]?.id;
}

const findHospitalsStatement = statement(
  { customerId: int(), id: uuid<string>(), name: text(), recordCount: int() },
  (where: RawBuilder<unknown>) => sql`
    select id, name, customer_id as "customerId",
      (select count(*) from logbook_record where hospital_id = hospital.id) as "recordCount"
    from hospital where ${where} order by name, id limit 5000`,
);

function findHospital(tx: Tx, id: string): Promise<Hospital | undefined> {
  return findHospitalsStatement.first(tx, sql`id = ${id}`);
}

function getName(text: string): string {
  const name = readHospitalName(text);
  if (!name.ok) throw invalidInput([name.error]);
  return name.value;
}

const lower = (text: string) => sql`lower(${text}::text collate "und-x-icu")`;
