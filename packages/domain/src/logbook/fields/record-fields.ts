import type {
  ConditionalName,
  DecidingName,
  Field,
  FormOf,
  NamesOfKind,
  PlainName,
  ValueOf,
} from "../../fields/field.ts";
import { getNames } from "../../fields/filled-fields.ts";
import { bloodFields } from "./blood-fields.ts";
import { imagingFields } from "./imaging-fields.ts";
import { occasionFields } from "./occasion-fields.ts";
import { outcomeFields } from "./outcome-fields.ts";
import type { SectionId } from "./sections.ts";

/**
 * All fields that a person enters for a procedure (7.009, 7.013-7.025, X70-X73, X77), in the order of the form. Types, form,
 * validation, visibility, copy, merge, drafts, columns, contract, lists and export are derived from it; fields of kind `own`
 * have rules of their own elsewhere. The group of a record is not a field, because it cannot be changed.
 */
export const recordFields = {
  ...occasionFields,
  ...imagingFields,
  ...bloodFields,
  ...outcomeFields,
} as const satisfies Readonly<Record<string, Field & { readonly section: SectionId }>>;

export type RecordFields = typeof recordFields;

export type RecordFieldName = keyof RecordFields;
/** The fields whose rules are completely given by their kind. */
export type PlainRecordField = PlainName<RecordFields>;
export type ChoiceRecordField = NamesOfKind<RecordFields, "choice">;
export type DoseField = NamesOfKind<RecordFields, "number">;
/** The fields that only show when another field has a certain value (7.033-7.041). */
export type ConditionalField = ConditionalName<RecordFields>;
/** The fields on which the others depend. */
export type DecidingRecordField = DecidingName<RecordFields>;

/** The value of a plain field that is filled in: `RecordValue<"sedation">`. */
export type RecordValue<Name extends PlainRecordField> = ValueOf<RecordFields[Name]>;

/** Everything that may be left out and that every reader sees: the fields that need nothing but their description. */
export type ClinicalField = {
  [Name in PlainRecordField]: RecordFields[Name] extends
    | { readonly required: true }
    | { readonly readers: "creator" }
    ? never
    : Name;
}[PlainRecordField];

/** The clinical fields as a form holds them. */
export type ClinicalForm = FormOf<Pick<RecordFields, ClinicalField>>;

/** The description of the clinical fields alone. */
export const clinicalFields = Object.fromEntries(
  Object.entries<Field>(recordFields).filter(
    ([, { kind, required, readers }]) => kind !== "own" && required === undefined && readers === undefined,
  ),
) as Pick<RecordFields, ClinicalField>;

export const clinicalFieldNames = getNames(clinicalFields);

/** The fields of a section of the form, in its order. */
export function fieldsIn(section: SectionId): readonly RecordFieldName[] {
  return getNames(recordFields).filter((name) => recordFields[name].section === section);
}
