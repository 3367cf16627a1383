import type { CustomerId, StationId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";

/** An installed simulator, before it has a key. */
export type SeedStation = {
  readonly id: StationId;
  readonly serviceTag: string;
  readonly name: string;
  readonly place: string;
  readonly customerId: CustomerId;
};

/** Inserts stations; existing ones are not changed. */
export async function insertStations(tx: Tx, stations: readonly SeedStation[]): Promise<void> {
  await sql`
    insert into station (id, service_tag, name, place, customer_id)
    select id, "serviceTag", name, place, "customerId"
    from json_to_recordset(${JSON.stringify(stations)}::json)
      given(id uuid, "serviceTag" text, name text, place text, "customerId" int)
    on conflict do nothing`.execute(tx);
}
