import { editedFields, isSameValue } from "@cathedra/domain/logbook";
import { toEdited } from "../conflict/edited-form.ts";
import type { RecordForm } from "./record-form.ts";

/** Whether two forms are equal for the API: spaces and the case of the attending's name do not count. */
export function haveSameContent(one: RecordForm, other: RecordForm): boolean {
  return editedFields.every((field) => isSameValue(field, toEdited(one), toEdited(other)));
}
