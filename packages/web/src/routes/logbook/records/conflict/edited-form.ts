import type { RecordForm } from "../form/record-form.ts";

/** The form in which versions of a record are compared: the attending, which is two values of the form, counts as one. */
export type EditedForm = Omit<RecordForm, "attendingId" | "attendingName"> & {
  readonly attending: { readonly id: string | null; readonly name: string };
};

export function toEdited({ attendingId, attendingName, ...form }: RecordForm): EditedForm {
  return { ...form, attending: { id: attendingId, name: attendingName } };
}

export function formOfEdited({ attending, ...form }: EditedForm): RecordForm {
  return { ...form, attendingId: attending.id, attendingName: attending.name };
}
