import type { ActivitySortKey, SortDirection } from "../enumerations.ts";
import { errorCollector } from "../error-collector.ts";
import { type FieldError, fieldError } from "../field-errors.ts";
import { normaliseForSearch } from "../normalise-for-search.ts";
import { err, ok, type Result } from "../result.ts";
import type { RunOutcome } from "../results/run-outcome.ts";
import { readText } from "../text.ts";
import type { Instant } from "../time.ts";
import { maxActivitySearchLength, maxSearchWords } from "./limits.ts";
import { getUsualOrder } from "./usual-order.ts";

/** A search of the activity log, checked (6.013, 6.018). Null does not narrow. */
export type VistActivitySearch = {
  readonly sortField: ActivitySortKey;
  readonly sortOrder: SortDirection;
  /** Search words, normalized by `normaliseForSearch`; a run must match each of them. */
  readonly words: readonly string[];
  readonly moduleCode: string | null;
  readonly exerciseKey: string | null;
  readonly result: RunOutcome | null;
  readonly from: Instant | null;
  readonly to: Instant | null;
};

/** The unchecked input: the contract's `VistActivitiesSearchParams`. */
export type VistActivitySearchInput = {
  readonly sortField?: ActivitySortKey | null | undefined;
  readonly sortOrder?: SortDirection | null | undefined;
  readonly searchText?: string | null | undefined;
  readonly moduleCode?: string | null | undefined;
  readonly exerciseKey?: string | null | undefined;
  readonly result?: RunOutcome | null | undefined;
  readonly from?: Instant | null | undefined;
  readonly to?: Instant | null | undefined;
};

/** Reads a search; absent fields take their defaults: the latest first. */
export function readVistActivitySearch(
  input: VistActivitySearchInput | null | undefined,
): Result<VistActivitySearch, readonly FieldError[]> {
  const given = input ?? {};
  const { errors, take } = errorCollector();
  const text = (path: "searchText" | "moduleCode" | "exerciseKey") =>
    take(readText(path, given[path], { max: maxActivitySearchLength })) ?? null;
  const sortField = given.sortField ?? "activityStart";
  const search: VistActivitySearch = {
    sortField,
    sortOrder: given.sortOrder ?? getUsualOrder(sortField),
    words: getWords(text("searchText")),
    moduleCode: text("moduleCode"),
    exerciseKey: text("exerciseKey"),
    result: given.result ?? null,
    from: given.from ?? null,
    to: given.to ?? null,
  };
  const { from, to } = search;
  const reversed =
    from !== null && to !== null && to < from
      ? [fieldError("to", "DATE_TOO_EARLY", { earliest: new Date(from).toISOString() })]
      : [];
  const all = [...errors, ...reversed];
  return all.length === 0 ? ok(search) : err(all);
}

/** Whether the search has any filter. */
export function isNarrowedSearch(search: VistActivitySearch): boolean {
  const { words, moduleCode, exerciseKey, result, from, to } = search;
  return words.length > 0 || [moduleCode, exerciseKey, result, from, to].some((each) => each !== null);
}

function getWords(text: string | null): readonly string[] {
  const words = normaliseForSearch(text ?? "")
    .split(/\s+/)
    .filter(Boolean);
  return [...new Set(words)].slice(0, maxSearchWords);
}
