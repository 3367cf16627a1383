import { getHeader, getValueLabel, type PlainField } from "@cathedra/domain/fields";
import {
  type ClinicalField,
  clinicalFieldNames,
  formatAttendingName,
  type Level,
  levelLabel,
  type PlainRecordField,
  recordFields,
} from "@cathedra/domain/logbook";
import type { exportQuery$data } from "../../../../__generated__/exportQuery.graphql.ts";
import {
  day,
  type ExportColumn,
  number,
  type Text,
  text,
} from "../../../../features/export/export-column.ts";

export type ExportRecord = exportQuery$data["activities"]["activities"][number];

/** The first three trainees, in the record's order (X81). */
const trainees = [0, 1, 2].flatMap((index) => [
  text<ExportRecord>(`Trainee${index + 1}`, 22, ({ participants }) => participants[index]?.name),
  text<ExportRecord>(`Trainee${index + 1}Level`, 14, ({ participants }) => {
    const level = participants[index]?.level;
    return level && levelLabel(level as Level);
  }),
  text<ExportRecord>(`Trainee${index + 1}Role`, 14, ({ participants }) => participants[index]?.role),
]);

/** The column of a described field, with the texts of the form; a value that this version does not know is exported unchanged. */
function column(name: PlainRecordField): ExportColumn<ExportRecord> {
  const field: PlainField = recordFields[name];
  const header = getHeader(name, field);
  if (field.kind === "number") return number(header, (record) => parseNumber(record[name]));
  const worded = (record: ExportRecord): Text => {
    const value = record[name];
    return value == null ? value : getValueLabel(field, value);
  };
  if (field.kind === "day") return day(header, worded);
  return text(header, getWidth(field, header), worded);
}

function parseNumber(value: string | number | boolean | null | undefined): number | null {
  return typeof value === "number" ? value : null;
}

/** The width fits the header and most values. */
function getWidth(field: PlainField, header: string): number {
  const longest = field.kind === "choice" ? Object.values(field.options).map(({ length }) => length) : [];
  const words = field.kind === "text" && field.lines === "many" ? 30 : 0;
  return Math.min(Math.max(header.length, words, ...longest) + 2, 40);
}

/** The clinical fields in the order of the specified columns (7.069). */
const specified = [
  "sex",
  "ageCategory",
  "setting",
  "modalityPrimary",
  "modalitySecondary",
  "doseTime",
  "doseSkin",
  "doseDap",
  "doseCtdi",
  "doseDlp",
  "onCall",
  "success",
  "successComments",
  "dictated",
  "complications",
  "complicationsComments",
  "ebl",
  "sedation",
  "platelet",
  "inr",
  "inrReversal",
  "closureDevice",
  "closureDeviceComments",
  "imageFollowup",
  "imageFollowupNotes",
  "consultFollowup",
  "consultFollowupNotes",
] as const satisfies readonly ClinicalField[];

/** All other fields are last, so that the columns of earlier files keep their positions. */
const others = clinicalFieldNames.filter(
  (name) => name !== "procedureComments" && !specified.some((each) => each === name),
);

/** The columns of the exported file in their order (7.069). The doses' headers end in their units (X75). */
export const exportColumns: readonly ExportColumn<ExportRecord>[] = [
  column("dateOfProcedure"),
  column("optionalIdentifier"),
  text("ProcedureName", 44, ({ procedure }) => procedure.name),
  text("Hospital", 30, ({ hospital }) => hospital),
  text("Attending", 22, ({ attending }) => formatAttendingName(attending)),
  ...trainees,
  column("procedureIndication"),
  column("procedureComments"),
  text("InterventionType", 28, ({ procedure }) => procedure.interventionType),
  text("OrganSystem", 20, ({ procedure }) => procedure.organSystem),
  text("Category", 20, ({ procedure }) => procedure.category),
  text("SubCategory", 28, ({ procedure }) => procedure.subCategory),
  text("ProcedureCode", 14, ({ procedure }) => procedure.code),
  ...specified.map(column),
  text("ProcedureId", 38, ({ id }) => id),
  number("ParticipantCount", ({ participants }) => participants.length),
  ...others.map(column),
];
