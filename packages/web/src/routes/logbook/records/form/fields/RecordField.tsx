import { decidingNames, getLabel, type PlainField } from "@cathedra/domain/fields";
import { type Cause, recordFields } from "@cathedra/domain/logbook";
import { recordFormTexts } from "@cathedra/domain/messages";
import { LazyPart } from "@cathedra/ui-kit/overlay";
import { TextArea } from "@cathedra/ui-kit/TextArea";
import { TextField } from "@cathedra/ui-kit/TextField";
import { memo } from "react";
import { ClearedNote } from "../ClearedNote.tsx";
import { showsField, useFormPart, useIsReadOnly } from "../form-store.ts";
import type { AnswerName } from "../record-form.ts";
import type { ControlProps } from "./control-props.ts";
import { loadLazyControl } from "./load-lazy-control.ts";
import { useAnswer } from "./use-answer.ts";

/** The help texts below fields of a record. */
const help: { readonly [Name in AnswerName]?: string } = {
  optionalIdentifier: recordFormTexts.identifierWarning,
};

const deciding: ReadonlySet<string> = new Set(decidingNames(recordFields));

/**
 * A field of a record by its description, while it is visible. Below a field that others depend on, the cleared values are
 * listed.
 */
export const RecordField = memo(function RecordField({ name }: { readonly name: AnswerName }) {
  const field: PlainField = recordFields[name];
  const isShown = useFormPart((form) => field.shownBy === undefined || showsField(form, name));
  if (!isShown) return null;
  const control = <Control name={name} field={field} />;
  return deciding.has(name) ? <ClearedNote by={name as Cause}>{control}</ClearedNote> : control;
});

type ControlOf = { readonly name: AnswerName; readonly field: PlainField };

/**
 * The control of a field by its kind. Text fields are in sections that are open at first; other kinds are loaded after the form.
 */
function Control({ name, field }: ControlOf) {
  if (field.kind === "text") return <TextControl name={name} field={field} />;
  return <LazyPart load={loadLazyControl} isWanted onFailure={nothing} props={{ name, field }} />;
}

const nothing = () => undefined;

/** A field for a free text, of one line or several. */
function TextControl({ name, field }: ControlProps<"text">) {
  const [answer, setAnswer] = useAnswer(name);
  const props = {
    label: getLabel(field),
    name,
    value: typeof answer === "string" ? answer : "",
    onChange: setAnswer,
    maxLength: field.max,
    isRequired: field.required,
    isReadOnly: useIsReadOnly(),
    description: help[name],
  };
  if (field.lines !== "many") return <TextField {...props} autoComplete="off" />;
  // A required text has more lines than an optional one.
  return <TextArea {...props} rows={field.required === true ? 3 : 2} />;
}
