import type { OperationId } from "@cathedra/domain";
import type { DeviceWork } from "@cathedra/domain/operations";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { json, nullable, statement, text, uuid } from "../../db/statement.ts";
import { offerNewReleases, offerReleases } from "./offer-releases.ts";
import { settleByFacts } from "./station-work.ts";

const openStatement = statement(
  {
    id: uuid<OperationId>(),
    kind: text<DeviceWork>(),
    subject: text(),
    input: json<Readonly<Record<string, unknown>>>(),
    version: text(),
    reportedVersion: nullable(text()),
  },
  () => sql`
    select operation.id, operation.kind, operation.subject, operation.input, release.version, reported.version as "reportedVersion"
    from operation
    join software_update update on update.id = operation.subject::int
    join software_release release on release.id = update.release_id
    join software on software.id = release.software_id
    join station_software reported on reported.station_id = update.station_id and reported.software_code = software.code
    where operation.station_id is not null and operation.outcome is null
      and operation.kind in ('software_download', 'software_install')
      and (
        reported.version = release.version
        or (operation.kind = 'software_install' and reported.version is distinct from operation.input ->> 'before')
      )
    limit 100 for update of operation skip locked`,
);

/**
 * Ends work on updates that the station's reported versions contradict or show as done. One look into the index of active work.
 */
async function settleUpdates(db: Db): Promise<number> {
  return inLockedTransaction(db, [], async (tx) => {
    const open = await openStatement.rows(tx);
    for (const { version, reportedVersion, ...work } of open)
      await settleByFacts(tx, work, { version, reportedVersion });
    return open.length;
  });
}

/**
 * Periodic work: stations get their missing updates, and work ends that is settled by the installed versions. `everything`
 * includes stations without recent changes.
 */
export async function settleUpdatesPeriodically(db: Db, everything = true): Promise<void> {
  await settleUpdates(db);
  await (everything ? offerReleases(db) : offerNewReleases(db));
}
