import { type Actor, mayResetAccountProgress } from "@cathedra/domain/access";
import type { Db } from "../../db/database.ts";
import { inTurn, turn } from "../../db/turns.ts";
import { appError } from "../../errors.ts";
import { audit } from "../audit/face.ts";
import { deleteCourseProgress } from "./queries.ts";

/** Sets the caller's own course progress back to nothing; demo accounts alone (1.011, 1.016). */
export async function resetAccountProgress({ db }: { readonly db: Db }, actor: Actor): Promise<void> {
  if (mayResetAccountProgress(actor) !== "allowed") throw appError("FORBIDDEN");
  await inTurn(db, [turn("person", actor.userId)], async (tx) => {
    const courses = await deleteCourseProgress(tx, actor.userId);
    await audit(tx, actor, "account.progress_reset", actor.userId, { before: { courses } });
  });
}
