import { labelOf, valueLabelOf } from "@cathedra/domain/fields";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { useIsReadOnly } from "../form-store.ts";
import type { ControlProps } from "./control-props.ts";
import { useAnswer } from "./use-answer.ts";

/** Yes, no, or not answered (X77). */
export function YesNoControl({ name, field }: ControlProps<"yesNo">) {
  const [answer, setAnswer] = useAnswer(name);
  return (
    <RadioGroup
      label={labelOf(field)}
      name={name}
      look="segmented"
      options={[
        { value: "yes", label: valueLabelOf(field, true) },
        { value: "no", label: valueLabelOf(field, false) },
      ]}
      value={typeof answer === "boolean" ? (answer ? "yes" : "no") : null}
      onChange={(next) => setAnswer(next === null ? null : next === "yes")}
      isClearable
      isRequired={field.required}
      isReadOnly={useIsReadOnly()}
    />
  );
}
