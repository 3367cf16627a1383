import type { SaveRefusal } from "../../../../features/entity-form/save-refusal.ts";
import { type Conflict, type Edit, findConflict } from "./find-conflict.ts";
import { latestRecord } from "./latest-record.ts";

/** Why a stored record could not be saved, compared with what the portal has now. */
export function conflictWithLatest(
  refusal: SaveRefusal,
  edit: Omit<Edit, "load">,
): Promise<Conflict | undefined> {
  return findConflict(refusal, { ...edit, load: latestRecord });
}
