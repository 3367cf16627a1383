import {
  type FieldTexts,
  type FoundError,
  firstTexts,
} from "../../../../features/entity-form/save-refusal.ts";

/** Texts by the fields' names; a name is the path of the value in the contract. */
export type FormErrors = FieldTexts;

/** Values of the contract that the form has in a field with another name. */
const otherNames: Readonly<Record<string, string>> = {
  "attending.id": "attendingName",
  customerId: "groupId",
  "procedure.name": "procedure.code",
};

function getField(path: string): string {
  return otherNames[path] ?? path.replace(/^(participants\.\d+)\.user$/, "$1.name");
}

/** The first error of each field. */
export function byFieldName(errors: readonly FoundError[]): FormErrors {
  return firstTexts(errors, getField);
}
