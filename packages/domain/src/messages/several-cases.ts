/** The texts of the page on which several cases are entered, one row each. */
export const severalCasesTexts = {
  title: "Log several cases",
  explanation: "One row for each case. Each becomes a record of its own, which you can complete later.",
  table: "Cases",
  number: "Case",
  role: "Your role",
  /** The name of a case, and of one of its fields. */
  case: (number: number): string => `Case ${number}`,
  field: (label: string, number: number): string => `${label}, case ${number}`,
  add: "Add case",
  remove: (number: number): string => `Remove case ${number}`,
  save: "Save cases",
  count: (count: number): string => (count === 1 ? "1 case" : `${count} cases`),
  /** How the keyboard and the clipboard help, below the table. */
  hint: "Enter goes to the next field, and from the last one to a new row. Ctrl+D copies the value above, Ctrl+↑ and Ctrl+↓ change the row. Rows of a spreadsheet can be pasted in the order of these columns.",
  /** Below a cell into which a text was pasted that the lists do not have. */
  unread: {
    dateOfProcedure: (text: string): string => `“${text}” is not a date. Enter the date.`,
    hospital: (text: string): string => `“${text}” is not in the list. Choose a hospital.`,
    procedure: (text: string): string => `“${text}” is not in the catalogue. Choose a procedure.`,
    role: (text: string): string => `“${text}” is not a role. Choose a role.`,
  },
  tooManyRows: (most: number): string =>
    `A list has at most ${most} cases, so the rest was not pasted. Import a longer logbook as a file.`,
  groupChanged: "Hospital and attending belong to the former group's institution and were cleared.",
  undo: "Undo",
  sameAs: (number: number): string =>
    `Same day, hospital, procedure and attending as case ${number}. If it is another case, save it.`,
  savedElsewhere: "This case is already saved, with other content. Correct its record, and remove this row.",
  nothing: "Enter a case first.",
  saved: (count: number): string => (count === 1 ? "1 record saved" : `${count} records saved`),
  left: (count: number): string =>
    count === 1
      ? "1 case is not saved. Its row says why."
      : `${count} cases are not saved. Their rows say why.`,
  leave: {
    title: "Leave cases that are not saved?",
    text: "They stay in this browser for 8 hours, and are here again when you come back.",
    stay: "Keep editing",
    discard: "Discard cases",
    keep: "Leave",
  },
} as const;
