import type { CustomerId, GroupId, KeycloakId, RecordId, UserId } from "@cathedra/domain";
import type { AttendingChoice, RecordFacts } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { json, nullable, statement, text } from "../../db/statement.ts";
import { type ActivityFields, type ActivityView, activityJoins, activityJson } from "./projection.ts";
import type { RecordRow } from "./record-query.ts";
import { type Copies, changedColumns, insertedColumns, type ParticipantRow } from "./record-row.ts";
import { type DraftToRemove, draftCondition } from "./remove-draft.ts";
import {
  attendingCtes,
  forShare,
  hospitalCtes,
  readAttendingCtes,
  type SaveListEntries,
  unlocked,
} from "./save-list-entries.ts";

export type LockedRecord = {
  readonly facts: RecordFacts;
  /** The values of the record's row, by column. */
  readonly row: Readonly<Record<string, unknown>>;
  readonly participants: readonly (ParticipantRow & { readonly keycloak_id: KeycloakId | null })[];
};

/** The record, locked against changes until the transaction ends. */
export async function lockRecord(tx: Tx, id: RecordId): Promise<LockedRecord | undefined> {
  const { rows } = await sql<Omit<LockedRecord, "facts">>`
    with locked as materialized (select * from logbook_record where id = ${id} for update)
    select to_json(locked) as row, (
      select json_agg(json_build_object(
        'position', position, 'user_id', user_id, 'name', name, 'role', role, 'level', level,
        'is_creator', is_creator,
        'keycloak_id', (select keycloak_id from app_user where app_user.id = user_id)
      ) order by position) from logbook_participant where record_id = locked.id
    ) as participants
    from locked`.execute(tx);
  const [locked] = rows;
  if (locked === undefined) return undefined;
  const { row, participants } = locked;
  const facts: RecordFacts = {
    id,
    groupId: row.group_id as GroupId,
    customerId: row.customer_id as CustomerId,
    createdBy: row.created_by as UserId,
    participantIds: getUserIds(participants),
  };
  return { facts, row, participants };
}

function getUserIds(participants: readonly ParticipantRow[]): readonly UserId[] {
  return participants.flatMap(({ user_id }) => (user_id === null ? [] : [user_id as UserId]));
}

export type SaveFacts = SaveListEntries & {
  /** The record that was already created with this client key. */
  readonly madeBefore: RecordId | null;
  readonly people: readonly ListedPerson[];
  /** The account of the attending who is asked to confirm the record. */
  readonly asked: UserId | null;
};

export type ListedPerson = {
  readonly userId: UserId;
  readonly keycloakId: KeycloakId;
  readonly name: string;
  readonly isMember: boolean;
};

export type SaveSearch = {
  readonly customerId: CustomerId;
  readonly groupId: GroupId;
  readonly hospital: string;
  readonly attending: AttendingChoice;
  readonly keycloakIds: readonly KeycloakId[];
  readonly createdBy: UserId;
  readonly clientKey: string | null;
};

/**
 * Resolves the names and ids of a record in one statement: its hospital, attending and people. If two people create, rename,
 * merge or remove the same entry at once, the second waits and looks it up again.
 */
export async function resolveSaveFacts(tx: Tx, search: SaveSearch): Promise<SaveFacts> {
  const facts = await askSaveFacts(tx, search);
  const mayHaveLostARace = facts.attending === null || facts.hospital === null;
  return mayHaveLostARace ? askSaveFacts(tx, search) : facts;
}

async function askSaveFacts(tx: Tx, search: SaveSearch): Promise<SaveFacts> {
  const { customerId, hospital, attending } = search;
  const entries = sql`${hospitalCtes(customerId, hospital, forShare)}, ${attendingCtes(customerId, attending)}`;
  return selectSaveFacts(tx, search, entries);
}

/** The same without locks; it creates and restores no attending, so that a new name is not found. */
export async function readSaveFacts(db: Db, search: SaveSearch): Promise<SaveFacts> {
  const { customerId, hospital, attending } = search;
  const entries = sql`${hospitalCtes(customerId, hospital, unlocked)}, ${readAttendingCtes(customerId, attending)}`;
  return selectSaveFacts(db, search, entries);
}

/** `entries` are the CTEs `place` and `chosen`. */
async function selectSaveFacts(
  db: Db,
  { groupId, createdBy, clientKey, keycloakIds }: SaveSearch,
  entries: RawBuilder<unknown>,
): Promise<SaveFacts> {
  const { rows } = await sql<SaveFacts>`
    with ${entries}
    select (
      select id from logbook_record where created_by = ${createdBy} and client_key = ${clientKey}
    ) as "madeBefore",
    (select json_build_object('id', id, 'name', name) from place) as hospital,
    (
      select json_build_object('id', id, 'firstName', first_name, 'lastName', last_name)
      from chosen
    ) as attending,
    (
      select person.id from attending entry
      join app_user person on lower(person.email) = lower(entry.email) and person.email_verified
      where entry.id = (select id from chosen) and entry.email is not null and entry.removed_at is null
      order by person.id limit 1
    ) as asked,
    (
      select coalesce(json_agg(json_build_object(
        'userId', person.id, 'keycloakId', person.keycloak_id,
        'name', coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email),
        'isMember', exists (
          select from customer_group_member where group_id = ${groupId} and user_id = person.id
        )
      )), '[]')
      -- Rows of JSON, of which the planner expects as many as ever. The length of an array makes each save be planned anew.
      from (select distinct id from json_array_elements_text(${JSON.stringify(keycloakIds)}::json) as asked (id)) asked
      cross join lateral (select * from app_user where keycloak_id = asked.id limit 1) person
    ) as people`.execute(db);
  return rows[0] ?? { madeBefore: null, hospital: null, attending: null, people: [], asked: null };
}

