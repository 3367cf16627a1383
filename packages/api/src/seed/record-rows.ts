import type { CustomerId } from "@cathedra/domain";
import type { LogbookRecord } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";
import { contentRow, participantRows } from "../modules/logbook/public.ts";
import type { SeedPerson } from "./seed-world.ts";

type Row = Readonly<Record<string, unknown>>;

/** The rows of a record by column: its own row, and those of its participants. */
export type RecordRows = {
  readonly recordRow: (record: LogbookRecord) => Row;
  readonly peopleRows: (record: LogbookRecord) => readonly Row[];
};

/** Makes the rows of records as they are, without the checks of `saveActivity`. Their hospitals and people must be stored. */
export async function recordRows(db: Db | Tx, people: readonly SeedPerson[]): Promise<RecordRows> {
  const { rows: stored } = await sql<{ id: string; keycloakId: string }>`
    select id, keycloak_id as "keycloakId" from app_user
    where keycloak_id = any(${people.map(({ keycloakId }) => keycloakId)}::text[])`.execute(db);
  const storedIds = new Map(stored.map(({ id, keycloakId }) => [keycloakId, id]));
  const byUserId = new Map<string, SeedPerson>(people.map((person) => [person.userId, person]));
  const { rows: hospitals } = await sql<{ id: string; customerId: CustomerId; name: string }>`
    select id, customer_id as "customerId", name from hospital`.execute(db);
  const hospitalIds = new Map(hospitals.map(({ id, customerId, name }) => [`${customerId} ${name}`, id]));

  const idOf = (userId: string): string => {
    const id = storedIds.get(byUserId.get(userId)?.keycloakId ?? "");
    if (id === undefined) throw new Error(`a record of nobody: ${userId}`);
    return id;
  };
  return {
    recordRow: (record) => {
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
        asked_at: new Date(record.createdAt).toISOString(),
      };
    },
    peopleRows: (record) => {
      const creator = byUserId.get(record.createdBy);
      return participantRows(record.participants, (keycloakId) => storedIds.get(keycloakId), {
        userId: idOf(record.createdBy),
        name: `${creator?.firstName} ${creator?.lastName}`,
      }).map((row) => ({
        ...row,
        record_id: record.id,
        date_of_procedure: record.dateOfProcedure,
        customer_id: record.customerId,
        group_id: record.groupId,
      }));
    },
  };
}
