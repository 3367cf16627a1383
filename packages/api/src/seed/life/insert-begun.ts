import type { Instant } from "@cathedra/domain";
import { draftExpiresAt, titleOfDraft } from "@cathedra/domain/logbook";
import type { Tx } from "../../db/database.ts";
import { insertDraft } from "../../modules/logbook-drafts/public.ts";
import type { IdOf } from "./insert-life.ts";
import type { SeedDraft } from "./life.ts";

/** Writes a record that was begun, unless its draft is over by `now`. */
export async function insertBegun(
  tx: Tx,
  { person, id, savedAt, content }: SeedDraft,
  idOf: IdOf,
  now: Instant,
): Promise<void> {
  const expiresAt = draftExpiresAt(savedAt);
  if (expiresAt <= now) return;
  const written = { ...titleOfDraft(content), content: JSON.stringify(content), savedAt, expiresAt };
  await insertDraft(tx, { userId: idOf(person), id }, { recordId: null, ...written });
}
