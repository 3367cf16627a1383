import type { KeycloakId } from "../ids.ts";
import { recordFields } from "../logbook/fields/record-fields.ts";
import { comparableName } from "../logbook/likely-duplicates.ts";
import { maxParticipants } from "../logbook/limits.ts";
import type { ParticipantInput, RecordInput } from "../logbook/record-input.ts";
import type { LocalDate } from "../time.ts";
import type { ColumnTargets } from "./guess-columns.ts";
import { type DateOrder, readImportedDay } from "./imported-dates.ts";
import { type ImportTarget, isPersonTarget, kindOfTarget } from "./targets.ts";
import { getAgeCategory } from "./value-options.ts";

/** Before an attending's "Last, First" that is added to the institution's list with the import. */
export const newAttendingMark = "new:";

/** How an earlier logbook becomes records: what people decided about its columns and values. */
export type ImportMapping = {
  readonly headings: readonly string[];
  readonly columns: ColumnTargets;
  /** The order of the dates in each column of days. */
  readonly dateOrders: Readonly<Partial<Record<ImportTarget, DateOrder>>>;
  /** The id of the value for each different text of a column. A text without one is reported as wrong. */
  readonly values: Readonly<Partial<Record<ImportTarget, Readonly<Record<string, string>>>>>;
  /** What rows get whose column is missing or whose cell is empty: an id where values are matched, otherwise a text. */
  readonly fixed: Readonly<Partial<Record<ImportTarget, string>>>;
};

/** The person whose logbook it is. */
export type ImportingPerson = { readonly keycloakId: KeycloakId; readonly name: string };

/** The longest text that is sent of a cell that cannot be used: enough to say what is wrong. */
const maxUnusableLength = 100;

/** The record of a row, still unchecked. What cannot be read is passed on as it is, so that the check names it. */
export function makeImportRow(
  cells: readonly string[],
  mapping: ImportMapping,
  me: ImportingPerson,
  latestDay: LocalDate,
): RecordInput {
  const values = valuesByTarget(cells, mapping);
  const record: Record<string, unknown> = {};
  for (const [target, text] of values) {
    if (isPersonTarget(target) || target === "role" || target === "level") continue;
    if (target === "hospital") record.hospital = text;
    else if (target === "attending")
      if (text.startsWith(newAttendingMark)) record.attendingName = text.slice(newAttendingMark.length);
      else record.attending = { id: text };
    else if (target === "procedureCode") record.procedure = { code: text };
    else if (target === "procedureName") {
      // A code is exact, so it counts more than a name.
      if (!values.has("procedureCode")) record.procedure = { code: text };
    } else record[target] = plainValue(target, text, mapping, latestDay);
  }
  return { ...record, participants: getParticipants(values, me) };
}

/** The text of each target in a row: the cell with its matched value, joined remarks, or the value for all rows. */
function valuesByTarget(cells: readonly string[], mapping: ImportMapping): ReadonlyMap<ImportTarget, string> {
  const values = new Map<ImportTarget, string>();
  const counts = new Map<ImportTarget, number>();
  for (const target of mapping.columns)
    if (target !== null) counts.set(target, (counts.get(target) ?? 0) + 1);
  mapping.columns.forEach((target, column) => {
    const text = (cells[column] ?? "").trim();
    if (target === null || text === "") return;
    const value = valueOfText(target, text, mapping);
    if ((counts.get(target) ?? 0) < 2) values.set(target, value);
    else
      values.set(
        target,
        [values.get(target), `${mapping.headings[column] ?? ""}: ${value}`].filter(Boolean).join("\n"),
      );
  });
  for (const [target, value = ""] of Object.entries(mapping.fixed))
    if (value !== "" && !values.has(target as ImportTarget)) values.set(target as ImportTarget, value);
  return values;
}

/** The id of the value that a text was matched to; without one the text itself, which no list has. */
function valueOfText(target: ImportTarget, text: string, mapping: ImportMapping): string {
  if (kindOfTarget(target) !== "matched") return text;
  const matched = mapping.values[target];
  const id = matched !== undefined && Object.hasOwn(matched, text) ? matched[text] : undefined;
  return (
    id ?? (target === "ageCategory" ? getAgeCategory(text) : undefined) ?? text.slice(0, maxUnusableLength)
  );
}

function plainValue(
  target: keyof typeof recordFields,
  text: string,
  mapping: ImportMapping,
  latestDay: LocalDate,
): string | boolean {
  const { kind } = recordFields[target];
  if (kind === "day")
    return (
      readImportedDay(text, mapping.dateOrders[target as ImportTarget] ?? "yearFirst", latestDay) ??
      text.slice(0, maxUnusableLength)
    );
  // A single comma is a decimal comma: thousands are no doses of a case.
  if (kind === "number")
    return /^\d+,\d+$/.test(text) ? text.replace(",", ".") : text.slice(0, maxUnusableLength);
  if (kind === "yesNo") return text === "yes" ? true : text === "no" ? false : text;
  return text;
}

/** The named people of the row. The person whose logbook it is is recognised by name, and stands first if not named. */
function getParticipants(
  values: ReadonlyMap<ImportTarget, string>,
  me: ImportingPerson,
): readonly ParticipantInput[] {
  const own = comparableName(me.name);
  const named = Array.from({ length: maxParticipants }, (_, at) => at + 1).flatMap(
    (at): ParticipantInput[] => {
      const name = values.get(`trainee${at}`);
      if (name === undefined) return [];
      return [
        {
          ...(comparableName(name) === own ? { user: { keycloak_id: me.keycloakId } } : {}),
          name,
          role: values.get(`trainee${at}Role`) ?? null,
          level: values.get(`trainee${at}Level`) ?? null,
        },
      ];
    },
  );
  if (named.some(({ user }) => user !== undefined)) return named;
  const role = values.get("role") ?? null;
  const level = values.get("level") ?? null;
  return [{ user: { keycloak_id: me.keycloakId }, name: me.name, role, level }, ...named];
}
