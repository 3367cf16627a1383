import { editedFields, isSameValue } from "@cathedra/domain/logbook";
import { editedOf } from "../conflict/edited-form.ts";
import type { RecordForm } from "./record-form.ts";

/** Whether two forms say the same, as far as the API keeps it: spaces and the case of the attending do not count. */
export function haveSameContent(one: RecordForm, other: RecordForm): boolean {
  return editedFields.every((field) => isSameValue(field, editedOf(one), editedOf(other)));
}
