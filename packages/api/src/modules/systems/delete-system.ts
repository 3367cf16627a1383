import type { StationId, UserId, UserSystemId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { offerAgain, offerUndo, type UndoKind, type UndoOffer } from "../undo/public.ts";

const systemUnlinked = "system.unlinked";

const unlinked = v.object({
  id: v.custom<UserSystemId>((value) => Number.isInteger(value)),
  userId: v.custom<UserId>((value) => typeof value === "string"),
  stationId: v.custom<StationId>((value) => typeof value === "string"),
  pin: v.string(),
});

type Deps = { readonly db: Db; readonly clock: Clock };

/** Deletes a link of the caller to a system (13.019). A repeated request returns the same. */
export async function deleteSystem({ db, clock }: Deps, actor: Actor, id: UserSystemId): Promise<UndoOffer> {
  return inLockedTransaction(db, [lockKey("person", actor.userId)], async (tx) => {
    const act = { kind: systemUnlinked, subject: String(id) };
    const gone = await tx
      .deleteFrom("user_system")
      .where("id", "=", id)
      .where("user_id", "=", actor.userId)
      .returning(["station_id as stationId", "pin"])
      .executeTakeFirst();
    const now = clock();
    if (gone === undefined) {
      const offer = await offerAgain(tx, actor, act, now);
      if (offer === undefined) throw appError("NOT_FOUND");
      return offer;
    }
    const data: v.InferInput<typeof unlinked> = { id, userId: actor.userId, ...gone };
    await audit(tx, actor, systemUnlinked, gone.stationId, { customer: { ofStation: gone.stationId } });
    return offerUndo(tx, actor, { ...act, data }, now);
  });
}

/** Restores a link that was removed, unless it has been made again in the meantime. */
const ofSystem: UndoKind = {
  kind: systemUnlinked,
  read: (data) => {
    const { id, userId, stationId, pin } = v.parse(unlinked, data);
    return {
      lockKeys: [lockKey("person", userId)],
      run: async ({ tx, actor }) => {
        const station = await tx
          .selectFrom("station")
          .select("id")
          .where("id", "=", stationId)
          .where("removed_at", "is", null)
          .executeTakeFirst();
        if (station === undefined) throw appError("NOT_FOUND");
        await tx
          .insertInto("user_system")
          .values({ id, user_id: userId, station_id: stationId, pin })
          .onConflict((conflict) => conflict.columns(["user_id", "station_id"]).doNothing())
          .execute();
        await audit(tx, actor, "system.linked", stationId, { customer: { ofStation: stationId } });
      },
    };
  },
};

/** How the removal of a linked system is undone. */
export const systemUndos: readonly UndoKind[] = [ofSystem];
