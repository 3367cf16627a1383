import type { Choices } from "./choices.ts";
import type { RecordForm } from "./record-form.ts";

/** What each part of the record form works on. */
export type FieldsProps = {
  readonly form: RecordForm;
  readonly onChange: (form: RecordForm) => void;
  readonly choices: Choices;
  /** The customer of the chosen group (7.062); undefined while none is known. */
  readonly customerId: number | undefined;
  readonly isReadOnly: boolean;
  /** The person may only read the record: what helps with filling it in is left out. */
  readonly isView: boolean;
};
