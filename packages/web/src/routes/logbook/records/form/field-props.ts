import type { Choices } from "./choices.ts";
import type { RecordForm } from "./record-form.ts";
import type { ChangeKind, Clearings } from "./use-clearings.ts";

/** What each part of the record form works on. */
export type FieldsProps = {
  readonly form: RecordForm;
  readonly onChange: (form: RecordForm, kind?: ChangeKind) => void;
  /** What the last changes took away beside what was changed. */
  readonly clearings: Clearings;
  /** While the form is on its way. */
  readonly isReadOnly: boolean;
};

/** The parts that offer what the API offers. */
export type ChoiceFieldsProps = FieldsProps & {
  readonly choices: Choices;
  /** The customer of the chosen group (7.062); undefined while none is known. */
  readonly customerId: number | undefined;
};
