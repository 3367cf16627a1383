import { clearHidden } from "@cathedra/domain/logbook";
import * as v from "valibot";
import { type RecordForm, recordForm } from "./record-form.ts";

/** The content of the draft of a form. */
export type RecordDraft = {
  readonly form: RecordForm;
  /** The contents with which a new record was saved. Each save may have reached the API although its answer was lost. */
  readonly sent: readonly RecordForm[];
  /** `modifiedAt` of the record that the person began to change; null for a new one. */
  readonly basedOn: string | null;
  /** The content of the stored record; null for a new one. */
  readonly base: RecordForm | null;
};

const draftContent = v.looseObject({
  form: v.fallback(v.unknown(), {}),
  sent: v.fallback(v.array(v.unknown()), []),
  basedOn: v.fallback(v.nullable(v.string()), null),
  base: v.fallback(v.nullable(v.unknown()), null),
});

/**
 * Reads a draft that any version of the portal wrote: a missing or unknown value becomes that of a `fresh` form, and unknown
 * fields are kept.
 */
export function readRecordDraft(content: unknown, fresh: RecordForm): RecordDraft {
  const read = v.safeParse(draftContent, content);
  if (!read.success) return { form: fresh, sent: [], basedOn: null, base: null };
  const { form, sent, base, ...rest } = read.output;
  return {
    ...rest,
    form: readForm(form, fresh),
    sent: sent.map((each) => readForm(each, fresh)),
    base: base === null || base === undefined ? null : readForm(base, fresh),
  };
}

const anyObject = v.record(v.string(), v.unknown());

function readForm(input: unknown, fresh: RecordForm): RecordForm {
  const read = v.safeParse(anyObject, input);
  if (!read.success) return fresh;
  const fields = Object.entries<v.GenericSchema>(recordForm.entries).flatMap(([name, schema]) => {
    const value = v.safeParse(schema, read.output[name]);
    return name in read.output && value.success ? [[name, value.output] as const] : [];
  });
  const unknown = Object.entries(read.output).filter(([name]) => !(name in recordForm.entries));
  return clearHidden<RecordForm>({ ...fresh, ...Object.fromEntries(unknown), ...Object.fromEntries(fields) });
}
