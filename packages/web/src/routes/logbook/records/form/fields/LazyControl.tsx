import {
  getLabel,
  getOffered,
  getValueLabel,
  type PlainField,
  type TextField,
} from "@cathedra/domain/fields";
import { fieldError, recordFormTexts } from "@cathedra/domain/messages";
import { DatePicker } from "@cathedra/ui-kit/DatePicker";
import { NumberField } from "@cathedra/ui-kit/NumberField";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Select } from "@cathedra/ui-kit/Select";
import { useMemo } from "react";
import { useFormPart, useIsReadOnly, useRecordForm } from "../form-store.ts";
import { type AnswerName, isDoseName, type RecordForm, withDose } from "../record-form.ts";
import { useStatedDose } from "../stated-doses.ts";
import type { ControlProps } from "./control-props.ts";
import { useAnswer } from "./use-answer.ts";

/** The maximum number of options that are shown as radio buttons; with more, a select box is shown. */
const maxInSight = 5;

const notANumber = fieldError("", "NOT_A_NUMBER").message;

export type LazyControlProps = {
  readonly name: AnswerName;
  readonly field: Exclude<PlainField, TextField>;
};

/** The control for each kind of field that is not in the sections that are open at first. */
export function LazyControl({ name, field }: LazyControlProps) {
  switch (field.kind) {
    case "choice":
      return <ChoiceControl name={name} field={field} />;
    case "number":
      return <NumberControl name={name} field={field} />;
    case "yesNo":
      return <YesNoControl name={name} field={field} />;
    case "day":
      return <DayControl name={name} field={field} />;
  }
}

/** A field for a day within the limits of its description. */
function DayControl({ name, field }: ControlProps<"day">) {
  const [answer, setAnswer] = useAnswer(name);
  const { earliest, latest } = field;
  return (
    <DatePicker
      label={getLabel(field)}
      name={name}
      value={typeof answer === "string" && answer !== "" ? answer : null}
      onChange={setAnswer}
      minValue={earliest}
      maxValue={latest}
      tooEarlyMessage={fieldError(name, "DATE_TOO_EARLY", { earliest }).message}
      tooLateMessage={fieldError(name, "DATE_TOO_LATE", { latest }).message}
      isRequired={field.required}
      isReadOnly={useIsReadOnly()}
    />
  );
}

/** A field for yes, no, or no answer (X77). */
function YesNoControl({ name, field }: ControlProps<"yesNo">) {
  const [answer, setAnswer] = useAnswer(name);
  return (
    <RadioGroup
      label={getLabel(field)}
      name={name}
      layout="segmented"
      options={[
        { value: "yes", label: getValueLabel(field, true) },
        { value: "no", label: getValueLabel(field, false) },
      ]}
      value={typeof answer === "boolean" ? (answer ? "yes" : "no") : null}
      onChange={(next) => setAnswer(next === null ? null : next === "yes")}
      isClearable
      isRequired={field.required}
      isReadOnly={useIsReadOnly()}
    />
  );
}

/** A field for a number with its unit (X75): not negative (G.026), and with at most three decimals (7.055, 7.056). */
function NumberControl({ name, field }: ControlProps<"number">) {
  const stated = useStatedDose(name);
  const { change } = useRecordForm();
  const answer = useFormPart((form) => form[name]);
  const wrongText = useFormPart((form) => form.wrongDoses?.[name]);
  return (
    <NumberField
      label={getLabel(field)}
      name={name}
      value={typeof answer === "number" ? answer : null}
      description={stated === undefined ? undefined : recordFormTexts.fromDoseReport(stated)}
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

/**
 * A field for one value of a list or none: radio buttons for up to five values, otherwise a select box. A stored value that the
 * form does not offer (X70) is added.
 */
function ChoiceControl({ name, field }: ControlProps<"choice">) {
  const [answer, setAnswer] = useAnswer(name);
  const chosen = typeof answer === "string" ? answer : null;
  const { otherThan } = field;
  const taken = useFormPart((form) =>
    otherThan === undefined ? undefined : form[otherThan as keyof RecordForm],
  );
  const options = useMemo(() => {
    const offered = getOffered(field, otherThan === undefined ? {} : { [otherThan]: taken });
    const values = chosen === null || offered.includes(chosen) ? offered : [chosen, ...offered];
    return values.map((value) => ({ value, label: getValueLabel(field, value) }));
  }, [field, otherThan, taken, chosen]);
  const props = {
    label: getLabel(field),
    name,
    options,
    value: chosen,
    onChange: setAnswer,
    isReadOnly: useIsReadOnly(),
    isRequired: field.required,
  };
  return options.length > maxInSight ? (
    <Select {...props} emptyLabel="Not recorded" />
  ) : (
    <RadioGroup {...props} layout="segmented" isClearable />
  );
}
