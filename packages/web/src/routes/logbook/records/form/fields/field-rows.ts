import type { FieldTable } from "@cathedra/domain/fields";
import { fieldsIn, type SectionId } from "@cathedra/domain/logbook";
import { type AnswerName, isAnswerName } from "../record-form.ts";

/** Fields that are shown side by side when there is enough space. */
export type FieldRow<Name extends string = string> = {
  readonly columns: 1 | 2 | 3;
  readonly names: readonly Name[];
};

/**
 * The fields of a section in rows, in their order: three numbers or two other fields in a row. A text of several lines has its
 * own row; the choice that enables it is above it, and a day is beside it.
 */
export function getRows<Name extends string>(
  fields: FieldTable,
  names: readonly Name[],
): readonly FieldRow<Name>[] {
  const rows: { columns: 1 | 2 | 3; names: Name[] }[] = [];
  for (const name of names) {
    const columns = getColumns(fields, name);
    const last = rows.at(-1);
    if (last?.columns === columns && columns > 1 && !isDayAlone(fields, name)) last.names.push(name);
    else rows.push({ columns, names: [name] });
  }
  return rows;
}

function getColumns(fields: FieldTable, name: string): 1 | 2 | 3 {
  const field = fields[name];
  if (field?.kind === "number") return 3;
  if (isLongText(fields, name)) return opener(fields, name)?.kind === "day" ? 2 : 1;
  return field?.kind !== "day" && opensText(fields, name) ? 1 : 2;
}

/** Whether a day has no text beside it; otherwise the two take a row together. */
function isDayAlone(fields: FieldTable, name: string): boolean {
  return fields[name]?.kind === "day" && opensText(fields, name);
}

function isLongText(fields: FieldTable, name: string): boolean {
  const field = fields[name];
  return field?.kind === "text" && field.lines === "many";
}

function opener(fields: FieldTable, name: string) {
  return fields[fields[name]?.shownBy?.[0].field ?? ""];
}

function opensText(fields: FieldTable, name: string): boolean {
  return Object.keys(fields).some(
    (other) => isLongText(fields, other) && fields[other]?.shownBy?.some(({ field }) => field === name),
  );
}

/** The fields of a section whose descriptions define them completely, in their order. */
export function answersIn(section: SectionId): readonly AnswerName[] {
  return fieldsIn(section).filter(isAnswerName);
}
