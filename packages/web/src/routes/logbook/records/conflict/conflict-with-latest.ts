import type { SaveRefusal } from "../../../../features/entity-form/save-refusal.ts";
import { type Conflict, type Edit, findConflict } from "./find-conflict.ts";
import { fetchLatestRecord } from "./latest-record.ts";

/**
 * Why a stored record could not be saved, compared with what the portal has now. Waits until the portal answers, or with
 * `failsFast` rejects where it does not.
 */
export function conflictWithLatest(
  refusal: SaveRefusal,
  edit: Omit<Edit, "load">,
  options: { readonly failsFast?: boolean } = {},
): Promise<Conflict | undefined> {
  return findConflict(refusal, { ...edit, load: (id) => fetchLatestRecord(id, options) });
}
