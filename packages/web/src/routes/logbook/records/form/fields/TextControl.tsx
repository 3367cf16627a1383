import { labelOf } from "@cathedra/domain/fields";
import { logbookTexts } from "@cathedra/domain/messages";
import { TextArea } from "@cathedra/ui-kit/TextArea";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useIsReadOnly } from "../form-store.ts";
import type { AnswerName } from "../record-form.ts";
import type { ControlProps } from "./control-props.ts";
import { useAnswer } from "./use-answer.ts";

/** Help texts below fields. */
const help: { readonly [Name in AnswerName]?: string } = {
  optionalIdentifier: logbookTexts.identifierWarning,
};

/** A free text of one line or several. */
export function TextControl({ name, field }: ControlProps<"text">) {
  const [answer, setAnswer] = useAnswer(name);
  const props = {
    label: labelOf(field),
    name,
    value: typeof answer === "string" ? answer : "",
    onChange: setAnswer,
    maxLength: field.max,
    isRequired: field.required,
    isReadOnly: useIsReadOnly(),
    description: help[name],
  };
  if (field.lines !== "many") return <TextField {...props} autoComplete="off" />;
  // What must be said gets more room than what may be.
  return <TextArea {...props} rows={field.required === true ? 3 : 2} />;
}
