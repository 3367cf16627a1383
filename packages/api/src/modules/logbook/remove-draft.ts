import type { UserId } from "@cathedra/domain";
import type { Db } from "../../db/database.ts";

/** Removes a draft; if a revision is given, only when the draft still has that revision. */
export async function removeDraft(
  db: Db,
  { userId, id, revision }: { readonly userId: UserId; readonly id: string } & { readonly revision?: number },
): Promise<void> {
  const draft = db.deleteFrom("logbook_draft").where("user_id", "=", userId).where("id", "=", id);
  await (revision === undefined ? draft : draft.where("revision", "=", revision)).execute();
}
