import { normaliseForSearch } from "@cathedra/domain";
import type { SearchParams } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import { isRemovedEntry, requestedAttending } from "./requested-attending.ts";

/** The filters of a search; null does not filter. */
export type Filters = Omit<SearchParams, "limit" | "offset" | "sortField" | "sortOrder">;

type Condition = RawBuilder<unknown>;

const equalities = {
  hospital: "hospital_name",
  attending: "attending_id",
  interventionType: "intervention_type",
  organSystem: "organ_system",
  category: "category",
  subCategory: "sub_category",
  modalityPrimary: "modality_primary",
  complications: "complications",
  groupId: "group_id",
} as const satisfies Partial<Record<keyof Filters, string>>;

/** SQL: whether someone is asked to confirm a row `record` that has no answer. */
export const isConfirmationRequested: Condition = sql`exists (
  select from attending entry join app_user writer on writer.id = record.created_by
  where entry.id = ${requestedAttending} and entry.email is not null and not ${isRemovedEntry}
    and not (writer.email_verified and lower(writer.email) = lower(entry.email))
)`;

/** Conditions on the state of the request to the attending, equivalent to `confirmationState`. */
export function confirmationConditions({ confirmation }: Filters): readonly Condition[] {
  if (confirmation === null) return [];
  if (confirmation === "confirmed" || confirmation === "returned" || confirmation === "imported")
    return [sql`record.confirmation = ${confirmation}`];
  return [
    sql`record.confirmation is null`,
    confirmation === "open" ? isConfirmationRequested : sql`not ${isConfirmationRequested}`,
  ];
}

/** The conditions that compare whole values of `logbook_record record`, without the days. */
export function equalityConditions(filters: Filters): readonly Condition[] {
  return Object.entries(equalities).flatMap(([name, column]) => {
    const value = filters[name as keyof typeof equalities];
    return value === null ? [] : [sql`${sql.ref(`record.${column}`)} = ${value}`];
  });
}

/**
 * Conditions for records in which the person has no role, on `logbook_record record`. The person's rows are found by the index
 * of participants and are few compared with the records of a scope.
 */
export function participantConditions({ roleMissingFor }: Filters): readonly Condition[] {
  if (roleMissingFor === null) return [];
  return [
    sql`record.id in (
      select part.record_id from logbook_participant part join app_user person on person.id = part.user_id
      where person.keycloak_id = ${roleMissingFor} and part.role is null and part.position >= 0
    )`,
  ];
}

/** The records of `logbook_record record` that a person wrote and is asked to complete. They are found by an index of their own. */
export function completionConditions({ toCompleteBy }: Filters): readonly Condition[] {
  if (toCompleteBy === null) return [];
  return [
    sql`record.created_by = (select id from app_user where keycloak_id = ${toCompleteBy})`,
    isToComplete,
  ];
}

/** Whether its writer is asked to complete a record: a confirmed one can no longer be changed. */
export const isToComplete: Condition = sql`record.needs_completion and record.confirmation is distinct from 'confirmed'`;

/** SQL conditions for the period; `day` is the column with the day of the procedure. */
export function dayConditions({ startDate, endDate }: Filters, day: Condition): readonly Condition[] {
  return [
    ...(startDate === null ? [] : [sql`${day} >= ${startDate}::date`]),
    ...(endDate === null ? [] : [sql`${day} <= ${endDate}::date`]),
  ];
}

/**
 * Text conditions on the records of one person. `strpos` prevents the use of an index, which lets the statement be prepared.
 */
export function textConditionsInScope({ searchText, participantName }: Filters): readonly Condition[] {
  const conditions: Condition[] = [];
  if (searchText !== null) conditions.push(sql`strpos(record.search_text, ${makeForm(searchText)}) > 0`);
  if (participantName !== null) {
    // A participant's name is part of the search text, which has an index: only few records need the second condition.
    conditions.push(sql`strpos(record.search_text, ${makeForm(participantName)}) > 0`);
    conditions.push(sql`strpos(${participants}, ${makeForm(participantName)}) > 0`);
  }
  return conditions;
}

/**
 * Where texts of one or two characters match: an index finds them only at the start of words, while within a customer they can be
 * searched anywhere.
 */
export type ShortMatch = "anywhere" | "word start";

/**
 * The conditions for many records, which use the trigram indexes. A participant's name is part of the search text, so it is
 * filtered by that first.
 */
export function textConditionsByIndex(
  { searchText, participantName }: Filters,
  short: ShortMatch,
): readonly Condition[] {
  const searched = sql`record.search_text`;
  const named = participantName === null ? [] : [searched, participants];
  return [
    ...(searchText === null ? [] : [contains(searched, searchText, short)]),
    ...named.map((text) => contains(text, participantName ?? "", short)),
  ];
}

/**
 * Trigrams are of letters from a to z and digits. A text without three of them in a row is looked up by its other characters, by
 * the index of `search_signs`.
 */
function contains(text: Condition, wanted: string, short: ShortMatch): Condition {
  const form = normaliseForSearch(wanted);
  const anywhere = sql`${text} like ${pattern("%", wanted)}`;
  if (/[a-z0-9]{3}/.test(form)) return anywhere;
  if (/[^a-z0-9 ]/.test(form))
    return sql`${anywhere} and search_signs(record.search_text) @> search_signs(${makeForm(wanted)})`;
  if (short === "anywhere" || !isShort(wanted)) return anywhere;
  const starts = ["", "% ", "%\n"].map((before) => sql`${text} like ${pattern(before, wanted)}`);
  return sql`(${sql.join(starts, sql` or `)})`;
}

/** Whether a text consists of one or two letters or digits, which `ShortMatch` is about. */
function isShort(wanted: string | null): boolean {
  return wanted !== null && /^[a-z0-9 ]{1,2}$/.test(normaliseForSearch(wanted));
}

export function hasShortText({ searchText, participantName }: Filters): boolean {
  return isShort(searchText) || isShort(participantName);
}

export function isNarrowed(filters: Filters): boolean {
  const { startDate, endDate, roleMissingFor, toCompleteBy, confirmation } = filters;
  const isSet = (name: string): boolean => filters[name as keyof typeof equalities] !== null;
  const isOfPeople = roleMissingFor !== null || toCompleteBy !== null || confirmation !== null;
  const isDated = startDate !== null || endDate !== null;
  return hasText(filters) || isDated || isOfPeople || Object.keys(equalities).some(isSet);
}

export function hasText({ searchText, participantName }: Filters): boolean {
  return searchText !== null || participantName !== null;
}

const participants = sql`(search_form(record.participants_text) collate "C")`;

/**
 * Normalises a searched text by the same rules as `search_text`, and with the same collation, because otherwise its index is not
 * used.
 */
function makeForm(text: string): Condition {
  return sql`(search_form(${text}::text) collate "C")`;
}

function pattern(before: string, text: string): Condition {
  return makeForm(`${before}${text.replaceAll(/[\\%_]/g, "\\$&")}%`);
}
