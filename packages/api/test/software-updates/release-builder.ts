import { createHash } from "node:crypto";
import type { ReleaseId, StationId, UpdateId } from "@cathedra/domain";
import { sql } from "kysely";
import { offerReleases } from "../../src/modules/software-updates/offer-releases.ts";
import type { TestApp } from "../support/app.ts";

type Portal = Pick<TestApp, "database" | "objectStore">;

export type ReleaseWanted = {
  readonly code?: string;
  readonly name?: string;
  readonly version?: string;
  readonly isPublished?: boolean;
  /** The station that gets it; null: all stations. */
  readonly station?: StationId | null;
  readonly bytes?: Buffer;
};

/** A release with its package in the store, published to all stations unless changed. */
export async function aRelease(
  { database, objectStore }: Portal,
  {
    code = "vist-suite",
    name = "VIST Suite",
    version = "2.0.0",
    isPublished = true,
    station = null,
    bytes = Buffer.from(`package of ${code} ${version}`),
  }: ReleaseWanted = {},
): Promise<ReleaseId> {
  const key = `software/test/${code}-${version}.zip`;
  await objectStore.put(key, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const { rows } = await sql<{ id: ReleaseId }>`
    with made as (
      insert into software (code, name) values (${code}, ${name}) on conflict (code) do update set name = excluded.name returning id
    )
    insert into software_release (software_id, string_identifier, version, object_key, package_name, size, sha256, published_at)
    select id, ${`${code}-${version}`}, ${version}, ${key}, ${`${code}.zip`}, ${bytes.length}, ${sha256},
      case when ${isPublished} then now() end
    from made returning id`.execute(database.db);
  const id = rows[0]?.id as ReleaseId;
  await sql`insert into software_rollout (release_id, station_id) values (${id}, ${station}::uuid)`.execute(
    database.db,
  );
  return id;
}

/** Stores the software that a station reports as installed. */
export async function itHas(
  { database }: Pick<TestApp, "database">,
  station: StationId,
  version: string | null,
  code = "vist-suite",
): Promise<void> {
  await sql`delete from station_software where station_id = ${station} and software_code = ${code}`.execute(
    database.db,
  );
  if (version === null) return;
  await sql`
    insert into station_software (station_id, software_code, name, version) values (${station}, ${code}, 'VIST Suite', ${version})
  `.execute(database.db);
}

/** The update of a release with a station, offered where it was not. */
export async function getUpdate(portal: Portal, release: ReleaseId, station: StationId): Promise<UpdateId> {
  await offerReleases(portal.database.db);
  const { rows } = await sql<{ id: UpdateId }>`
    select id from software_update where release_id = ${release} and station_id = ${station}`.execute(
    portal.database.db,
  );
  if (rows[0] === undefined) throw new Error("the station was not offered it");
  return rows[0].id;
}

/** Deletes all stored software reports. */
export async function noSoftware({ database }: Pick<TestApp, "database">): Promise<void> {
  await sql`delete from operation where station_id is not null`.execute(database.db);
  await sql`delete from notification`.execute(database.db);
  await sql`delete from software_update`.execute(database.db);
  await sql`delete from software_release`.execute(database.db);
  await sql`delete from software`.execute(database.db);
  await sql`delete from station_software`.execute(database.db);
}
