import type { UserId } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** If a revision is named, the draft is removed only when it still has that revision. */
export type DraftToRemove = {
  readonly userId: UserId;
  readonly id: string;
  readonly revision?: number;
};

export async function removeDraft(db: Db, draft: DraftToRemove): Promise<void> {
  await sql`delete from logbook_draft where ${draftCondition(draft)}`.execute(db);
}

/** The condition for the row of a draft that is to be removed. */
export function draftCondition({ userId, id, revision }: DraftToRemove): RawBuilder<unknown> {
  const ofPerson = sql`user_id = ${userId} and id = ${id}`;
  return revision === undefined ? ofPerson : sql`${ofPerson} and revision = ${revision}`;
}
