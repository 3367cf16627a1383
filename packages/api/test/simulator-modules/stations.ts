import type { CustomerId, StationId, UserId } from "@cathedra/domain";
import { getCustomer } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { Db } from "../../src/db/database.ts";

/** The licences and software that a station reported. */
export type Said = {
  readonly licences?: readonly unknown[];
  readonly software?: readonly { readonly code: string; readonly version: string }[];
};

/** Stores licences and software as if a station had reported them. */
export async function stationSays(db: Db, { id }: { readonly id: StationId }, said: Said): Promise<void> {
  const { licences = [], software = [] } = said;
  await sql`
    insert into station_facts (station_id, licences) values (${id}, ${JSON.stringify(licences)}::jsonb)
    on conflict (station_id) do update set licences = excluded.licences`.execute(db);
  await sql`delete from station_software where station_id = ${id}`.execute(db);
  for (const { code, version } of software) {
    await sql`
      insert into station_software (station_id, software_code, name, version)
      values (${id}, ${code}, ${code}, ${version})`.execute(db);
  }
}

/** Links a person with a station, as its pin does. */
export async function linkWith(db: Db, { id }: { readonly id: StationId }, userId: UserId): Promise<void> {
  await sql`insert into user_system (user_id, station_id, pin) values (${userId}, ${id}, '1234')`.execute(db);
}

/** A new station of a customer. */
export async function aStation(
  db: Db,
  serviceTag: string,
  customerId: CustomerId = getCustomer("northgate").id,
): Promise<{ readonly id: StationId; readonly serviceTag: string }> {
  const made = await sql<{ id: StationId }>`
    insert into station (service_tag, name, customer_id) values (${serviceTag}, ${serviceTag}, ${customerId})
    returning id`.execute(db);
  const [row] = made.rows;
  if (row === undefined) throw new Error("the station was not made");
  return { id: row.id, serviceTag };
}
