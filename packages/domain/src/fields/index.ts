export { type ColumnOf, columnOf } from "./columns.ts";
export { conditionalNames, decidingNames, isShown, topicsOf } from "./conditions.ts";
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
export { headerOf, labelOf, offeredOf, valueLabelOf } from "./labels.ts";
