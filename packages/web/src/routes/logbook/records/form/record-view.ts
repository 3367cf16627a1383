import { fullName } from "@cathedra/domain";
import { levelLabel, levels, recordFieldLabels, recordValueLabel } from "@cathedra/domain/logbook";
import { showDay, showMoment } from "../../../../format/dates.ts";
import { formOf, type LoadedRecord } from "./record-mapping.ts";
import { recordSections } from "./record-sections.ts";

type Fact = {
  readonly label: string;
  readonly text: string;
  /** Words to read rather than a value: they take a line of their own. */
  readonly isWords?: boolean;
};

type Part = { readonly title: string; readonly facts: readonly Fact[] };

/** A record in the parts of its form, as far as it is filled in. */
export function partsOfRecord(record: LoadedRecord): readonly Part[] {
  const parts: readonly Part[] = [
    { title: "When and where", facts: occasionOf(record) },
    { title: "Procedure", facts: procedureOf(record) },
    { title: "Participants", facts: participantsOf(record) },
    ...recordSections
      .filter(({ id }) => id === "clinicalData" || id === "clinicalManager")
      .map(({ title, fields }) => ({ title, facts: clinicalOf(record, fields) })),
  ];
  return parts.filter(({ facts }) => facts.length > 0);
}

function occasionOf(record: LoadedRecord): readonly Fact[] {
  const { attending, createdBy, modifiedAt } = record;
  const writer = createdBy === null || createdBy === undefined ? "" : nameOf(createdBy);
  const changed = `Last changed ${showMoment(Date.parse(modifiedAt))}`;
  return [
    { label: recordFieldLabels.group, text: record.groupName },
    { label: recordFieldLabels.dateOfProcedure, text: showDay(record.dateOfProcedure) },
    { label: recordFieldLabels.hospital, text: record.hospital },
    { label: recordFieldLabels.attending, text: `${attending.firstName} ${attending.lastName}` },
    ...present(recordFieldLabels.optionalIdentifier, record.optionalIdentifier),
    { label: "Written by", text: writer === "" ? changed : `${writer}. ${changed}` },
  ];
}

function procedureOf({ procedure, ...record }: LoadedRecord): readonly Fact[] {
  return [
    { label: recordFieldLabels.procedure, text: procedure.name, isWords: true },
    { label: "Intervention type", text: procedure.interventionType },
    { label: "Organ system", text: procedure.organSystem },
    { label: "Category", text: procedure.category },
    { label: "Subcategory", text: procedure.subCategory },
    { label: "Code", text: procedure.code },
    { label: recordFieldLabels.procedureIndication, text: record.procedureIndication, isWords: true },
    ...present(recordFieldLabels.procedureComments, record.procedureComments, true),
  ];
}

function participantsOf({ participants }: LoadedRecord): readonly Fact[] {
  return participants.map(({ name, role, level }, at) => {
    const known = levels.find((each) => each === level);
    const rest = [role, known === undefined ? level : levelLabel(known)].filter((word) => word);
    return {
      label: `Participant ${at + 1}`,
      text: rest.length === 0 ? name : `${name} (${rest.join(", ")})`,
    };
  });
}

type ClinicalField = keyof typeof recordFieldLabels & keyof ReturnType<typeof formOf>;

function clinicalOf(record: LoadedRecord, fields: readonly string[]): readonly Fact[] {
  const form = formOf(record);
  return fields.flatMap((name) => {
    const field = name as ClinicalField;
    const value = form[field] as string | number | boolean | null;
    if (value === null || value === "") return [];
    const isDay = field === "imageFollowup" || field === "consultFollowup";
    return {
      label: recordFieldLabels[field],
      text: isDay ? showDay(String(value)) : recordValueLabel(field, value),
      isWords: /(?:Comments|Notes)$/u.test(field),
    };
  });
}

function present(label: string, text: string | null | undefined, isWords = false): readonly Fact[] {
  return text === null || text === undefined || text === "" ? [] : [{ label, text, isWords }];
}

function nameOf(person: {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
}): string {
  return fullName({ firstName: person.first_name ?? "", lastName: person.last_name ?? "" });
}
