import { type LocalDate, normaliseForSearch } from "@cathedra/domain";
import { type ParticipantRole, type Procedure, participantRoles } from "@cathedra/domain/logbook";
import {
  chooseDateOrder,
  createMatcher,
  type DateOrder,
  guessDateOrder,
  readImportedDay,
  readPersonName,
} from "@cathedra/domain/logbook-import";
import type { Option } from "@cathedra/ui-kit/ComboBox";
import { getAttending } from "../form/choices.ts";
import type { RecordForm } from "../form/record-form.ts";
import {
  type CaseColumn,
  type CaseRow,
  caseColumns,
  maxRows,
  rowBelow,
  withCell,
  withRole,
  withUnread,
} from "./case-rows.ts";

export type PasteFacts = {
  readonly procedures: readonly Procedure[];
  readonly hospitals: readonly Option[];
  readonly attendings: readonly Option[];
  /** The names of the columns, which a copied heading has. */
  readonly labels: readonly string[];
  readonly today: LocalDate;
  /** The order of a date that fits two orders, such as 3/4/2026. */
  readonly dateOrder: DateOrder;
  /** The form with which a new row begins. */
  readonly empty: RecordForm;
  readonly newId: () => string;
};

export type Pasted = { readonly rows: readonly CaseRow[]; readonly isCut: boolean };

/**
 * Fills cells that were copied from a spreadsheet into the rows, from a row and a column on, in the order of the columns. Rows are
 * added as far as they are needed. An empty cell leaves what the row has.
 */
export function pasteRows(
  rows: readonly CaseRow[],
  from: { readonly row: number; readonly column: CaseColumn },
  cells: readonly (readonly string[])[],
  facts: PasteFacts,
): Pasted {
  const start = caseColumns.indexOf(from.column);
  const headings = new Set(facts.labels.map(normaliseForSearch));
  const lines = cells
    .map((line) => line.map((cell) => cell.replaceAll(/\s+/g, " ").trim()))
    .filter((line, at) => at > 0 || !line.some((cell) => headings.has(normaliseForSearch(cell))))
    .filter((line) => line.some((cell) => cell !== ""));
  const read = createCellReader(
    facts,
    lines.flatMap((line) => line[caseColumns.indexOf("dateOfProcedure") - start] ?? []),
  );
  const next = [...rows];
  for (const [at, line] of lines.slice(0, maxRows - from.row).entries()) {
    const above = next[from.row + at - 1];
    const row =
      next[from.row + at] ?? (above === undefined ? undefined : rowBelow(above, facts.newId(), facts.empty));
    if (row === undefined) continue;
    next[from.row + at] = line.reduce((filled, cell, offset) => {
      const column = caseColumns[start + offset];
      return column === undefined || cell === "" ? filled : read(filled, column, cell);
    }, row);
  }
  return { rows: next, isCut: lines.length > maxRows - from.row };
}

/** A function that puts a text into a cell, as the value that it stands for. */
function createCellReader(facts: PasteFacts, days: readonly string[]) {
  const order = chooseDateOrder(guessDateOrder(days, facts.today), facts.dateOrder) ?? facts.dateOrder;
  const getProcedure = createMatcher(
    facts.procedures.map(({ code, name }) => ({ id: code, names: [name, code] })),
  );
  const hospitalOf = createMatcher(optionsToMatch(facts.hospitals));
  const attendingIdOf = createMatcher(optionsToMatch(facts.attendings));
  const roleOf = createMatcher(participantRoles.map((role) => ({ id: role, names: [role] })));

  const values: Readonly<
    Record<CaseColumn, (text: string, form: RecordForm) => Partial<RecordForm> | undefined>
  > = {
    dateOfProcedure: (text) => {
      const dateOfProcedure = readImportedDay(text, order, facts.today);
      return dateOfProcedure && { dateOfProcedure };
    },
    hospital: (text) => {
      const { id: hospital, isSure } = hospitalOf(text);
      return isSure && hospital !== null ? { hospital } : undefined;
    },
    procedure: (text) => {
      const { id, isSure } = getProcedure(text);
      const procedure = facts.procedures.find(({ code }) => isSure && code === id);
      return procedure && { procedure };
    },
    attending: (text) => {
      // A name of two words is written as the list has it; any other stays as it is, and the rules of the form name its error.
      const name = readPersonName(text) ?? text;
      const { id, isSure } = attendingIdOf(name);
      return getAttending(isSure && id !== null ? id : name, facts.attendings);
    },
    role: (text, form) => {
      const { id, isSure } = roleOf(text);
      const role = participantRoles.find((known): known is ParticipantRole => isSure && known === id);
      return role && withRole(form, role);
    },
    procedureIndication: (procedureIndication) => ({ procedureIndication }),
  };
  return (row: CaseRow, column: CaseColumn, text: string): CaseRow => {
    const found = values[column](text, row.form);
    return found === undefined ? withUnread(row, column, text) : withCell(row, column, found);
  };
}

function optionsToMatch(options: readonly Option[]) {
  return options.map(({ value, label }) => ({ id: value, names: [label] }));
}
