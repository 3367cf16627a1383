import { fullName } from "@cathedra/domain";
import { getValueLabel, type PlainField } from "@cathedra/domain/fields";
import {
  clinicalFieldNames,
  clinicalFields,
  levelLabel,
  levels,
  recordFieldLabels,
  recordSections,
  type SectionId,
  sectionIds,
} from "@cathedra/domain/logbook";
import { showDay, showMoment } from "../../../../format/dates.ts";
import type { RecordForm } from "./record-form.ts";
import { type LoadedRecord, makeForm } from "./record-mapping.ts";

export type Fact = {
  readonly label: string;
  readonly text: string;
  /** Whether the value is a text, which takes a line of its own. */
  readonly isWords?: boolean;
};

/** The label of who wrote a record, with the time of its last change. */
export const writtenBy = "Written by";

type Part = { readonly title: string; readonly facts: readonly Fact[] };

/** The filled fields of a record, by the sections of its form. */
export function partsOfRecord(record: LoadedRecord): readonly Part[] {
  const form = makeForm(record);
  const parts = sectionIds.map((id) => ({
    title: recordSections[id],
    facts: [...(ownFacts[id]?.(record) ?? []), ...clinicalFacts(form, id)],
  }));
  return parts.filter(({ facts }) => facts.length > 0);
}

/** The facts that a section shows in addition to its clinical fields. */
const ownFacts: { readonly [Id in SectionId]?: (record: LoadedRecord) => readonly Fact[] } = {
  occasion: getOccasion,
  procedure: getProcedure,
  participants: getParticipants,
};

function getOccasion(record: LoadedRecord): readonly Fact[] {
  const { attending, createdBy, modifiedAt } = record;
  const writer = createdBy === null || createdBy === undefined ? "" : getName(createdBy);
  const changed = `Last changed ${showMoment(Date.parse(modifiedAt))}`;
  return [
    { label: recordFieldLabels.group, text: record.groupName },
    { label: recordFieldLabels.dateOfProcedure, text: showDay(record.dateOfProcedure) },
    { label: recordFieldLabels.hospital, text: record.hospital },
    { label: recordFieldLabels.attending, text: `${attending.firstName} ${attending.lastName}` },
    ...present(recordFieldLabels.optionalIdentifier, record.optionalIdentifier),
    { label: writtenBy, text: writer === "" ? changed : `${writer}. ${changed}` },
  ];
}

function getProcedure({ procedure, ...record }: LoadedRecord): readonly Fact[] {
  return [
    { label: recordFieldLabels.procedure, text: procedure.name, isWords: true },
    { label: "Intervention type", text: procedure.interventionType },
    { label: "Organ system", text: procedure.organSystem },
    { label: "Category", text: procedure.category },
    { label: "Subcategory", text: procedure.subCategory },
    { label: "Code", text: procedure.code },
    { label: recordFieldLabels.procedureIndication, text: record.procedureIndication, isWords: true },
  ];
}

function getParticipants({ participants }: LoadedRecord): readonly Fact[] {
  return participants.map(({ name, role, level }, at) => {
    const known = levels.find((each) => each === level);
    const rest = [role, known === undefined ? level : levelLabel(known)].filter((word) => word);
    return {
      label: `Participant ${at + 1}`,
      text: rest.length === 0 ? name : `${name} (${rest.join(", ")})`,
    };
  });
}

function clinicalFacts(form: RecordForm, section: SectionId): readonly Fact[] {
  return clinicalFieldNames.flatMap((name) => {
    const field: PlainField = clinicalFields[name];
    const value = form[name];
    if (field.section !== section || value === null || value === "") return [];
    return {
      label: recordFieldLabels[name],
      text: field.kind === "day" ? showDay(String(value)) : getValueLabel(field, value),
      isWords: field.kind === "text" && field.lines === "many",
    };
  });
}

function present(label: string, text: string | null | undefined): readonly Fact[] {
  return text === null || text === undefined || text === "" ? [] : [{ label, text }];
}

export function getName(person: {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
}): string {
  return fullName({ firstName: person.first_name ?? "", lastName: person.last_name ?? "" });
}
