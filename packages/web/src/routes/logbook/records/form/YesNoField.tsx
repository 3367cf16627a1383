import { recordFieldLabels, recordValueLabel } from "@cathedra/domain/logbook";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import type { FieldsProps } from "./field-props.ts";
import { withClinical } from "./record-form.ts";

type YesNoFieldProps = FieldsProps & { readonly name: "onCall" | "success" | "closureDevice" };

/** Yes, no, or not answered (X77). */
export function YesNoField({ name, form, onChange, isReadOnly }: YesNoFieldProps) {
  const answer = form[name];
  return (
    <RadioGroup
      label={recordFieldLabels[name]}
      name={name}
      look="segmented"
      options={[
        { value: "yes", label: recordValueLabel(name, true) },
        { value: "no", label: recordValueLabel(name, false) },
      ]}
      value={answer === null ? null : answer ? "yes" : "no"}
      onChange={(next) => onChange(withClinical(form, name, next === null ? null : next === "yes"))}
      isClearable
      isReadOnly={isReadOnly}
    />
  );
}
