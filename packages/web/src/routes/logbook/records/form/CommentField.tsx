import { longestComment, recordFieldLabels } from "@cathedra/domain/logbook";
import { TextArea } from "@cathedra/ui-kit/TextArea";
import type { FieldsProps } from "./field-props.ts";
import { withClinical } from "./record-form.ts";

type CommentFieldProps = FieldsProps & {
  readonly name:
    | "procedureComments"
    | "successComments"
    | "complicationsComments"
    | "closureDeviceComments"
    | "imageFollowupNotes"
    | "consultFollowupNotes";
};

/** A free text of several lines. */
export function CommentField({ name, form, onChange, isReadOnly }: CommentFieldProps) {
  return (
    <TextArea
      label={recordFieldLabels[name]}
      name={name}
      rows={2}
      value={form[name] ?? ""}
      onChange={(text) => onChange(withClinical(form, name, text))}
      maxLength={longestComment}
      isReadOnly={isReadOnly}
    />
  );
}
