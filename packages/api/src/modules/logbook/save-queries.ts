import type { CustomerId, GroupId, KeycloakId, RecordId, UserId } from "@cathedra/domain";
import type { AttendingChoice, RecordFacts } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { changedColumns, insertedColumns, type ParticipantRow } from "./record-row.ts";
import { attendingCtes, hospitalCtes, type SaveListEntries } from "./save-list-entries.ts";

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
    participantIds: participants.flatMap(({ user_id }) => (user_id === null ? [] : [user_id as UserId])),
  };
  return { facts, row, participants };
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
  const { customerId, groupId, createdBy, clientKey } = search;
  const { rows } = await sql<SaveFacts>`
    with ${hospitalCtes(customerId, search.hospital)}, ${attendingCtes(customerId, search.attending)}
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
      from app_user person where person.keycloak_id = any(${search.keycloakIds}::text[])
    ) as people`.execute(tx);
  return rows[0] ?? { madeBefore: null, hospital: null, attending: null, people: [], asked: null };
}

/** Inserts a record; false if the person has already created one with this client key. */
export async function insertRecord(
  tx: Tx,
  row: Readonly<Record<string, unknown>>,
  participants: readonly ParticipantRow[],
): Promise<boolean> {
  const { rows } = await sql`
    with saved as (
      insert into logbook_record (${insertedColumns})
      select ${insertedColumns} from json_populate_record(null::logbook_record, ${JSON.stringify(row)}::json)
      on conflict on constraint unique_client_keys do nothing
      returning id, date_of_procedure, customer_id, group_id, ${savedKind}
    ), listed as (
      insert into logbook_participant ${listedPeople(participants)}
    )
    select id from saved`.execute(tx);
  return rows.length === 1;
}

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
