import { recordFieldLabels, recordValueLabel } from "@cathedra/domain/logbook";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Select } from "@cathedra/ui-kit/Select";
import type { FieldsProps } from "./field-props.ts";
import { type ClinicalForm, withClinical } from "./record-form.ts";

/** The clinical fields whose values are of a list. */
type CodedName = {
  [Name in keyof ClinicalForm]: NonNullable<ClinicalForm[Name]> extends string
    ? string extends NonNullable<ClinicalForm[Name]>
      ? never
      : Name
    : never;
}[keyof ClinicalForm];

type CodedFieldProps<Name extends CodedName> = FieldsProps & {
  readonly name: Name;
  /** What the form offers; a record may hold a value beyond it (X70), which is then offered too. */
  readonly values: readonly NonNullable<ClinicalForm[Name]>[];
};

/** More than this go into a list. */
const mostInSight = 5;

/** One value of a list, or none: up to five in sight, more in a list that opens. */
export function CodedField<Name extends CodedName>(props: CodedFieldProps<Name>) {
  const { name, form, onChange, isReadOnly } = props;
  const chosen: ClinicalForm[Name] = form[name];
  const values = isOffered(props.values, chosen) ? props.values : [chosen, ...props.values];
  const field = {
    label: recordFieldLabels[name],
    name,
    options: values.flatMap((value) =>
      value === null ? [] : [{ value, label: recordValueLabel(name, value) }],
    ),
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

function isOffered<Value>(values: readonly Value[], value: Value | null): value is Value | null {
  return value === null || values.includes(value);
}
