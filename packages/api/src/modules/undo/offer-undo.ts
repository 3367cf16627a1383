import { type Instant, instant } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { undoTime } from "@cathedra/domain/undo";
import type { Tx } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";

/** The offer to undo an act for a moment, to the person who did it. */
export type UndoOffer = { readonly undoId: string; readonly seconds: number; readonly until: Instant };

type Act = {
  /** The `kind` of the `UndoKind` that undoes the act. */
  readonly kind: string;
  /** The id of the thing that the act changed. */
  readonly subject: string;
  /** The data that the undo needs, as JSON. */
  readonly data: unknown;
};

/** Stores the data for undoing an act, in the act's own transaction. */
export async function offerUndo(
  tx: Tx,
  { userId }: Pick<Actor, "userId">,
  { kind, subject, data }: Act,
  now: Instant,
): Promise<UndoOffer> {
  const until = instant(now + undoTime.keptMs);
  const { id } = await tx
    .insertInto("undoable")
    .values({
      kind,
      subject,
      actor_id: userId,
      data: JSON.stringify(data),
      made_at: toTimestamp(now),
      expires_at: toTimestamp(until),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { undoId: id, seconds: undoTime.shownMs / 1000, until };
}

/** The person's existing undo offer, for a repeated request whose answer was lost. */
export async function offerAgain(
  tx: Tx,
  { userId }: Pick<Actor, "userId">,
  { kind, subject }: Pick<Act, "kind" | "subject">,
  now: Instant,
): Promise<UndoOffer | undefined> {
  const open = await tx
    .selectFrom("undoable")
    .select(["id", "expires_at"])
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("actor_id", "=", userId)
    .where("used_at", "is", null)
    .where("expires_at", ">", toTimestamp(now))
    .orderBy("made_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return open && { undoId: open.id, seconds: undoTime.shownMs / 1000, until: open.expires_at };
}
