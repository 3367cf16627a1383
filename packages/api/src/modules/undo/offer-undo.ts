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
  actor: Pick<Actor, "userId">,
  act: Act,
  now: Instant,
): Promise<UndoOffer> {
  const offer = (await offerUndos(tx, actor, [act], now)).get(act.subject);
  if (offer === undefined) throw new Error(`the undo of ${act.kind} was not stored`);
  return offer;
}

/** Stores the data for undoing each of these acts alone; the offers by their subjects. */
export async function offerUndos(
  tx: Tx,
  { userId }: Pick<Actor, "userId">,
  acts: readonly Act[],
  now: Instant,
): Promise<ReadonlyMap<string, UndoOffer>> {
  const until = instant(now + undoTime.keptMs);
  const rows = await tx
    .insertInto("undoable")
    .values(
      acts.map(({ kind, subject, data }) => ({
        kind,
        subject,
        actor_id: userId,
        data: JSON.stringify(data),
        made_at: toTimestamp(now),
        expires_at: toTimestamp(until),
      })),
    )
    .returning(["id", "subject"])
    .execute();
  return new Map(rows.map(({ id, subject }) => [subject, getOffer(id, until)]));
}

/** The person's existing undo offer, for a repeated request whose answer was lost. */
export async function offerAgain(
  tx: Tx,
  actor: Pick<Actor, "userId">,
  { kind, subject }: Pick<Act, "kind" | "subject">,
  now: Instant,
): Promise<UndoOffer | undefined> {
  return (await offersAgain(tx, actor, kind, [subject], now)).get(subject);
}

/** The person's existing undo offers for acts of one kind, by their subjects. */
export async function offersAgain(
  tx: Tx,
  { userId }: Pick<Actor, "userId">,
  kind: string,
  subjects: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, UndoOffer>> {
  // Only the newest of several offers for a subject is kept.
  const open = await tx
    .selectFrom("undoable")
    .select(["id", "subject", "expires_at"])
    .where("kind", "=", kind)
    .where("subject", "in", subjects)
    .where("actor_id", "=", userId)
    .where("used_at", "is", null)
    .where("expires_at", ">", toTimestamp(now))
    .orderBy("made_at")
    .execute();
  return new Map(open.map(({ id, subject, expires_at: until }) => [subject, getOffer(id, until)]));
}

function getOffer(undoId: string, until: Instant): UndoOffer {
  return { undoId, seconds: undoTime.shownMs / 1000, until };
}
