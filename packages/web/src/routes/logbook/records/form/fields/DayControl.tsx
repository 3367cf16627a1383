import { labelOf } from "@cathedra/domain/fields";
import { fieldError } from "@cathedra/domain/messages";
import { DatePicker } from "@cathedra/ui-kit/DatePicker";
import { useIsReadOnly } from "../form-store.ts";
import type { ControlProps } from "./control-props.ts";
import { useAnswer } from "./use-answer.ts";

/** A day, within the bounds of its description. */
export function DayControl({ name, field }: ControlProps<"day">) {
  const [answer, setAnswer] = useAnswer(name);
  const { earliest, latest } = field;
  return (
    <DatePicker
      label={labelOf(field)}
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
