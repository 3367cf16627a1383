import { normaliseForSearch } from "@cathedra/domain";
import { type Actor, mayReadRecord } from "@cathedra/domain/access";
import type { ActivitiesSortField, LogbookRecord, SearchParams } from "@cathedra/domain/logbook";

/** Sorts by the root collation of Unicode, as the database does. */
const collator = new Intl.Collator("und");

type Search = Partial<SearchParams>;

/** The expected answer of `activities`, computed in memory from the records by an independent implementation. */
export function expectedList(records: readonly LogbookRecord[], actor: Actor, search: Search) {
  const matching = records
    .filter((record) => mayReadRecord(actor, record) === "allowed" && matches(record, search))
    .toSorted((one, other) => compare(one, other, actor, search));
  const { offset = 0, limit = 25 } = search;
  return { totalCount: matching.length, ids: matching.slice(offset, offset + limit).map(({ id }) => id) };
}

function matches(record: LogbookRecord, search: Search): boolean {
  const { procedure, attending, participants } = record;
  const { firstName, lastName } = attending;
  const names = participants.map(({ name }) => name);
  const texts = [
    record.hospital,
    `${lastName}, ${firstName}`,
    `${firstName} ${lastName}`,
    ...names,
    ...Object.values(procedure),
  ];
  const has = (among: readonly string[], text: string | null | undefined): boolean =>
    text === null ||
    text === undefined ||
    among.some((each) => normaliseForSearch(each).includes(normaliseForSearch(text)));
  const is = (value: unknown, wanted: unknown): boolean =>
    wanted === null || wanted === undefined || value === wanted;
  return (
    has(texts, search.searchText) &&
    has(names, search.participantName) &&
    (search.startDate ?? "0000") <= record.dateOfProcedure &&
    record.dateOfProcedure <= (search.endDate ?? "9999") &&
    is(record.hospital, search.hospital) &&
    is(attending.id, search.attending) &&
    is(procedure.interventionType, search.interventionType) &&
    is(procedure.organSystem, search.organSystem) &&
    is(procedure.category, search.category) &&
    is(procedure.subCategory, search.subCategory) &&
    is(record.modalityPrimary, search.modalityPrimary) &&
    is(record.complications, search.complications) &&
    is(record.groupId, search.groupId) &&
    (search.roleMissingFor == null || hasNoRole(record, search.roleMissingFor)) &&
    // The records of the tests are stored without a save, which alone decides what is to be completed.
    search.toCompleteBy == null
  );
}

function hasNoRole({ participants }: LogbookRecord, person: string): boolean {
  return participants.some(({ keycloakId, role }) => keycloakId === person && role === null);
}

function compare(one: LogbookRecord, other: LogbookRecord, actor: Actor, search: Search): number {
  const sign = search.sortOrder === "asc" ? 1 : -1;
  const field = search.sortField ?? "dateOfProcedure";
  const byDay = compareText(one.dateOfProcedure, other.dateOfProcedure) || compareText(one.id, other.id);
  if (field === "dateOfProcedure") return sign * byDay;
  const [key, otherKey] = [makeKey(one, field, actor), makeKey(other, field, actor)];
  if (key === null || otherKey === null) return Number(key === null) - Number(otherKey === null) || -byDay;
  return sign * collator.compare(key, otherKey) || -byDay;
}

function makeKey(record: LogbookRecord, field: ActivitiesSortField, actor: Actor): string | null {
  switch (field) {
    case "optionalIdentifier":
      return record.createdBy === actor.userId ? record.optionalIdentifier : null;
    case "hospital":
      return record.hospital;
    case "attending":
      return `${record.attending.lastName}, ${record.attending.firstName}`;
    case "participants":
      return record.participants.map(({ name }) => name).join("\n");
    case "procedureName":
      return record.procedure.name;
    case "dateOfProcedure":
      return null;
  }
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
