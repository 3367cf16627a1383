import type { CustomerId } from "@cathedra/domain";
import { catalogue, getProcedures, type LogbookRecord, type Procedure } from "@cathedra/domain/logbook";
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

/** Makes the rows of records without the checks of `saveActivity`. Their hospitals and people must be stored already. */
export async function recordRows(db: Db | Tx, people: readonly SeedPerson[]): Promise<RecordRows> {
  const { rows: stored } = await sql<{ id: string; keycloakId: string }>`
    select id, keycloak_id as "keycloakId" from app_user
    where keycloak_id = any(${people.map(({ keycloakId }) => keycloakId)}::text[])`.execute(db);
  const storedIds = new Map(stored.map(({ id, keycloakId }) => [keycloakId, id]));
  const byUserId = new Map<string, SeedPerson>(people.map((person) => [person.userId, person]));
  const { rows: hospitals } = await sql<{ id: string; customerId: CustomerId; name: string }>`
    select id, customer_id as "customerId", name from hospital`.execute(db);
  const hospitalIds = new Map(hospitals.map(({ id, customerId, name }) => [`${customerId} ${name}`, id]));

  const kindIds = await caseKinds(db);

  const getId = (userId: string): string => {
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
        created_by: getId(record.createdBy),
        created_at: new Date(record.createdAt).toISOString(),
        modified_by: getId(record.modifiedBy),
        modified_at: new Date(record.modifiedAt).toISOString(),
        client_key: null,
        asked_at: new Date(record.createdAt).toISOString(),
      };
    },
    peopleRows: (record) => {
      const creator = byUserId.get(record.createdBy);
      return participantRows(record.participants, (keycloakId) => storedIds.get(keycloakId), {
        userId: getId(record.createdBy),
        name: `${creator?.firstName} ${creator?.lastName}`,
      }).map((row) => ({
        ...row,
        record_id: record.id,
        date_of_procedure: record.dateOfProcedure,
        customer_id: record.customerId,
        group_id: record.groupId,
        kind_id: kindIds.get(getPath(record.procedure)) ?? null,
      }));
    },
  };
}

const getPath = ({ interventionType, organSystem, category, subCategory, code }: Procedure): string =>
  [interventionType, organSystem, category, subCategory, code].join("\n");

/** The number of the kind of case of each procedure of the catalogue, by its path. */
async function caseKinds(db: Db | Tx): Promise<ReadonlyMap<string, number>> {
  const procedures = getProcedures(catalogue);
  const { rows } = await sql<{ id: number; place: number }>`
    select case_kind_of(of."interventionType", of."organSystem", of.category, of."subCategory", of.code) as id,
      (place - 1)::int as place
    from rows from (json_to_recordset(${JSON.stringify(procedures)}::json) as (
      "interventionType" text, "organSystem" text, category text, "subCategory" text, code text
    )) with ordinality of("interventionType", "organSystem", category, "subCategory", code, place)`.execute(
    db,
  );
  return new Map(
    rows.flatMap(({ id, place }) =>
      procedures.slice(place, place + 1).map((one) => [getPath(one), id] as const),
    ),
  );
}
