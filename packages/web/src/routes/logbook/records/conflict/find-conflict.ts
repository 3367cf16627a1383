import { type Change, compareEdits, type Versions } from "@cathedra/domain/logbook";
import { SessionExpiredError } from "../../../../auth/tokens.ts";
import type { SaveRefusal } from "../../../../features/entity-form/save-refusal.ts";
import { getCode, UnavailableError } from "../../../../relay/errors.ts";
import type { RecordForm } from "../form/record-form.ts";
import { makeForm } from "../form/record-mapping.ts";
import { type EditedForm, toEdited } from "./edited-form.ts";
import type { LatestRecord } from "./latest-record.ts";

/** The reason why a changed record cannot be saved. */
export type Conflict =
  /** Someone else saved another version first. */
  | {
      readonly kind: "changed";
      readonly stored: LatestRecord;
      readonly versions: Versions<EditedForm>;
      readonly changes: readonly Change[];
    }
  /** The record no longer exists. */
  | { readonly kind: "gone" }
  /** The stored record already contains everything: the save had arrived, but its answer was lost. */
  | { readonly kind: "saved"; readonly stored: LatestRecord };

export type Edit = {
  readonly id: string;
  /** The record as the person opened it, and the form with their changes. */
  readonly base: RecordForm;
  readonly mine: RecordForm;
  readonly load: (id: string) => Promise<LatestRecord>;
};

/**
 * Why a stored record could not be saved; undefined if the refusal had another reason. Rejects where loading the stored record fails
 * because the portal does not answer or the session has expired.
 */
export async function findConflict(refusal: SaveRefusal, edit: Edit): Promise<Conflict | undefined> {
  if (refusal.kind !== "refused") return undefined;
  if (refusal.error.code === "NOT_FOUND") return { kind: "gone" };
  if (refusal.error.code !== "CONFLICT") return undefined;
  try {
    return compared(await edit.load(edit.id), edit);
  } catch (error) {
    if (error instanceof UnavailableError || error instanceof SessionExpiredError) throw error;
    return getCode(error) === "NOT_FOUND" ? { kind: "gone" } : undefined;
  }
}

/** Whether the stored record contains everything that was typed. */
export function containsEdit(stored: LatestRecord, edit: Pick<Edit, "base" | "mine">): boolean {
  return compared(stored, edit).kind === "saved";
}

function compared(stored: LatestRecord, { base, mine }: Pick<Edit, "base" | "mine">): Conflict {
  const versions = { base: toEdited(base), theirs: toEdited(makeForm(stored)), mine: toEdited(mine) };
  const changes = compareEdits(versions);
  const isSaved = changes.every(({ by }) => by === "them");
  return isSaved ? { kind: "saved", stored } : { kind: "changed", stored, versions, changes };
}
