import type { ImportTarget } from "../logbook-import/targets.ts";
import { importTargets } from "../logbook-import/targets.ts";

const records = (count: number): string =>
  count === 1 ? "1 record" : `${count.toLocaleString("en")} records`;
const rows = (count: number): string => (count === 1 ? "1 row" : `${count.toLocaleString("en")} rows`);

/** The texts of the page that imports an earlier logbook. */
export const logbookImportTexts = {
  title: "Import an earlier logbook",
  explanation:
    "Bring your cases along from another logbook: eLogbook, ACGME, your own spreadsheet, or a file that this portal exported.",
  steps: { file: "1. File", columns: "2. Columns", values: "3. Values", check: "4. Check" },
  file: "File (CSV or xlsx)",
  fileHelp:
    "At most 20 MB and 5,000 rows, with headings in the first row. The file is read on this device. Only the columns that you map are sent.",
  sample: "Download a sample file",
  reading: "Reading the file…",
  group: "Group",
  groupHelp: "The records are written in this group.",
  startOver: "Choose another file",
  read: (count: number, columns: number): string =>
    `${rows(count)} in ${columns === 1 ? "1 column" : `${columns} columns`}.`,
  format: (name: string): string => `Recognised as: ${name}. Check the columns all the same.`,
  remembered: "Mapped as in your last import of a file with these headings.",
  formulas: (count: number): string =>
    count === 1
      ? "1 cell has a formula. Its last calculated value is used."
      : `${count.toLocaleString("en")} cells have formulas. Their last calculated values are used.`,
  column: (heading: string): string => (heading === "" ? "Column without a heading" : heading),
  mapTo: (heading: string): string => `“${heading}” becomes`,
  notImported: "Not imported",
  identifying: "May identify patients. It stays on this device unless you map it.",
  moreColumns: (count: number): string => `Show ${count} more columns`,
  dateOrder: (text: string, label: string): string => `${label}: what does “${text}” mean in this file?`,
  constants: "For rows without a value",
  constantsHelp: "A record needs these. Nothing is filled in that you do not choose.",
  constant: (label: string): string => `${label}, where the file has none`,
  taken: (label: string): string => `Two columns cannot both become ${label}.`,
  missing: (labels: readonly string[]): string => `Every record needs: ${labels.join(", ")}.`,
  toValues: "Continue",
  back: "Back",
  sure: (count: number): string => (count === 1 ? "1 value recognised" : `${count} values recognised`),
  sureColumns: (count: number): string =>
    count === 1 ? "1 column is recognised completely" : `${count} columns are recognised completely`,
  open: (count: number): string => (count === 1 ? "1 value to look at" : `${count} values to look at`),
  nothingOpen: "Every value was recognised.",
  valueIn: (text: string, count: number): string => `“${text}” (${rows(count)})`,
  suggested: "Suggestion",
  similar: "Most similar",
  all: "All",
  addAttending: (name: string): string => `Add ${name} to the list`,
  leaveWrong: "Not matched: these rows are not imported",
  moreValues: (count: number): string => `Show ${count} more`,
  check: "Check",
  checking: "Checking…",
  outcomes: {
    new: (count: number): string => `New: ${count.toLocaleString("en")}`,
    double: (count: number): string => `Already in your logbook: ${count.toLocaleString("en")}`,
    wrong: (count: number): string => `Not importable: ${count.toLocaleString("en")}`,
  },
  show: "Show",
  nothingSaved: "Nothing has been saved yet.",
  newAttendings: (names: readonly string[]): string =>
    `Added to the institution's list of attendings: ${names.slice(0, 10).join("; ")}${names.length > 10 ? ` and ${names.length - 10} more` : ""}.`,
  leftOut: (fields: readonly string[]): string => `Without ${fields.join(", ")}: the other values hide it`,
  existing: "The record in your logbook",
  rowNumber: "Row",
  content: "Content",
  outcome: "Result",
  firstRows: (shown: number, all: number): string =>
    `The first ${shown} of ${all.toLocaleString("en")} rows.`,
  noRows: "No row has this result.",
  downloadWrong: "Download these rows (CSV)",
  includeDuplicates: "Also import the rows that are already in your logbook",
  import: (count: number): string => `Import ${records(count)}`,
  marked: "Imported records are marked as imported. Attendings are not asked to confirm them.",
  started: "The import has begun.",
  failed: "This could not be sent. Please try again.",
  imports: "Your imports",
  noImports: "You have not imported a logbook yet.",
  importedInto: (group: string): string => `Into ${group}`,
  counts: (imported: number, all: number): string =>
    `${imported.toLocaleString("en")} of ${records(all)} imported`,
  undone: (moment: string): string => `Undone on ${moment}`,
  refused: (count: number): string => `${rows(count)} could not be imported:`,
  refusal: (row: number, message: string): string => `Row ${row}: ${message}`,
  changed: "Changed since, so undoing leaves these records:",
  undo: "Undo import",
  undoQuestion: (count: number, name: string): string =>
    `${records(count)} from ${name} will be removed. Records that you changed since stay.`,
  undoableUntil: (moment: string): string => `Can be undone until ${moment}.`,
  importing: "Importing",
  undoing: "Undoing the import",
  cancel: "Cancel",
} as const;

/** The texts of saved mappings of imports. */
export const logbookMappingTexts = {
  title: "Saved mappings",
  explanation:
    "A mapping says what columns become and what texts of lists mean. It has no cases, no free text, and no names of patients or attendings.",
  none: "You have not saved a mapping yet. After the check of a file you can save its mapping here.",
  choose: "Use a saved mapping",
  chooseHelp: "These fit the columns of your file. What you chose below is replaced.",
  ofPerson: (name: string, person: string): string => `${name} (by ${person})`,
  save: "Save this mapping",
  name: "Name of the mapping",
  nameHelp: "For the next file with these columns. Your own mapping of the same name is replaced.",
  share: (institution: string): string => `Share it with everyone at ${institution} who has a logbook`,
  columns: "Columns",
  meaning: (heading: string, target: string): string => `${heading}: ${target}`,
  texts: (label: string): string => `${label}: saved texts`,
  whatIsSaved: "What is saved",
  nothing: "This file has no headings that can be saved.",
  saved: "The mapping is saved.",
  own: "Yours",
  by: (person: string): string => `Shared by ${person}`,
  shared: (institution: string): string => `Shared with ${institution}`,
  startSharing: "Share",
  stopSharing: "Stop sharing",
  delete: "Delete mapping",
  deleteQuestion: (name: string, isShared: boolean): string =>
    `${name} will be deleted${isShared ? ", also for the people it is shared with" : ""}. Imported records stay as they are.`,
  deleted: "The mapping is deleted.",
  failed: "This did not work. Please try again.",
} as const;

/** Why a file was not read, and what to do. */
export const logbookFileFaults = {
  tooLarge: "This file is larger than 20 MB. Split it, or leave out columns that are not part of a case.",
  tooManyRows: "This file has more than 5,000 rows. Split it and import the parts one after the other.",
  tooManyColumns: "This file has more than 200 columns. Leave out columns that are not part of a case.",
  noRows: "This file has no rows below its headings.",
  encrypted:
    "This is a password-protected or old Excel file. Open it, and save it as xlsx without a password.",
  damaged: "This file could not be read. Save it again as CSV or xlsx.",
  tooSlow: "This file takes too long to read. Save it as CSV and try again.",
} as const;

export type LogbookFileFault = keyof typeof logbookFileFaults;

/** The label of what a column becomes. */
export function importTargetLabel(target: ImportTarget): string {
  return importTargets.find((each) => each.target === target)?.label ?? target;
}
