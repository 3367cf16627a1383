/** The texts of the page that exports a person's whole logbook. */
export const ownLogbookTexts = {
  title: "Export your logbook",
  explanation:
    "One file with every record that you wrote or take part in, as often as you like. The list of records exports what a search finds.",
  formats: "File format",
  xlsx: "Excel (xlsx)",
  csv: "CSV",
  json: "JSON",
  start: "Export logbook",
  schema: "Download the JSON schema",
  readBack:
    "Each holds every field of a record, with its participants and its confirmation. The column “part” says whether you wrote a record, take part in it, or both.",
  formulas:
    "In CSV, text that a spreadsheet would run as a formula begins with an apostrophe. Reading the file removes it again.",
  succeeded: "Exported your whole logbook.",
  nothing: "Your logbook has no records yet.",
  failed: "The logbook could not be exported. Try again later.",
  count: (records: number): string =>
    records === 1
      ? "Your logbook has 1 record."
      : `Your logbook has ${records.toLocaleString("en")} records.`,
  /** Describes how records changed while the file was made; empty if none did. */
  changedMeanwhile(changed: number, gone: number): string {
    const parts = [
      ...(changed === 0
        ? []
        : [
            `${changed === 1 ? "1 record was" : `${changed} records were`} changed or added during the export; the file has the latest version.`,
          ]),
      ...(gone === 0
        ? []
        : [
            `${gone === 1 ? "1 record was" : `${gone} records were`} removed during the export and may still be in the file.`,
          ]),
    ];
    return parts.join(" ");
  },
} as const;
