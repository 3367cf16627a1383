import * as v from "valibot";
import { recordForm } from "./record-form.ts";

/** What is kept of a form that was not saved yet. */
export const recordDraft = v.object({
  form: recordForm,
  /** Of a new record: a repeated save, also after a reload, creates one record only. No two open tabs share it. */
  clientKey: v.string(),
  /** What saves were begun with under this key. Each may have reached the API though no answer came back. */
  sent: v.array(recordForm),
  /** `modifiedAt` of the record that the person began to change; null for a new one. */
  basedOn: v.nullable(v.string()),
  /** What that record said; null for a new one. */
  base: v.nullable(recordForm),
});

export type RecordDraft = Readonly<v.InferOutput<typeof recordDraft>>;
