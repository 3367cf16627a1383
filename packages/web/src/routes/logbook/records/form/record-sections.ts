import { isEmptyParticipant, type RecordFieldName, recordFields } from "@cathedra/domain/logbook";
import { answersIn } from "./fields/field-rows.ts";
import type { RecordForm } from "./record-form.ts";
import type { FormErrors } from "./save-errors.ts";

export type SectionId = "occasion" | "procedure" | "participants" | "clinicalData" | "clinicalManager";

export type RecordSection = {
  readonly id: SectionId;
  readonly title: string;
  /** The names under which its errors stand. */
  readonly fields: readonly string[];
};

/** What a part holds that is not one plain field of the description. */
const ownFields: Readonly<Record<SectionId, readonly string[]>> = {
  occasion: ["groupId", "hospital", "attendingName"],
  procedure: [
    "procedure.code",
    "procedure.interventionType",
    "procedure.organSystem",
    "procedure.category",
    "procedure.subCategory",
  ],
  participants: ["participants"],
  clinicalData: [],
  clinicalManager: [],
};

/** The parts of the form, in its order. The last two start folded (7.042). */
export const recordSections: readonly RecordSection[] = [
  section("occasion", "When and where"),
  section("procedure", "Procedure"),
  section("participants", "Participants"),
  section("clinicalData", "Additional Clinical Data"),
  section("clinicalManager", "Clinical Manager"),
];

function section(id: SectionId, title: string): RecordSection {
  return { id, title, fields: [...ownFields[id], ...answersIn(id)] };
}

/** How far a part of the form is. */
export type SectionState = {
  readonly wrong: number;
  /** Of the required fields (7.052, 7.057); 0 where none is. */
  readonly required: number;
  readonly missing: number;
  readonly filled: number;
};

/** The required fields of a part (7.052, 7.057). The group is none of the description's, since it stays (7.045). */
function requiredIn(id: SectionId): readonly (RecordFieldName | "groupId")[] {
  const names = Object.keys(recordFields) as readonly RecordFieldName[];
  const required = names.filter((name) => {
    const field: { readonly section: string; readonly required?: true } = recordFields[name];
    return field.section === id && field.required === true;
  });
  return id === "occasion" ? ["groupId", ...required] : required;
}

function isFilledIn(form: RecordForm, name: RecordFieldName | "groupId"): boolean {
  if (name === "attending") return form.attendingId !== null || form.attendingName.trim() !== "";
  const value = form[name];
  return value !== null && !(typeof value === "string" && value.trim() === "");
}

const required = new Map(recordSections.map(({ id }) => [id, requiredIn(id)]));

export function stateOfSection(section: RecordSection, form: RecordForm, errors: FormErrors): SectionState {
  const names = required.get(section.id) ?? [];
  return {
    wrong: Object.keys(errors).filter((path) => isIn(section, path)).length,
    required: names.length,
    missing: names.filter((name) => !isFilledIn(form, name)).length,
    filled: filledIn(section, form),
  };
}

/** Errors of values for which the form has no field: they are told all the same. */
export function errorsWithoutField(errors: FormErrors): readonly string[] {
  const isPlaced = (path: string) => recordSections.some((section) => isIn(section, path));
  return Object.entries(errors).flatMap(([path, message]) => (isPlaced(path) ? [] : [`${path}: ${message}`]));
}

function isIn({ fields }: RecordSection, path: string): boolean {
  return fields.includes(path) || (path.startsWith("participants.") && hasRows(fields));
}

function hasRows(fields: readonly string[]): boolean {
  return fields.includes("participants");
}

/** Hidden fields are empty (X74), so every value that is there shows. */
function filledIn({ fields }: RecordSection, form: RecordForm): number {
  if (hasRows(fields)) return form.participants.filter((row) => !isEmptyParticipant(row)).length;
  const values = form as Readonly<Record<string, unknown>>;
  return fields.filter((field) => {
    const value = values[field] ?? null;
    return value !== null && !(typeof value === "string" && value.trim() === "");
  }).length;
}
