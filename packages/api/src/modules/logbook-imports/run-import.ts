import {
  type CustomerId,
  fullName,
  type GroupId,
  type Instant,
  instant,
  type KeycloakId,
  type RecordId,
  type UserId,
} from "@cathedra/domain";
import type { AttendingChoice, RecordContent } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import * as v from "valibot";
import type { Db, Tx } from "../../db/database.ts";
import { bool, filled, int, json, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { uuidv7 } from "../../db/uuid.ts";
import {
  contentRow,
  insertRecords,
  type NewRecord,
  participantRows,
  resolveSaveFacts,
} from "../logbook/public.ts";
import { type Runner, type RunningWork, WorkFailed } from "../operations/public.ts";

/** How many rows become records in one transaction. */
const batch = 250;
/** How many records an undo removes in one transaction. */
const undoBatch = 500;

const inputSchema = v.object({ importId: v.pipe(v.string(), v.uuid()), act: v.picklist(["import", "undo"]) });

/** Imports an earlier logbook, or undoes the import, in batches. After a crash it continues with the rest. */
export const logbookImportRunner: Runner = async (work) => {
  const { importId, act } = v.parse(inputSchema, work.input);
  if (act === "undo") await undoInBatches(work, importId);
  else await importInBatches(work, importId);
};

const importStatement = statement(
  {
    userId: uuid<UserId>(),
    keycloakId: text<KeycloakId>(),
    firstName: text(),
    lastName: text(),
    email: text(),
    customerId: int<CustomerId>(),
    groupId: int<GroupId>(),
    rowCount: int(),
    importedCount: int(),
    isMember: filled(bool()),
    now: filled(timestamp()),
  },
  (id: string) => sql`
    select person.id as "userId", person.keycloak_id as "keycloakId", person.first_name as "firstName",
      person.last_name as "lastName", person.email, import.customer_id as "customerId", import.group_id as "groupId",
      import.row_count as "rowCount", import.imported_count as "importedCount", exists (
        select from customer_group_member member
        join customer_group on customer_group.id = member.group_id and customer_group.removed_at is null
        where member.group_id = import.group_id and member.user_id = person.id
      ) as "isMember", now() as now
    from logbook_import import join app_user person on person.id = import.user_id
    where import.id = ${id}::uuid and import.undone_at is null`,
);

/** Rows of one attending and hospital come together, so that each pair is looked up about once. */
const rowsStatement = statement(
  {
    row: int(),
    record: json<{ readonly content: RecordContent; readonly attending: AttendingChoice }>(),
  },
  (id: string) => sql`
    select row_number as row, record from logbook_import_row where import_id = ${id}::uuid
    order by record ->> 'attending', record #>> '{content,hospital}', row_number limit ${sql.lit(batch)} for update`,
);

type StagedRow = {
  readonly row: number;
  readonly record: { readonly content: RecordContent; readonly attending: AttendingChoice };
};
type Importing = NonNullable<Awaited<ReturnType<typeof importStatement.first>>>;

async function importInBatches({ db, signal, report, write }: RunningWork, id: string): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const about = await importStatement.first(db, id);
    if (about === undefined) return;
    if (!about.isMember) throw new WorkFailed("NOT_A_MEMBER");
    const isLeft = await write((tx) => importSome(tx, id, about));
    const { imported, all } = await getProgress(db, id);
    report({ step: `${imported} of ${all} imported`, progress: all === 0 ? 100 : (imported / all) * 100 });
    if (!isLeft) return;
  }
}

const progressStatement = statement(
  { imported: int(), all: int() },
  (id: string) =>
    sql`select imported_count as imported, row_count as "all" from logbook_import where id = ${id}::uuid`,
);

async function getProgress(db: Db, id: string) {
  return (await progressStatement.first(db, id)) ?? { imported: 0, all: 0 };
}

