import type { StationId, UserId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { nullable, statement, text, uuid, uuids } from "../../db/statement.ts";
import { notify } from "../inbox/face.ts";

const aboutStatement = statement(
  {
    stationId: uuid<StationId>(),
    station: text(),
    serviceTag: text(),
    software: text(),
    version: text(),
    currentVersion: nullable(text()),
    to: uuids<UserId>(),
  },
  (update: number) => sql`
    select station.id as "stationId", station.name as station, station.service_tag as "serviceTag",
      software.name as software, release.version, reported.version as "currentVersion",
      array(
        select user_id from user_system where station_id = station.id
        union
        select user_id from customer_admin where customer_id = station.customer_id
      ) as to
    from software_update update
    join station on station.id = update.station_id and station.removed_at is null
    join software_release release on release.id = update.release_id
    join software on software.id = release.software_id
    left join station_software reported on reported.station_id = station.id and reported.software_code = software.code
    where update.id = ${update}`,
);

/**
 * Tells those who serve a station, by its pin or as admins of its customer, how a software stands there (13.034): each state of an
 * update once. Support and system administrators serve every station and are told of none.
 */
export async function tellOfUpdate(
  tx: Tx,
  update: number,
  state: "offered" | "downloaded" | "installed",
): Promise<void> {
  const about = await aboutStatement.first(tx, update);
  if (about === undefined) return;
  const { to, ...facts } = about;
  const offered = facts.currentVersion === null ? "new_software" : "new_update";
  const told = state === "offered" ? offered : state;
  await notify(tx, {
    to,
    kind: "software_update",
    cause: `software_update:${update}:${state}`,
    facts: { ...facts, state: told },
  });
}
