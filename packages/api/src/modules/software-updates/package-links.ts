import { isUuid, type OperationId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, statement } from "../../db/statement.ts";
import type { LinkFacts } from "../../storage/signed-link.ts";

/** The claims of a link to a package: the station's work for which it was issued. */
export const packageFacts = (operation: OperationId): LinkFacts => ({ operation });

export function isPackageLink(facts: LinkFacts): boolean {
  return facts.operation !== undefined;
}

const openStatement = statement(
  { isOpen: bool() },
  (operation: string, key: string) => sql`
    select exists (
      select from operation
      join software_update update on update.id = operation.subject::int and update.station_id = operation.station_id
      join software_release release on release.id = update.release_id
      join station on station.id = operation.station_id
      where operation.id = ${operation}::uuid and operation.outcome is null and operation.cancel_requested_at is null
        and operation.kind in ('software_download', 'software_install')
        and release.object_key = ${key} and release.withdrawn_at is null
        and station.revoked_at is null and station.removed_at is null
    ) as "isOpen"`,
  ["00000000-0000-4000-8000-000000000000", "a"],
);

/**
 * Whether a link to a package is still valid: the station's work is running, the release was not withdrawn, and the station's
 * key was not revoked. Four look-ups by keys at each use.
 */
export async function mayUsePackageLink(
  db: Db,
  key: string,
  { operation = "" }: LinkFacts,
): Promise<boolean> {
  return isUuid(operation) && (await openStatement.only(db, operation, key)).isOpen;
}
