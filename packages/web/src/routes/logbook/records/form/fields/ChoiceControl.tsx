import { labelOf, offeredOf, valueLabelOf } from "@cathedra/domain/fields";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Select } from "@cathedra/ui-kit/Select";
import { useMemo } from "react";
import { useFormPart, useIsReadOnly } from "../form-store.ts";
import type { RecordForm } from "../record-form.ts";
import type { ControlProps } from "./control-props.ts";
import { useAnswer } from "./use-answer.ts";

/** More than this go into a list. */
const mostInSight = 5;

/**
 * One value of a list, or none: up to five in sight, more in a list that opens. A record may hold a value beyond what the form
 * offers (X70), which is then offered too.
 */
export function ChoiceControl({ name, field }: ControlProps<"choice">) {
  const [answer, setAnswer] = useAnswer(name);
  const chosen = typeof answer === "string" ? answer : null;
  const { otherThan } = field;
  const taken = useFormPart((form) =>
    otherThan === undefined ? undefined : form[otherThan as keyof RecordForm],
  );
  const options = useMemo(() => {
    const offered = offeredOf(field, otherThan === undefined ? {} : { [otherThan]: taken });
    const values = chosen === null || offered.includes(chosen) ? offered : [chosen, ...offered];
    return values.map((value) => ({ value, label: valueLabelOf(field, value) }));
  }, [field, otherThan, taken, chosen]);
  const props = {
    label: labelOf(field),
    name,
    options,
    value: chosen,
    onChange: setAnswer,
    isReadOnly: useIsReadOnly(),
    isRequired: field.required,
  };
  return options.length > mostInSight ? (
    <Select {...props} emptyLabel="Not recorded" />
  ) : (
    <RadioGroup {...props} look="segmented" isClearable />
  );
}
