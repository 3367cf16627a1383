import type { Instant, UserId, VoucherId } from "@cathedra/domain";
import type { Reservation, VoucherKind } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { newAccessCode } from "../../modules/access-vouchers/public.ts";
import type { SeedEvent, SeedVoucher } from "./seed-life.ts";

/** Inserts a voucher of either kind as it was created, with its cases. If it was archived, its creator did so. */
export async function insertVoucher(
  tx: Tx,
  made: (SeedVoucher | SeedEvent) & { readonly validTo: Instant },
  { kind, creatorId }: { readonly kind: VoucherKind; readonly creatorId: UserId },
): Promise<VoucherId> {
  const archivedAt = toTimestamp(made.archivedAt);
  const { id } = await tx
    .insertInto("resource_access_voucher")
    .values({
      kind,
      code: newAccessCode(kind),
      customer_id: made.customerId,
      learning_space_id: made.learningSpaceId,
      creator_id: creatorId,
      valid_from: toTimestamp(made.createdAt),
      valid_to: toTimestamp(made.validTo),
      max_uses: made.maxUses,
      archived_at: archivedAt,
      archived_by: archivedAt === null ? null : creatorId,
      created_at: toTimestamp(made.createdAt),
      modified_at: archivedAt ?? toTimestamp(made.createdAt),
      ...("eventAt" in made
        ? eventColumns(made)
        : { max_duration_s: made.maxDurationInSeconds, name: made.name }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`insert into voucher_case (voucher_id, case_id) select ${id}, unnest(${[...made.cases]}::text[])`.execute(
    tx,
  );
  return id;
}

function eventColumns({ name, description, eventAt, durationInSeconds, archivedAt }: SeedEvent) {
  return {
    name,
    description,
    event_at: toTimestamp(eventAt),
    duration_s: durationInSeconds,
    // Cancelling an event is a change of its calendar entry, so the sequence number is increased.
    calendar_sequence: archivedAt === null ? 0 : 1,
  };
}

/** Sets the reservation of a voucher to its state after all steps. */
export async function setReservation(
  tx: Tx,
  id: VoucherId,
  { reservedMs, settledAt }: Reservation,
): Promise<void> {
  await tx
    .updateTable("resource_access_voucher")
    .set({ reserved_ms: reservedMs, settled_at: toTimestamp(settledAt) })
    .where("id", "=", id)
    .execute();
}

type User = {
  readonly userId: UserId;
  readonly acceptedAt: Instant;
  readonly grantedS: number;
  readonly usedS: number;
};

export async function insertUsers(tx: Tx, id: VoucherId, users: readonly User[]): Promise<void> {
  const rows = users.map(({ userId, acceptedAt, grantedS, usedS }) => ({
    voucher_id: id,
    user_id: userId,
    accepted_at: new Date(acceptedAt).toISOString(),
    granted_s: grantedS,
    used_s: usedS,
  }));
  await sql`
    with accepted as (
      insert into voucher_user
      select * from json_populate_recordset(null::voucher_user, ${JSON.stringify(rows)}::json)
    )
    update resource_access_voucher set used = ${rows.length} where id = ${id}`.execute(tx);
}

export async function insertOrganizers(tx: Tx, id: VoucherId, emails: readonly string[]): Promise<void> {
  await sql`insert into voucher_organizer (voucher_id, email) select ${id}, unnest(${[...emails]}::text[])`.execute(
    tx,
  );
}
