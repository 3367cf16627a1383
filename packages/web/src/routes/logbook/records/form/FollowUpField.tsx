import { earliestDay, latestFollowUp, recordFieldLabels } from "@cathedra/domain/logbook";
import { fieldError } from "@cathedra/domain/messages";
import { DatePicker } from "@cathedra/ui-kit/DatePicker";
import type { FieldsProps } from "./field-props.ts";
import { withClinical } from "./record-form.ts";

type FollowUpFieldProps = FieldsProps & { readonly name: "imageFollowup" | "consultFollowup" };

/** The day of a follow-up, which may lie ahead. */
export function FollowUpField({ name, form, onChange, isReadOnly }: FollowUpFieldProps) {
  return (
    <DatePicker
      label={recordFieldLabels[name]}
      name={name}
      value={form[name]}
      onChange={(day) => onChange(withClinical(form, name, day))}
      minValue={earliestDay}
      maxValue={latestFollowUp}
      tooEarlyMessage={fieldError(name, "DATE_TOO_EARLY", { earliest: earliestDay }).message}
      tooLateMessage={fieldError(name, "DATE_TOO_LATE", { latest: latestFollowUp }).message}
      isReadOnly={isReadOnly}
    />
  );
}
