import type { ParticipantRole } from "@cathedra/domain/logbook";
import * as v from "valibot";
import { makeCaseKey } from "../form/case-key.ts";
import { type RecordForm, recordForm } from "../form/record-form.ts";
import type { FormErrors } from "../form/save-errors.ts";

/** The columns of the table, in their order; also that of pasted cells. */
export const caseColumns = [
  "dateOfProcedure",
  "hospital",
  "procedure",
  "attending",
  "role",
  "procedureIndication",
] as const;
export type CaseColumn = (typeof caseColumns)[number];

const caseRow = v.object({
  /** The client's key of the record: a row that is sent twice is one record. */
  id: v.string(),
  form: recordForm,
  /** The contents with which the row was saved before. Each may have reached the portal although its answer was lost. */
  sent: v.array(recordForm),
  /** Pasted texts by their columns that stand for no value of the lists. The row is not saved before they are replaced. */
  unread: v.record(v.string(), v.string()),
});
export type CaseRow = Readonly<v.InferOutput<typeof caseRow>>;

/** The rows as the browser stores them. */
export const storedRows = v.pipe(v.array(caseRow), v.minLength(1));

/** The maximum number of rows; more cases than that are a file to import. */
export const maxRows = 50;

export function firstRow(id: string, form: RecordForm): CaseRow {
  return { id, form, sent: [], unread: {} };
}

/** A new row begins with the day, the place and the people of the row above it, and else with an empty form. */
export function rowBelow(above: CaseRow, id: string, empty: RecordForm): CaseRow {
  const { groupId, dateOfProcedure, hospital, attendingId, attendingName, participants } = above.form;
  const shared = { groupId, dateOfProcedure, hospital, attendingId, attendingName, participants };
  return firstRow(id, { ...empty, ...shared });
}

/** The rows without some of them; without any, the table begins again with a blank row. */
export function withoutRows(
  rows: readonly CaseRow[],
  ids: ReadonlySet<string>,
  begin: CaseRow["form"],
): readonly CaseRow[] {
  const left = rows.filter(({ id }) => !ids.has(id));
  if (left.length === rows.length) return rows;
  return left.length > 0 ? left : [firstRow(crypto.randomUUID(), begin)];
}

/** The positions of the first rows of each case, to name equal ones. */
export function positionsByCase(rows: readonly CaseRow[]): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  for (const [at, { form }] of rows.entries()) {
    const key = makeCaseKey(form);
    if (key !== undefined && !positions.has(key)) positions.set(key, at);
  }
  return positions;
}

export function getEarlier(
  positions: ReadonlyMap<string, number>,
  { form }: CaseRow,
  at: number,
): number | undefined {
  const first = positions.get(makeCaseKey(form) ?? "");
  return first === at ? undefined : first;
}

/** Whether nothing was entered but what a row begins with; such a row is not saved. */
export function isBlankRow({ form, unread }: CaseRow): boolean {
  return (
    form.procedure === null && form.procedureIndication.trim() === "" && Object.keys(unread).length === 0
  );
}

/** The row with other values in a column, which replace a pasted text. */
export function withCell(row: CaseRow, column: CaseColumn, values: Partial<RecordForm>): CaseRow {
  const { [column]: _replaced, ...unread } = row.unread;
  return { ...row, form: { ...row.form, ...values }, unread };
}

/** The row with a pasted text in a column that stands for no value. */
export function withUnread(row: CaseRow, column: CaseColumn, text: string): CaseRow {
  const cleared = withCell(row, column, noValues[column](row.form));
  return { ...cleared, unread: { ...cleared.unread, [column]: text } };
}

export function withRole(form: RecordForm, role: ParticipantRole | null): Pick<RecordForm, "participants"> {
  const [own, ...others] = form.participants;
  return { participants: own === undefined ? [] : [{ ...own, role }, ...others] };
}

const noValues: Readonly<Record<CaseColumn, (form: RecordForm) => Partial<RecordForm>>> = {
  dateOfProcedure: () => ({ dateOfProcedure: "" }),
  hospital: () => ({ hospital: "" }),
  procedure: () => ({ procedure: null }),
  attending: () => ({ attendingId: null, attendingName: "" }),
  role: (form) => withRole(form, null),
  procedureIndication: () => ({ procedureIndication: "" }),
};

/** The values of a column, to be copied into another row. */
export function getValues({ form }: CaseRow, column: CaseColumn): Partial<RecordForm> {
  const names = Object.keys(noValues[column](form)) as (keyof RecordForm)[];
  return Object.fromEntries(names.map((name) => [name, form[name]]));
}

/** The name of a cell's control in the form. */
export function nameOfCell(id: string, column: CaseColumn): string {
  return `${id}.${column}`;
}

export type RowErrors = {
  /** Texts by the names of the controls. */
  readonly cells: FormErrors;
  /** The errors of fields that the table does not have. */
  readonly others: readonly string[];
};

/** The errors of a row's form at its cells. The group is a field of its own above the table. */
export function errorsOfRow(id: string, errors: FormErrors): RowErrors {
  const cells: Record<string, string> = {};
  const others: string[] = [];
  for (const [path, message] of Object.entries(errors)) {
    const column = getColumn(path);
    if (message === undefined) continue;
    if (column !== undefined) cells[nameOfCell(id, column)] ??= message;
    else if (path === "groupId") cells.groupId = message;
    else others.push(message);
  }
  return { cells, others };
}

function getColumn(path: string): CaseColumn | undefined {
  if (path.startsWith("procedure.")) return "procedure";
  if (path.startsWith("attending")) return "attending";
  if (path.startsWith("participants")) return "role";
  return caseColumns.find((column) => column === path);
}
