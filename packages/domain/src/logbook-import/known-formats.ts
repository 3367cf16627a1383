import { exportedHeadings, exportedTargets } from "./exported-logbook.ts";
import type { DateOrder } from "./imported-dates.ts";
import { type ImportTarget, importTargets } from "./targets.ts";

/** The export of a logbook whose headings are known. Headings without a target stay in the browser. */
export type KnownFormat = {
  readonly id: string;
  readonly name: string;
  readonly columns: Readonly<Record<string, ImportTarget | null>>;
  /** A file is of this format if it has all of these headings. */
  readonly recognisedBy: readonly string[];
  /** The order of its dates, where they are text. */
  readonly dateOrder: DateOrder | null;
};

/** Columns of eLogbook that a record has no field for. */
const elogbookUnused = [
  "Private",
  "ASAGrade",
  "Patient Days",
  "CEPOD",
  ...[1, 2, 3, 4, 5, 6, 7].map((number) => `Specialty Parameter ${number}`),
  "Operation Side",
  "Validation Status",
] as const;

/**
 * Neither eLogbook nor ACGME publishes its format. The headings of eLogbook are those that other readers of its download state;
 * ACGME's are assumptions: docs/areas/logbook.md says from where.
 */
export const knownFormats: readonly KnownFormat[] = [
  {
    id: "cathedra",
    name: "Export of this portal",
    columns: Object.fromEntries(importTargets.map(({ header, target }) => [header, target])),
    recognisedBy: ["Date", "ProcedureName", "ProcedureCode", "Attending"],
    dateOrder: "yearFirst",
  },
  {
    id: "cathedra-logbook",
    name: "Whole logbook of this portal",
    columns: exportedTargets,
    recognisedBy: exportedHeadings,
    dateOrder: "yearFirst",
  },
  {
    id: "elogbook",
    name: "eLogbook (RCSEd)",
    columns: {
      "Operation Date": "dateOfProcedure",
      Operation: "procedureName",
      Hospital: "hospital",
      Consultant: "attending",
      Supervision: "role",
      "Patient Sex": "sex",
      "Patient Years": "ageCategory",
      Notes: "procedureComments",
      "Complication Notes": "procedureComments",
      ...Object.fromEntries(elogbookUnused.map((heading) => [heading, null])),
    },
    recognisedBy: ["Operation Date", "Operation", "Hospital", "Supervision", "Consultant"],
    dateOrder: "dayFirst",
  },
  {
    id: "acgme",
    name: "ACGME Case Log",
    columns: {
      "Case Date": "dateOfProcedure",
      "Procedure Date": "dateOfProcedure",
      Procedure: "procedureName",
      "Procedure Description": "procedureName",
      "CPT Description": "procedureName",
      Institution: "hospital",
      Site: "hospital",
      Attending: "attending",
      Supervisor: "attending",
      Role: "role",
      "Resident Role": "role",
      "Patient Age Category": "ageCategory",
      "Patient Type": "ageCategory",
      Comments: "procedureComments",
      "Case ID": null,
    },
    recognisedBy: ["Case Date", "Case ID"],
    dateOrder: "monthFirst",
  },
];
