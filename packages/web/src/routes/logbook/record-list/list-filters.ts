import { isReversed, isUuid, parseLocalDate } from "@cathedra/domain";
import {
  adverseEvents,
  confirmationStates,
  connectedLevels,
  earliestDay,
  interventionTypes,
  latestFollowUp,
  maxHospitalLength,
  maxKeyLength,
  maxPersonNameLength,
  modalities,
} from "@cathedra/domain/logbook";

/** The filters of the list (7.063) with the names of the contract; null does not filter. */
export type ListFilters = { readonly [Name in FilterName]: string | null };
export type FilterName = keyof typeof filters;

type Read = (text: string) => string | null;

/** Every filter with its parameter in the address, and its parser; an invalid value does not filter. */
const filters = {
  startDate: { key: "from", read: readDay },
  endDate: { key: "to", read: readDay },
  hospital: { key: "hospital", read: readLine(maxHospitalLength) },
  attending: { key: "attending", read: readId },
  participantName: { key: "participant", read: readLine(maxPersonNameLength) },
  interventionType: { key: "type", read: getReadOne(interventionTypes) },
  organSystem: { key: "system", read: readLine(maxKeyLength) },
  category: { key: "category", read: readLine(maxKeyLength) },
  subCategory: { key: "subcategory", read: readLine(maxKeyLength) },
  modalityPrimary: { key: "modality", read: getReadOne(modalities) },
  complications: { key: "complications", read: getReadOne(adverseEvents) },
  groupId: { key: "group", read: readNumber },
  confirmation: { key: "confirmation", read: getReadOne(confirmationStates) },
  roleMissingFor: { key: "norole", read: readLine(maxKeyLength) },
  toCompleteBy: { key: "tocomplete", read: readLine(maxKeyLength) },
} as const satisfies Readonly<Record<string, { readonly key: string; readonly read: Read }>>;

/** The filters in the order in which they are shown. */
export const filterNames = Object.keys(filters) as readonly FilterName[];

export const noFilters: ListFilters = filtersBy(() => null);

export function readFilters(query: URLSearchParams): ListFilters {
  const read = filtersBy((name) => {
    const text = query.get(filters[name].key);
    return text === null ? null : filters[name].read(text);
  });
  const isPossible = !isReversed({ from: read.startDate, to: read.endDate });
  return connectedLevels(isPossible ? read : { ...read, endDate: null });
}

export function writeFilters(query: URLSearchParams, chosen: ListFilters): void {
  for (const name of activeFilters(chosen)) query.set(filters[name].key, chosen[name] ?? "");
}

export function activeFilters(chosen: ListFilters): readonly FilterName[] {
  return filterNames.filter((name) => chosen[name] !== null);
}

/** One line of text that the API accepts: without refused characters, and cut to its maximum length. */
export function cleanLine(text: string, max: number): string {
  const line = text.normalize("NFC").replace(/\p{Cc}+|\s+/gu, " ");
  return line
    .trim()
    .slice(0, max)
    .replace(/\p{Surrogate}/gu, "")
    .trim();
}

function filtersBy(valueFor: (name: FilterName) => string | null): ListFilters {
  return Object.fromEntries(filterNames.map((name) => [name, valueFor(name)])) as ListFilters;
}

function readLine(max: number): Read {
  return (text) => cleanLine(text, max) || null;
}

function readDay(text: string): string | null {
  const day = parseLocalDate(text);
  return day !== undefined && day >= earliestDay && day <= latestFollowUp ? day : null;
}

function readNumber(text: string): string | null {
  return /^[1-9]\d{0,8}$/.test(text) ? text : null;
}

function readId(text: string): string | null {
  return isUuid(text) ? text.toLowerCase() : null;
}

function getReadOne(values: readonly string[]): Read {
  return (text) => (values.includes(text) ? text : null);
}
