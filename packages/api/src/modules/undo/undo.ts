import { isUuid } from "@cathedra/domain";
import type { Actor, ListedCustomers } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { json, nullable, statement, text, timestamp } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { violatedConstraint } from "../../db/violated-constraint.ts";
import { appError, undoNotPossible } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { UndoKind } from "./undo-kind.ts";

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly voucherAdminCustomers: ListedCustomers;
};

const ofActorStatement = statement(
  { kind: text(), data: json<unknown>() },
  (id: string, actorId: string) => sql`
    select kind, data from undoable where id = ${id} and actor_id = ${actorId}`,
);

const lockStatement = statement(
  { expiresAt: timestamp(), usedAt: nullable(timestamp()) },
  (id: string) => sql`
    select expires_at as "expiresAt", used_at as "usedAt" from undoable where id = ${id} for update`,
);

/**
 * Undoes an act of the caller. Of two concurrent requests the second finds it undone and succeeds as well. Other people's acts
 * are treated as missing.
 */
export async function undo(
  { db, clock, voucherAdminCustomers }: Deps,
  actor: Actor,
  id: string,
  undoKinds: readonly UndoKind[],
): Promise<void> {
  const act = isUuid(id) ? await ofActorStatement.first(db, id, actor.userId) : undefined;
  if (act === undefined) throw appError("NOT_FOUND");
  const undoKind = undoKinds.find(({ kind }) => kind === act.kind);
  if (undoKind === undefined) throw new Error(`nobody says how ${act.kind} is taken back`);
  const { lockKeys, run } = undoKind.read(act.data);
  try {
    await inLockedTransaction(db, lockKeys, async (tx) => {
      const offer = await lockStatement.first(tx, id);
      // The offer was deleted by the sweep while this transaction waited for its lock.
      if (offer === undefined) throw appError("UNDO_TOO_LATE");
      if (offer.usedAt !== null) return;
      const now = clock();
      if (now >= offer.expiresAt) throw appError("UNDO_TOO_LATE");
      await run({ tx, actor, now, voucherAdminCustomers });
      await markUsed(tx, id, now);
    });
  } catch (error) {
    const obstacle = undoKind.obstacles?.[violatedConstraint(error) ?? ""];
    if (obstacle === undefined) throw error;
    throw undoNotPossible(obstacle);
  }
}

async function markUsed(tx: Tx, id: string, now: Parameters<typeof toTimestamp>[0]): Promise<void> {
  await tx
    .updateTable("undoable")
    .set({ used_at: toTimestamp(now) })
    .where("id", "=", id)
    .execute();
}
