import { type Actor, mayWorkOnFeedback } from "@cathedra/domain/access";
import type { Db } from "../../db/database.ts";
import { authorize } from "../../errors.ts";
import type { QueryFeedbackArgs } from "../../graphql/generated/contract.ts";
import { type FeedbackRow, feedbackPage, findFeedback } from "./feedback-queries.ts";

/** A page of what people reported, the latest first. */
export async function readFeedback({ db }: { readonly db: Db }, actor: Actor, args: QueryFeedbackArgs) {
  authorize(mayWorkOnFeedback(actor));
  const rows = await feedbackPage(db, args);
  const reports = rows.filter((row): row is typeof row & FeedbackRow => row.id !== null);
  return { total: rows[0]?.total ?? 0, reports };
}

/** The feedback with this number; undefined if there is none. */
export async function readOneFeedback({ db }: { readonly db: Db }, actor: Actor, id: number) {
  authorize(mayWorkOnFeedback(actor));
  return findFeedback(db, id);
}
