import { labelOf } from "@cathedra/domain/fields";
import { fieldError } from "@cathedra/domain/messages";
import { NumberField } from "@cathedra/ui-kit/NumberField";
import { useFormPart, useIsReadOnly, useRecordForm } from "../form-store.ts";
import { isDoseName, withDose } from "../record-form.ts";
import type { ControlProps } from "./control-props.ts";

const notANumber = fieldError("", "NOT_A_NUMBER").message;

/** A number in its unit (X75): not negative (G.026), with at most three decimals (7.055, 7.056). */
export function NumberControl({ name, field }: ControlProps<"number">) {
  const { change } = useRecordForm();
  const answer = useFormPart((form) => form[name]);
  const wrongText = useFormPart((form) => form.wrongDoses?.[name]);
  return (
    <NumberField
      label={labelOf(field)}
      name={name}
      value={typeof answer === "number" ? answer : null}
      wrongText={wrongText}
      onType={(dose, wrong) => {
        if (isDoseName(name)) change((form) => withDose(form, name, { dose, wrongText: wrong }));
      }}
      maxDecimals={3}
      maxValue={field.max}
      notANumberMessage={notANumber}
      tooManyDecimalsMessage={notANumber}
      tooLargeMessage={fieldError("", "NUMBER_TOO_LARGE", { max: field.max }).message}
      isRequired={field.required}
      isReadOnly={useIsReadOnly()}
    />
  );
}
