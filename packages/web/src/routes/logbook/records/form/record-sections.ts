import {
  cascadeLevels,
  fieldsIn,
  isEmptyParticipant,
  type RecordFieldName,
  recordFields,
  type SectionId,
  sectionIds,
  recordSections as titles,
} from "@cathedra/domain/logbook";
import type { RecordForm } from "./record-form.ts";
import type { FormErrors } from "./save-errors.ts";

export type { SectionId };

/** A section of the form, with the contract's paths of its values, by which errors are assigned to it. */
export type RecordSection = {
  readonly id: SectionId;
  readonly title: string;
  readonly fields: readonly string[];
};

/** Fields that have another name in the contract's input, or several. */
const pathsOf: { readonly [Name in RecordFieldName]?: readonly string[] } = {
  attending: ["attendingName"],
  procedure: ["code", ...cascadeLevels].map((level) => `procedure.${level}`),
};

/** The parts of the form, in its order. */
export const recordSections: readonly RecordSection[] = sectionIds.map((id) => ({
  id,
  title: titles[id],
  fields: [
    ...(id === "occasion" ? ["groupId"] : []),
    ...fieldsIn(id).flatMap((name) => pathsOf[name] ?? [name]),
  ],
}));

/** The state of a section of the form. */
export type SectionState = {
  readonly wrong: number;
  /** The number of required fields (7.052, 7.057); 0 when there are none. */
  readonly required: number;
  readonly missing: number;
  readonly filled: number;
};

/**
 * The required fields of each section (7.052, 7.057). The group is not in the description, because it cannot be changed later
 * (7.045).
 */
const required = new Map(
  sectionIds.map((id): readonly [SectionId, readonly (RecordFieldName | "groupId")[]] => {
    const names = fieldsIn(id).filter((name) => "required" in recordFields[name]);
    return [id, id === "occasion" ? ["groupId", ...names] : names];
  }),
);

function isFilledIn(form: RecordForm, name: RecordFieldName | "groupId"): boolean {
  if (name === "attending") return form.attendingId !== null || form.attendingName.trim() !== "";
  const value = form[name];
  return value !== null && !(typeof value === "string" && value.trim() === "");
}

export function stateOfSection(section: RecordSection, form: RecordForm, errors: FormErrors): SectionState {
  const names = required.get(section.id) ?? [];
  return {
    wrong: Object.keys(errors).filter((path) => isIn(section, path)).length,
    required: names.length,
    missing: names.filter((name) => !isFilledIn(form, name)).length,
    filled: filledIn(section, form),
  };
}

/** Errors of values without a field in the form, which are shown nevertheless. */
export function errorsWithoutField(errors: FormErrors): readonly string[] {
  const isPlaced = (path: string) => recordSections.some((section) => isIn(section, path));
  return Object.entries(errors).flatMap(([path, message]) => (isPlaced(path) ? [] : [`${path}: ${message}`]));
}

function isIn({ fields }: RecordSection, path: string): boolean {
  return fields.includes(path) || (path.startsWith("participants.") && hasRows(fields));
}

function hasRows(fields: RecordSection["fields"]): boolean {
  return fields.includes("participants");
}

/** The filled fields of a section. Hidden fields are empty (X74), so all of them are visible. */
function filledIn({ fields }: RecordSection, form: RecordForm): number {
  if (hasRows(fields)) return form.participants.filter((row) => !isEmptyParticipant(row)).length;
  const values = form as Readonly<Record<string, unknown>>;
  return fields.filter((field) => {
    const value = values[field] ?? null;
    return value !== null && !(typeof value === "string" && value.trim() === "");
  }).length;
}
