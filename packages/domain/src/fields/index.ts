export { type ColumnOf, getColumn } from "./columns.ts";
export { conditionalNames, decidingNames, getTopics, isShown } from "./conditions.ts";
export type {
  ChoiceField,
  Condition,
  ContentOf,
  DayField,
  Field,
  FieldTable,
  FormOf,
  InputOf,
  NamesOfKind,
  NumberField,
  OwnField,
  PlainField,
  PlainName,
  TextField,
  ValueOf,
  YesNoField,
} from "./field.ts";
export { isFilled, namesOfPlain } from "./filled-fields.ts";
export { emptyForm, formEntries } from "./form-values.ts";
export { inputSchema } from "./input-schema.ts";
export { getHeader, getLabel, getOffered, getValueLabel } from "./labels.ts";
