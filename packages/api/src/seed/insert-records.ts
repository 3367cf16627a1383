import type { CustomerId } from "@cathedra/domain";
import type { LogbookRecord } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { contentRow, insertedColumns, participantRows } from "../modules/logbook/face.ts";
import type { SeedPerson } from "./seed-world.ts";

/** How many rows one statement carries. */
const batchSize = 1000;

/**
 * Writes records as they are, without the checks of `saveActivity`, a thousand a statement. Their hospitals and
 * attendings must be there. A record whose id is there already stays as it is.
 */
export async function insertRecords(
  tx: Tx,
  people: readonly SeedPerson[],
  records: Iterable<LogbookRecord>,
): Promise<number> {
  const { rows: stored } = await sql<{ id: string; keycloakId: string }>`
    select id, keycloak_id as "keycloakId" from app_user
    where keycloak_id = any(${people.map(({ keycloakId }) => keycloakId)}::text[])`.execute(tx);
  const storedIds = new Map(stored.map(({ id, keycloakId }) => [keycloakId, id]));
  const byUserId = new Map<string, SeedPerson>(people.map((person) => [person.userId, person]));
  const { rows: hospitals } = await sql<{ id: string; customerId: CustomerId; name: string }>`
    select id, customer_id as "customerId", name from hospital`.execute(tx);
  const hospitalIds = new Map(hospitals.map(({ id, customerId, name }) => [`${customerId} ${name}`, id]));

  const idOf = (userId: string): string => {
    const id = storedIds.get(byUserId.get(userId)?.keycloakId ?? "");
    if (id === undefined) throw new Error(`a record of nobody: ${userId}`);
    return id;
  };
  const rowOf = (record: LogbookRecord): Record<string, unknown> => {
    const hospitalId = hospitalIds.get(`${record.customerId} ${record.hospital}`);
    if (hospitalId === undefined)
      throw new Error(`no such hospital of customer ${record.customerId}: ${record.hospital}`);
    const hospital = { id: hospitalId, name: record.hospital };
    return {
      ...contentRow(record, { hospital, attending: record.attending }),
      id: record.id,
      customer_id: record.customerId,
      group_id: record.groupId,
      created_by: idOf(record.createdBy),
      created_at: new Date(record.createdAt).toISOString(),
      modified_by: idOf(record.modifiedBy),
      modified_at: new Date(record.modifiedAt).toISOString(),
      client_key: null,
    };
  };
  const peopleOf = (record: LogbookRecord) => {
    const creator = byUserId.get(record.createdBy);
    return participantRows(record.participants, (keycloakId) => storedIds.get(keycloakId), {
      userId: idOf(record.createdBy),
      name: `${creator?.firstName} ${creator?.lastName}`,
    }).map((row) => ({ ...row, record_id: record.id, date_of_procedure: record.dateOfProcedure }));
  };

  let written = 0;
  for (const batch of inBatches(records)) {
    written += await insertBatch(tx, batch.map(rowOf), batch.flatMap(peopleOf));
  }
  return written;
}

async function insertBatch(
  tx: Tx,
  records: readonly Record<string, unknown>[],
  people: readonly Record<string, unknown>[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with saved as (
      insert into logbook_record (${insertedColumns})
      select ${insertedColumns}
      from json_populate_recordset(null::logbook_record, ${JSON.stringify(records)}::json)
      on conflict (id) do nothing
      returning id
    ), listed as (
      insert into logbook_participant
      select person.* from json_populate_recordset(null::logbook_participant, ${JSON.stringify(people)}::json) person
      where person.record_id in (select id from saved)
    )
    select count(*) as count from saved`.execute(tx);
  return rows[0]?.count ?? 0;
}

function* inBatches<T>(items: Iterable<T>): Generator<readonly T[], void, undefined> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
