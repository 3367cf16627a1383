import { type DoseField as DoseRecordField, largestDose, recordFieldLabels } from "@cathedra/domain/logbook";
import { fieldError } from "@cathedra/domain/messages";
import { NumberField } from "@cathedra/ui-kit/NumberField";
import type { FieldsProps } from "./field-props.ts";
import { withDose } from "./record-form.ts";

type DoseFieldProps = FieldsProps & { readonly name: DoseRecordField };

const notANumber = fieldError("", "NOT_A_NUMBER").message;
const tooLarge = fieldError("", "NUMBER_TOO_LARGE", { max: largestDose }).message;

/** A dose in its unit (X75): not negative (G.026), with at most three decimals (7.055, 7.056). */
export function DoseField({ name, form, onChange, isReadOnly }: DoseFieldProps) {
  return (
    <NumberField
      label={recordFieldLabels[name]}
      name={name}
      value={form[name]}
      wrongText={form.wrongDoses?.[name]}
      onType={(dose, wrongText) => onChange(withDose(form, name, { dose, wrongText }))}
      maxDecimals={3}
      maxValue={largestDose}
      notANumberMessage={notANumber}
      tooManyDecimalsMessage={notANumber}
      tooLargeMessage={tooLarge}
      isReadOnly={isReadOnly}
    />
  );
}