/** A new record with everything that is written or sent together with it. */
export type RecordInsert = NewRecord & {
  readonly entries: Copies;
  /** The insert into the audit log, if the CTE `saved` has a row. */
  readonly audit: RawBuilder<unknown>;
  readonly hint: RawBuilder<unknown> | undefined;
  readonly draft: Omit<DraftToRemove, "userId"> | undefined;
  readonly creator: UserId;
  readonly fields: ActivityFields;
};

/**
 * Inserts a record and reads it for its creator, in one statement. Nothing is written if its hospital or attending is no longer as
 * in `entries`, or if the creator has already created a record with this client key; then it returns undefined.
 */
export async function insertRecord(db: Db, record: RecordInsert): Promise<RecordRow | undefined> {
  const saved = await insertStatement.first(db, record);
  return saved && { view: saved.view, participantIds: getUserIds(record.participants) };
}

const insertStatement = statement(
  { view: json<ActivityView>(), hinted: nullable(text()) },
  ({
    row,
    participants,
    entries: { hospital, attending },
    audit,
    hint,
    draft,
    creator,
    fields,
  }: RecordInsert) => {
    const removed =
      draft &&
      sql`, removed_draft as (
      delete from logbook_draft where ${draftCondition({ userId: creator, ...draft })} and exists (select from saved)
    )`;
    return sql`
      with place as materialized (
        select from hospital
        where id = ${hospital.id} and name = ${hospital.name} and merged_into is null for share
      ), chosen as materialized (
        select from attending
        where id = ${attending.id} and first_name = ${attending.firstName} and last_name = ${attending.lastName}
          and merged_into is null
        for share
      ), saved as (
        insert into logbook_record (${insertedColumns})
        select ${insertedColumns} from json_populate_record(null::logbook_record, ${JSON.stringify(row)}::json)
        where exists (select from place) and exists (select from chosen)
        on conflict on constraint unique_client_keys do nothing
        returning *, ${savedKind}
      ), audited as (${audit})${removed ?? sql``}, logbook_participant as (
        insert into logbook_participant ${listedPeople(participants)} returning *
      )
      -- The tables do not have the new rows yet, so the CTEs of the same names stand in for them.
      select ${activityJson(creator, fields)} as view, (${hint ?? sql`null`})::text as hinted
      from saved record ${activityJoins(fields)}`;
  },
  [
    {
      row: { id: "" as RecordId },
      participants: [],
      entries: { hospital: { id: "", name: "" }, attending: { id: "", firstName: "", lastName: "" } },
      audit: sql`select`,
      hint: undefined,
      draft: { id: "", revision: 1 },
      creator: "" as UserId,
      fields: new Set(["participants", "createdBy", "confirmation"]),
    },
  ],
);

export type NewRecord = {
  readonly row: Readonly<Record<string, unknown>> & { readonly id: RecordId };
  readonly participants: readonly ParticipantRow[];
};

/** Inserts many records in one statement; those whose row of an import has become a record before are left out. */
export async function insertRecords(tx: Tx, records: readonly NewRecord[]): Promise<number> {
  const participants = records.flatMap(({ row, participants: listed }) =>
    listed.map((person) => ({ record_id: row.id, ...person })),
  );
  const { rows } = await sql`
    with saved as (
      insert into logbook_record (${insertedColumns})
      select ${insertedColumns}
      from json_populate_recordset(null::logbook_record, ${JSON.stringify(records.map(({ row }) => row))}::json)
      on conflict (import_id, import_row) where import_id is not null do nothing
      returning id, date_of_procedure, customer_id, group_id, ${savedKind}
    ), listed as (
      insert into logbook_participant ${listedPeople(participants)}
    )
    select id from saved`.execute(tx);
  return rows.length;
}

/** Writes the content of a locked record and its whole list of participants. */
export async function updateRecord(
  tx: Tx,
  id: RecordId,
  row: Readonly<Record<string, unknown>>,
  participants: readonly ParticipantRow[],
): Promise<void> {
  const positions = participants.map(({ position }) => position);
  await sql`
    with saved as (
      update logbook_record set (${changedColumns}) = (
        select ${changedColumns} from json_populate_record(null::logbook_record, ${JSON.stringify(row)}::json)
      )
      where id = ${id} returning id, date_of_procedure, customer_id, group_id, ${savedKind}
    ), removed as (
      delete from logbook_participant where record_id = ${id} and position <> all(${positions}::int[])
    )
    insert into logbook_participant ${listedPeople(participants)}
    on conflict (record_id, position) do update set
      user_id = excluded.user_id, name = excluded.name, role = excluded.role, level = excluded.level,
      is_creator = excluded.is_creator, date_of_procedure = excluded.date_of_procedure, kind_id = excluded.kind_id`.execute(
    tx,
  );
}

/** The number of the kind of case that a written record is, which its participants keep. */
const savedKind = sql`
  case_kind_of(intervention_type, organ_system, category, sub_category, procedure_code) as kind_id`;

/** The participants of the records that the CTE `saved` has written; without a `record_id`, of its only one. */
function listedPeople(
  participants: readonly (ParticipantRow & { readonly record_id?: RecordId })[],
): RawBuilder<unknown> {
  return sql`(
      record_id, position, user_id, name, role, level, is_creator, date_of_procedure, customer_id, group_id, kind_id
    )
    select saved.id, person.position, person.user_id, person.name, person.role, person.level,
      person.is_creator, saved.date_of_procedure, saved.customer_id, saved.group_id, saved.kind_id
    from saved, json_to_recordset(${JSON.stringify(participants)}::json) as person(
      record_id uuid, position int, user_id uuid, name text, role text, level text, is_creator boolean
    )
    where person.record_id is null or person.record_id = saved.id`;
}