/** Makes records of the next rows; false if none were left. Each row is removed in the transaction that makes its record. */
async function importSome(tx: Tx, id: string, about: Importing): Promise<boolean> {
  const rows = await rowsStatement.rows(tx, id);
  if (rows.length === 0) {
    await sql`
      update logbook_import set imported_at = coalesce(imported_at, now()) where id = ${id}::uuid`.execute(
      tx,
    );
    return false;
  }
  const { records, refusals } = await getRecords(tx, id, about, rows);
  const made = records.length === 0 ? 0 : await insertRecords(tx, records);
  await sql`
    delete from logbook_import_row
    where import_id = ${id}::uuid and row_number = any(${rows.map(({ row }) => row)}::int[])`.execute(tx);
  await sql`
    update logbook_import set imported_count = imported_count + ${made},
      refusals = refusals || ${JSON.stringify(refusals)}::jsonb
    where id = ${id}::uuid`.execute(tx);
  return true;
}

/** The rows as records. A hospital or attending can have been removed since the rows were checked; that row is refused. */
async function getRecords(tx: Tx, id: string, about: Importing, rows: readonly StagedRow[]) {
  const found = new Map<string, Awaited<ReturnType<typeof resolveSaveFacts>>>();
  const records: NewRecord[] = [];
  const refusals: { readonly row: number; readonly message: string }[] = [];
  const name = fullName(about) || about.email || about.keycloakId;
  for (const { row, record } of rows) {
    const { content, attending } = record;
    const key = JSON.stringify([content.hospital, attending]);
    const facts =
      found.get(key) ?? (await resolveSaveFacts(tx, getSearch(about, content.hospital, attending)));
    found.set(key, facts);
    if (facts.hospital === null || facts.attending === null) {
      const what = facts.hospital === null ? "hospital" : "attending";
      refusals.push({ row, message: `The ${what} is no longer on the list of the institution.` });
      continue;
    }
    const participants = content.participants.map((person) =>
      person.keycloakId === null ? person : { ...person, name },
    );
    const { hospital } = facts;
    records.push({
      row: {
        ...contentRow({ ...content, participants }, { hospital, attending: facts.attending }),
        ...identity(about, instant(about.now)),
        import_id: id,
        import_row: row,
        confirmation: "imported",
      },
      participants: participantRows(
        participants,
        (keycloakId) => (keycloakId === about.keycloakId ? about.userId : undefined),
        { userId: about.userId, name },
      ),
    });
  }
  return { records, refusals };
}

function getSearch({ customerId, groupId, userId }: Importing, hospital: string, attending: AttendingChoice) {
  return { customerId, groupId, hospital, attending, keycloakIds: [], createdBy: userId, clientKey: null };
}

function identity({ customerId, groupId, userId }: Importing, now: Instant) {
  const at = new Date(now).toISOString();
  return {
    id: uuidv7<RecordId>(now),
    customer_id: customerId,
    group_id: groupId,
    created_by: userId,
    created_at: at,
    modified_by: userId,
    modified_at: at,
    asked_at: at,
  };
}

const removeStatement = statement(
  { id: uuid<RecordId>() },
  (id: string) => sql`
    delete from logbook_record where id in (
      select id from logbook_record
      where import_id = ${id}::uuid and modified_at = created_at and confirmation = 'imported'
      limit ${sql.lit(undoBatch)} for update
    ) returning id`,
);

const undoProgressStatement = statement(
  { removed: int(), all: int(), undoneAt: nullable(timestamp()) },
  (id: string) => sql`
    select import.imported_count - (select count(*) from logbook_record where import_id = import.id)::int as removed,
      import.imported_count as "all", import.undone_at as "undoneAt"
    from logbook_import import where import.id = ${id}::uuid`,
);

async function undoInBatches({ db, signal, report, write }: RunningWork, id: string): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const isLeft = await write(async (tx) => {
      await sql`delete from logbook_import_row where import_id = ${id}::uuid`.execute(tx);
      const removed = await removeStatement.rows(tx, id);
      if (removed.length > 0) return true;
      await sql`
        update logbook_import set undone_at = coalesce(undone_at, now()) where id = ${id}::uuid`.execute(tx);
      return false;
    });
    const { removed, all } = (await undoProgressStatement.first(db, id)) ?? { removed: 0, all: 0 };
    report({ step: `${removed} of ${all} removed`, progress: all === 0 ? 100 : (removed / all) * 100 });
    if (!isLeft) return;
  }
}
