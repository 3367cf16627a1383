import { isUuid, type UserId } from "@cathedra/domain";
import type { FilePurpose } from "@cathedra/domain/files";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export type Adoption = {
  readonly purpose: FilePurpose;
  /** The new owner: a table and an id, such as `learning_space:3`. */
  readonly owner: string;
  readonly uploadedBy: UserId;
};

/**
 * Assigns a file that this person has uploaded for this purpose, and that has no owner, to an owner. False if there is no such
 * file; another person's file is treated as missing.
 */
export async function adoptFile(
  tx: Tx,
  id: string,
  { purpose, owner, uploadedBy }: Adoption,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { numAffectedRows } = await sql`
    update stored_file set owner = ${owner}, unowned_since = null
    where id = ${id}::uuid and purpose = ${purpose} and owner is null and uploaded_by = ${uploadedBy}`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/** Takes the owner away from a file, so that the sweep deletes the file after a day. */
export async function releaseFile(tx: Tx, id: string): Promise<void> {
  await sql`update stored_file set owner = null, unowned_since = now() where id = ${id}::uuid`.execute(tx);
}
