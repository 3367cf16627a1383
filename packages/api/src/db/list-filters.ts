import { type Instant, instant, searchWords } from "@cathedra/domain";
import type { ListFilter, ListFilters, NumberFilter, PeriodFilter } from "@cathedra/domain/lists";
import { type RawBuilder, sql } from "kysely";
import type { PageArgs } from "../graphql/pagination.ts";
import { andConditions } from "./and-conditions.ts";
import type { Database } from "./generated/database.ts";
import { searchWords as spacedWords } from "./search-words.ts";
import { toTimestamp } from "./to-timestamp.ts";

type Value<One extends ListFilter> = One extends NumberFilter
  ? number
  : One extends PeriodFilter
    ? Instant
    : One extends { readonly type: string; readonly options: infer Options }
      ? keyof Options & string
      : string;

/** The filter values of a request; null means no filter. */
export type FilterValues<Filters extends ListFilters> = {
  readonly [Name in keyof Filters]: Value<Filters[Name]> | null;
};

type FilterArguments<Filters extends ListFilters> = {
  readonly [Name in keyof Filters]?: Value<Filters[Name]> | null | undefined;
};

/** A filter with a column that the table does not have is none. */
type WithColumnsOf<Table extends keyof Database, Filters extends ListFilters> = {
  readonly [Name in keyof Filters]: Filters[Name] extends { readonly column: infer Column }
    ? Column extends keyof Database[Table]
      ? Filters[Name]
      : never
    : Filters[Name];
};

/** The SQL of each filter without a column: one that is left out does not compile. */
type OwnConditions<Filters extends ListFilters> = {
  readonly [Name in keyof Filters as Filters[Name] extends { readonly column: string } ? never : Name]: (
    value: Value<Filters[Name]>,
  ) => RawBuilder<unknown>;
};

/** How the API reads and applies the filters of a list. */
export type SqlFilters<Filters extends ListFilters> = {
  /** Reads the filters from the arguments of a call. An empty text does not filter, and a text that is too long is cut. */
  readonly read: (args: FilterArguments<Filters>) => FilterValues<Filters>;
  /** The condition that all filters make together. */
  readonly where: (values: FilterValues<Filters>) => RawBuilder<unknown>;
  /** Sample arguments for the test of a statement that reads a page: without any filter, and with all of them. */
  readonly samples: [none: [FilterValues<Filters>, PageArgs], all: [FilterValues<Filters>, PageArgs]];
};

/**
 * Makes the SQL of a list's filters: a filter with a column of `table` compares that column, under the name `alias` that the
 * table has in the statement; `own` has the condition of every other filter.
 */
export function sqlFilters<Table extends keyof Database, const Filters extends ListFilters>(
  filters: Filters & WithColumnsOf<Table, Filters>,
  { alias }: { readonly table: Table; readonly alias: string },
  own: OwnConditions<Filters>,
): SqlFilters<Filters> {
  const entries = Object.entries<ListFilter>(filters);
  const conditions = own as Readonly<Record<string, (value: unknown) => RawBuilder<unknown>>>;
  const conditionOf = (name: string, filter: ListFilter, value: unknown) => {
    if (filter.column === undefined) {
      const made = conditions[name]?.(value);
      if (made === undefined) throw new Error(`the filter ${name} has no SQL`);
      return made;
    }
    return columnCondition(sql.ref(`${alias}.${filter.column}`), filter, value);
  };
  const valuesBy = (valueFor: (name: string, filter: ListFilter) => unknown) =>
    Object.fromEntries(
      entries.map(([name, filter]) => [name, valueFor(name, filter)]),
    ) as FilterValues<Filters>;
  return {
    read: (args) =>
      valuesBy((name, filter) => readValue(filter, (args as Record<string, unknown>)[name] ?? null)),
    where: (values) =>
      andConditions(
        entries.flatMap(([name, filter]) => {
          const value = values[name];
          return value === null ? [] : [conditionOf(name, filter, value)];
        }),
      ),
    samples: [
      [valuesBy(() => null), { limit: 1, offset: 0 }],
      [valuesBy((_, filter) => sampleOf(filter)), { limit: 1, offset: 0 }],
    ],
  };
}

function columnCondition(
  column: RawBuilder<unknown>,
  { kind }: ListFilter,
  value: unknown,
): RawBuilder<unknown> {
  switch (kind) {
    case "search":
      return containsText(column, value as string);
    case "choice":
    case "text":
    case "number":
      return sql`${column} = ${value}`;
    case "since":
      return sql`${column} >= ${toTimestamp(value as Instant)}`;
    case "before":
      return sql`${column} < ${toTimestamp(value as Instant)}`;
  }
}

/** Whether a text contains another, without regard to case and accents. */
export function containsText(text: RawBuilder<unknown>, part: string): RawBuilder<unknown> {
  return sql`search_form(${text}) like
    '%' || replace(replace(replace(search_form(${part}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;
}

/** Whether a text contains all words of a search, in any order; true of a search without words. */
export function containsWords(text: RawBuilder<unknown>, search: string): RawBuilder<unknown> {
  return andConditions([...new Set(searchWords(search))].map((word) => containsText(text, word)));
}

/** Whether a text contains everything that a search has between its spaces, so that the version 2.1 is not found as 1.2. */
export function containsAll(text: RawBuilder<unknown>, search: string): RawBuilder<unknown> {
  return andConditions(spacedWords(search).map((word) => sql`position(${word} in search_form(${text})) > 0`));
}

function readValue(filter: ListFilter, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const text = value.replaceAll("\0", "").trim();
  return ("max" in filter ? text.slice(0, filter.max) : text) || null;
}

function sampleOf(filter: ListFilter): string | number | Instant {
  switch (filter.kind) {
    case "search":
    case "text":
      return "a";
    case "choice":
      return Object.keys(filter.options)[0] ?? "";
    case "number":
      return 1;
    case "since":
    case "before":
      return instant(0);
  }
}
