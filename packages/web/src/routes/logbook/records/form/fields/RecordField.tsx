import { decidingNames, type PlainField } from "@cathedra/domain/fields";
import { type Cause, recordFields } from "@cathedra/domain/logbook";
import { LazyPart } from "@cathedra/ui-kit/overlay";
import { memo } from "react";
import { ClearedNote } from "../ClearedNote.tsx";
import { showsField, useFormPart } from "../form-store.ts";
import type { AnswerName } from "../record-form.ts";
import { loadLazyControl } from "./load-lazy-control.ts";
import { TextControl } from "./TextControl.tsx";

const deciding: ReadonlySet<string> = new Set(decidingNames(recordFields));

/** A field of a record as its description says, while it shows. Beneath one that others hang on stands what it cleared. */
export const RecordField = memo(function RecordField({ name }: { readonly name: AnswerName }) {
  const field: PlainField = recordFields[name];
  const isShown = useFormPart((form) => field.shownBy === undefined || showsField(form, name));
  if (!isShown) return null;
  const control = <Control name={name} field={field} />;
  return deciding.has(name) ? <ClearedNote by={name as Cause}>{control}</ClearedNote> : control;
});

type ControlOf = { readonly name: AnswerName; readonly field: PlainField };

/** Texts stand in parts that are open from the start; what other kinds need comes once the form stands. */
function Control({ name, field }: ControlOf) {
  if (field.kind === "text") return <TextControl name={name} field={field} />;
  return <LazyPart load={loadLazyControl} isWanted onFailure={nothing} props={{ name, field }} />;
}

const nothing = () => undefined;
