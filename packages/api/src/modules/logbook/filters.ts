import { searchForm } from "@cathedra/domain";
import type { SearchParams } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import { isRemovedEntry, requestedAttending } from "./requested-attending.ts";

/** The filters of a search; null is "any". */
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

/** Conditions on the state of the request to the attending, equivalent to `confirmationState`. */
export function confirmationConditions({ confirmation }: Filters): readonly Condition[] {
  if (confirmation === null) return [];
  if (confirmation === "confirmed" || confirmation === "returned")
    return [sql`record.confirmation = ${confirmation}`];
  const isAsked = sql`exists (
    select from attending entry join app_user writer on writer.id = record.created_by
    where entry.id = ${requestedAttending} and entry.email is not null and not ${isRemovedEntry}
      and not (writer.email_verified and lower(writer.email) = lower(entry.email))
  )`;
  return [sql`record.confirmation is null`, confirmation === "open" ? isAsked : sql`not ${isAsked}`];
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

/** `day` is the column that holds the day of the procedure. */
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
  if (searchText !== null) conditions.push(sql`strpos(record.search_text, ${formOf(searchText)}) > 0`);
  if (participantName !== null) {
    // A participant's name is part of the search text, which has an index: only few records need the second condition.
    conditions.push(sql`strpos(record.search_text, ${formOf(participantName)}) > 0`);
    conditions.push(sql`strpos(${participants}, ${formOf(participantName)}) > 0`);
  }
  return conditions;
}

/**
 * Across customers, texts of one or two characters match only beginnings of words, because no index finds them inside of words.
 */
export type Reach = "customer" | "everything";

const shortestInside = 3;

/**
 * The conditions for many records, which use the trigram indexes. A participant's name is part of the search text, so it is
 * filtered by that first.
 */
export function textConditionsByIndex(
  { searchText, participantName }: Filters,
  reach: Reach,
): readonly Condition[] {
  const searched = sql`record.search_text`;
  const named = participantName === null ? [] : [searched, participants];
  return [
    ...(searchText === null ? [] : [contains(searched, searchText, reach)]),
    ...named.map((text) => contains(text, participantName ?? "", reach)),
  ];
}

function contains(text: Condition, wanted: string, reach: Reach): Condition {
  if (reach === "customer" || wanted.length >= shortestInside)
    return sql`${text} like ${pattern("%", wanted)}`;
  const starts = ["", "% ", "%\n"].map((before) => sql`${text} like ${pattern(before, wanted)}`);
  return sql`(${sql.join(starts, sql` or `)})`;
}

/**
 * Whether texts are all that narrows the records of everyone, and no index knows a part of them: signs alone, and letters other than
 * Latin ones, of which the trigrams of the collation have none.
 */
export function isBeyondIndex(filters: Filters): boolean {
  const { searchText, participantName } = filters;
  const texts = [searchText, participantName].filter((text) => text !== null);
  const isNarrowedOtherwise = isNarrowed({ ...filters, searchText: null, participantName: null });
  return texts.length > 0 && !isNarrowedOtherwise && !texts.some(hasTrigram);
}

function hasTrigram(wanted: string): boolean {
  const part =
    wanted.length < shortestInside ? /[a-z0-9]/ : /[a-z0-9]{3}|[^a-z0-9][a-z0-9]|[a-z0-9]{2}[^a-z0-9]/;
  return part.test(searchForm(wanted));
}

export function isNarrowed(filters: Filters): boolean {
  const { startDate, endDate, roleMissingFor, confirmation } = filters;
  const isSet = (name: string): boolean => filters[name as keyof typeof equalities] !== null;
  const isOfPeople = roleMissingFor !== null || confirmation !== null;
  const isDated = startDate !== null || endDate !== null;
  return hasText(filters) || isDated || isOfPeople || Object.keys(equalities).some(isSet);
}

function hasText({ searchText, participantName }: Filters): boolean {
  return searchText !== null || participantName !== null;
}

const participants = sql`(search_form(record.participants_text) collate "C")`;

/** Normalizes by the same rules as `search_text`, and with the same collation, because otherwise its index is not used. */
function formOf(text: string): Condition {
  return sql`(search_form(${text}::text) collate "C")`;
}

function pattern(before: string, text: string): Condition {
  return formOf(`${before}${text.replaceAll(/[\\%_]/g, "\\$&")}%`);
}
