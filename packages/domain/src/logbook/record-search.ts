import { rangeError } from "../day-range.ts";
import { errorCollector } from "../error-collector.ts";
import { type FieldError, fieldError } from "../field-errors.ts";
import type { AttendingId, KeycloakId } from "../ids.ts";
import { normaliseForSearch } from "../normalise-for-search.ts";
import { err, ok, type Result } from "../result.ts";
import { readText } from "../text.ts";
import type { LocalDate } from "../time.ts";
import { type ConfirmationState, confirmationStates } from "./confirmation/confirmation.ts";
import {
  latestFollowUp,
  logbookPageSize,
  maxHospitalLength,
  maxKeyLength,
  maxPersonNameLength,
  maxRecordsAtOnce,
  maxSearchTextLength,
} from "./limits.ts";
import { readDay, readOption, readUuid, withoutSpaces } from "./read-fields.ts";
import {
  type AdverseEvent,
  adverseEvents,
  type InterventionType,
  interventionTypes,
  type Modality,
  modalities,
} from "./values.ts";

/** The specification gives these orders (7.026). */
export const activitiesSortFields = [
  "dateOfProcedure",
  "optionalIdentifier",
  "hospital",
  "attending",
  "participants",
  "procedureName",
] as const;
export type ActivitiesSortField = (typeof activitiesSortFields)[number];

export const activitiesSortOrders = ["asc", "desc"] as const;
export type ActivitiesSortOrder = (typeof activitiesSortOrders)[number];

/** A search of the logbook, checked (7.063). Null does not filter. */
export type SearchParams = {
  readonly limit: number;
  readonly offset: number;
  readonly sortField: ActivitiesSortField;
  readonly sortOrder: ActivitiesSortOrder;
  /** The search text, normalized by `normaliseForSearch` like the records' own. */
  readonly searchText: string | null;
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
  readonly hospital: string | null;
  readonly attending: AttendingId | null;
  /** The participant's name, normalized by `normaliseForSearch`. */
  readonly participantName: string | null;
  readonly interventionType: InterventionType | null;
  readonly organSystem: string | null;
  readonly category: string | null;
  readonly subCategory: string | null;
  readonly modalityPrimary: Modality | null;
  readonly complications: AdverseEvent | null;
  readonly groupId: number | null;
  readonly confirmation: ConfirmationState | null;
  /** A person: the records in which they take part, and no role is stated for them. */
  readonly roleMissingFor: KeycloakId | null;
  /** A person: the records that they wrote and that lack what a full record has. */
  readonly toCompleteBy: KeycloakId | null;
};

/** The unchecked input: the contract's `ActivitiesSearchParams`. */
export type SearchInput = { readonly [Key in keyof SearchParams]?: string | number | null | undefined };

/** The largest 32-bit integer, as in GraphQL's Int and PostgreSQL's integer. */
const maxInteger = 2_147_483_647;

/** Reads a search; absent fields take their defaults: the 25 with the latest date of procedure. */
export function parseSearchParams(
  input: SearchInput | null | undefined,
): Result<SearchParams, readonly FieldError[]> {
  const given = input ?? {};
  const { errors, take } = errorCollector();
  const text = (path: keyof SearchInput, max: number) => take(readText(path, given[path], { max })) ?? null;
  const option = <Value extends string>(path: keyof SearchInput, values: readonly Value[]) =>
    take(readOption(path, given[path], values)) ?? null;
  const day = (path: keyof SearchInput) => take(readDay(path, given[path], latestFollowUp)) ?? null;

  const limit = take(readWhole("limit", given.limit, { min: 1, max: maxRecordsAtOnce })) ?? logbookPageSize;
  const offset = take(readWhole("offset", given.offset, { min: 0, max: maxInteger })) ?? 0;
  const params: SearchParams = {
    limit,
    offset,
    sortField: option("sortField", activitiesSortFields) ?? "dateOfProcedure",
    sortOrder: option("sortOrder", activitiesSortOrders) ?? "desc",
    searchText: take(normaliseSearchText("searchText", given.searchText)) ?? null,
    startDate: day("startDate"),
    endDate: day("endDate"),
    hospital: text("hospital", maxHospitalLength),
    attending: (take(readUuid("attending", given.attending)) ?? null) as AttendingId | null,
    participantName: makeForm(text("participantName", maxPersonNameLength)),
    interventionType: option("interventionType", interventionTypes),
    organSystem: text("organSystem", maxKeyLength),
    category: text("category", maxKeyLength),
    subCategory: text("subCategory", maxKeyLength),
    modalityPrimary:
      take(readOption("modalityPrimary", withoutSpaces(given.modalityPrimary), modalities)) ?? null,
    complications: option("complications", adverseEvents),
    confirmation: option("confirmation", confirmationStates),
    groupId: take(readWhole("groupId", given.groupId, { min: 1, max: maxInteger })) ?? null,
    roleMissingFor: text("roleMissingFor", maxKeyLength) as KeycloakId | null,
    toCompleteBy: text("toCompleteBy", maxKeyLength) as KeycloakId | null,
  };
  const reversed = rangeError("endDate", { from: params.startDate, to: params.endDate });
  const all = reversed === undefined ? errors : [...errors, reversed];
  return all.length === 0 ? ok(params) : err(all);
}

/** The text of a search field, trimmed, with single spaces, in the form of `normaliseForSearch`; null if it is empty. */
export function normaliseSearchText(path: string, value: unknown): Result<string | null, FieldError> {
  const read = readText(path, value, { max: maxSearchTextLength });
  return read.ok ? ok(makeForm(read.value)) : read;
}

/** A text that consists only of an accent leaves nothing to search for. */
function makeForm(text: string | null): string | null {
  return normaliseForSearch(text ?? "").trim() || null;
}

function readWhole(
  path: string,
  value: unknown,
  bounds: { readonly min: number; readonly max: number },
): Result<number | null, FieldError> {
  if (value === undefined || value === null) return ok(null);
  const isWithin =
    typeof value === "number" && Number.isInteger(value) && value >= bounds.min && value <= bounds.max;
  return isWithin ? ok(value) : err(fieldError(path, "OUT_OF_RANGE", bounds));
}
