import type { RecordForm } from "./record-form.ts";

/** What makes two records suspected doubles, as one text; undefined as long as something of it is missing. */
export function makeCaseKey({
  dateOfProcedure,
  hospital,
  attendingId,
  procedure,
}: RecordForm): string | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(dateOfProcedure);
  if (!isDay || hospital === "" || attendingId === null || procedure === null) return undefined;
  const { interventionType, organSystem, category, subCategory, code } = procedure;
  const levels = { interventionType, organSystem, category, subCategory };
  return JSON.stringify({ day: dateOfProcedure, hospital, attending: attendingId, levels, code });
}

export type CaseKey = {
  readonly day: string;
  readonly hospital: string;
  readonly attending: string;
  readonly levels: Readonly<Record<string, string>>;
  readonly code: string;
};
