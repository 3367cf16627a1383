import {
  type ChoiceRecordField,
  type ClinicalForm,
  offeredValues,
  recordFieldLabels,
  recordValueLabel,
} from "@cathedra/domain/logbook";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Select } from "@cathedra/ui-kit/Select";
import type { FieldsProps } from "./field-props.ts";
import { withClinical } from "./record-form.ts";

type CodedFieldProps<Name extends ChoiceRecordField> = FieldsProps & { readonly name: Name };

/** More than this go into a list. */
const mostInSight = 5;

/**
 * One value of a list, or none: up to five in sight, more in a list that opens. A record may hold a value beyond what the form
 * offers (X70), which is then offered too.
 */
export function CodedField<Name extends ChoiceRecordField>(props: CodedFieldProps<Name>) {
  const { name, form, onChange, isReadOnly } = props;
  const chosen: string | null = form[name];
  const offered: readonly string[] = offeredValues(name, form);
  const values = chosen === null || offered.includes(chosen) ? offered : [chosen, ...offered];
  const field = {
    label: recordFieldLabels[name],
    name,
    options: values.map((value) => ({ value, label: recordValueLabel(name, value) })),
    value: chosen,
    onChange: (next: string | null) =>
      onChange(
        withClinical(form, name, (values.find((value) => value === next) ?? null) as ClinicalForm[Name]),
      ),
    isReadOnly,
  };
  return values.length > mostInSight ? (
    <Select {...field} emptyLabel="Not recorded" />
  ) : (
    <RadioGroup {...field} look="segmented" isClearable />
  );
}
