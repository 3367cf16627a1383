import type { PlainField, TextField } from "@cathedra/domain/fields";
import type { AnswerName } from "../record-form.ts";
import { ChoiceControl } from "./ChoiceControl.tsx";
import { DayControl } from "./DayControl.tsx";
import { NumberControl } from "./NumberControl.tsx";
import { YesNoControl } from "./YesNoControl.tsx";

export type LazyControlProps = {
  readonly name: AnswerName;
  readonly field: Exclude<PlainField, TextField>;
};

/** How each kind of field is filled in that stands in no part which is open from the start. */
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
