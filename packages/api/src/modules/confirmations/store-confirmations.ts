import type { Instant, RecordId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import type { Tx } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { readConfirmedContents } from "./confirmed-contents.ts";
import type { LockedRequest } from "./lock-records.ts";

/**
 * Stores who confirms these records (with their present name and address), in which role and when, and what each record shows,
 * with its fingerprint. Later renames, merges and changes of addresses do not change it. Returns the fingerprints.
 */
export async function storeConfirmations(
  tx: Tx,
  actor: Actor,
  records: readonly LockedRequest[],
  now: Instant,
  /** Why an administrator confirms in the attending's stead; null if the attending confirms. */
  reason: string | null = null,
): Promise<ReadonlyMap<RecordId, string>> {
  const contents = await readConfirmedContents(
    tx,
    records.map(({ id }) => id),
  );
  const confirmation = {
    confirmed_by: actor.userId,
    confirmer_name: `${actor.firstName} ${actor.lastName}`.trim(),
    confirmer_address: actor.email,
    capacity: reason === null ? "attending" : "administrator",
    reason,
    confirmed_at: toTimestamp(now),
  };
  await tx
    .insertInto("logbook_confirmation")
    .values(
      records.map((record) => ({
        ...confirmation,
        record_id: record.id,
        record_version: toTimestamp(record.modifiedAt),
        attending_first_name: record.attendingFirstName,
        attending_last_name: record.attendingLastName,
        hospital_name: record.hospital,
        procedure_name: record.procedure,
        content: contents.get(record.id)?.content ?? null,
        fingerprint: contents.get(record.id)?.fingerprint ?? null,
      })),
    )
    // During an upgrade, a process of the previous version may reopen records without deleting the stored confirmation.
    .onConflict((conflict) =>
      conflict.column("record_id").doUpdateSet((eb) => ({
        confirmed_by: eb.ref("excluded.confirmed_by"),
        confirmer_name: eb.ref("excluded.confirmer_name"),
        confirmer_address: eb.ref("excluded.confirmer_address"),
        capacity: eb.ref("excluded.capacity"),
        reason: eb.ref("excluded.reason"),
        confirmed_at: eb.ref("excluded.confirmed_at"),
        record_version: eb.ref("excluded.record_version"),
        attending_first_name: eb.ref("excluded.attending_first_name"),
        attending_last_name: eb.ref("excluded.attending_last_name"),
        hospital_name: eb.ref("excluded.hospital_name"),
        procedure_name: eb.ref("excluded.procedure_name"),
        content: eb.ref("excluded.content"),
        fingerprint: eb.ref("excluded.fingerprint"),
        is_of_its_time: true,
      })),
    )
    .execute();
  return new Map([...contents].map(([id, { fingerprint }]) => [id, fingerprint]));
}

/** Removes the confirmation of these records; the audit log keeps it. */
export async function removeConfirmations(tx: Tx, ids: readonly RecordId[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom("logbook_confirmation").where("record_id", "in", ids).execute();
}
