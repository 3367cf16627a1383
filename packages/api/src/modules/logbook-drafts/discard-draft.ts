import { isUuid } from "@cathedra/domain";
import { type Actor, mayKeepDrafts } from "@cathedra/domain/access";
import type { Db } from "../../db/database.ts";
import { authorize } from "../../errors.ts";
import { removeDraft } from "../logbook/public.ts";

/** Deletes a draft of the caller's for good. Safe to repeat; drafts of other people are never touched. */
export async function discardDraft({ db }: { readonly db: Db }, actor: Actor, id: string): Promise<string> {
  authorize(mayKeepDrafts(actor));
  if (isUuid(id)) await removeDraft(db, { userId: actor.userId, id });
  return id;
}
