import type { PlainField } from "../fields/field.ts";
import { getNames } from "../fields/filled-fields.ts";
import { getLabel, getOffered, getValueLabel } from "../fields/labels.ts";
import {
  type ChoiceRecordField,
  type RecordFieldName,
  type RecordFields,
  recordFields,
} from "./fields/record-fields.ts";

export type RecordField = "group" | RecordFieldName;

/** The label of each field of a record, in the form and wherever a record is shown (7.009); doses have their units (X75). */
export const recordFieldLabels = {
  group: "Group",
  ...Object.fromEntries(Object.entries(recordFields).map(([name, field]) => [name, getLabel(field)])),
} as { readonly [Field in RecordField]: string };

/** A coded value or an answer of a record as people read it; texts, numbers and days are as they are. */
export function recordValueLabel(field: RecordField, value: string | number | boolean): string {
  return getValueLabel(field === "group" ? groupField : recordFields[field], value);
}

const groupField: PlainField = { kind: "text", section: "occasion", label: "Group", max: 0 };

/** The values of a choice. */
type Choices<Name extends ChoiceRecordField> = readonly (keyof RecordFields[Name]["options"] & string)[];

/** Every value of a field that is a choice, in the order of its description. */
export function getValues<Name extends ChoiceRecordField>(name: Name): Choices<Name> {
  return getNames<RecordFields[Name]["options"]>(recordFields[name].options);
}

/** The values of a choice that the form offers, given the other fields (7.013, 7.033, X70). */
export function offeredValues<Name extends ChoiceRecordField>(name: Name, content: object): Choices<Name> {
  const offered = getOffered(recordFields[name], content);
  return getValues(name).filter((value) => offered.includes(value));
}
