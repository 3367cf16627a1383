/** The properties that all kinds of filters have. */
type Common = {
  /** The label of the filter's control, and the header of its column. */
  readonly label: string;
  /** The name of the filter's parameter in the page's address; if absent, the name of its argument. */
  readonly address?: string;
  /** The compared column of the list's table. Without one, the API has its own SQL. */
  readonly column?: string;
  /** The field of a row that the page's table shows in a column of its own. */
  readonly shown?: string;
  /** The filter can be set only by a link: the page shows it, and has no control to choose it. */
  readonly isOnlyLinked?: true;
};

/** A part of a text, typed into the page's search box. */
export type SearchFilter = Common & { readonly kind: "search"; readonly max: number };

/** A filter by one of several values. */
export type ChoiceFilter = Common & {
  readonly kind: "choice";
  /** The name of an enumeration in the contract; if absent, the filter is a text. */
  readonly type?: string;
  /** Each value with its label, in the order in which they are offered. */
  readonly options: Readonly<Record<string, string>>;
  /** The label while no value is chosen; "All" if absent. */
  readonly anyLabel?: string;
};

/** A filter by a complete text: only equal values match. */
export type TextFilter = Common & {
  readonly kind: "text";
  readonly max: number;
  /** An id of the contract, such as that of a person. */
  readonly isId?: true;
  /** The values that are allowed in the address. */
  readonly pattern: RegExp;
  /** Whether a typed text is complete, so that it filters without a further press. */
  readonly complete?: RegExp;
};

/** A filter by a number, such as the id of a row. */
export type NumberFilter = Common & { readonly kind: "number" };

/** The first or the last day of a period: a day in the address, a moment in the contract, whose end is excluded. */
export type PeriodFilter = Common & { readonly kind: "since" | "before" };

export type ListFilter = SearchFilter | ChoiceFilter | TextFilter | NumberFilter | PeriodFilter;

/** The filters of a list by their arguments in the contract, in the order of the page. */
export type ListFilters = Readonly<Record<string, ListFilter>>;

/** A list of the contract and its filters. */
export type ListDescription = {
  /** The query of the contract that reads a page of the list. */
  readonly query: string;
  /** The default number of rows on a page, from which a query's weight is computed. */
  readonly pageSize: number;
  /** The number of statements for one page of the list, which is the operation's weight. */
  readonly statements: number;
  /** The sort columns of the stored rows; the last one is unique. */
  readonly order: readonly (readonly [column: string, direction: "ascending" | "descending"])[];
  readonly filters: ListFilters;
};

/** The type of a filter's value in the address and on the page; null: it does not narrow. */
export type FilterChoice<One extends ListFilter> = One extends SearchFilter
  ? string
  : One extends ChoiceFilter
    ? (keyof One["options"] & string) | null
    : One extends NumberFilter
      ? number | null
      : string | null;

/** The name of a filter's parameter in the address. */
export type AddressOf<Filters extends ListFilters, Name extends keyof Filters> = Filters[Name] extends {
  readonly address: infer Address extends string;
}
  ? Address
  : Name & string;

/** The filters in the address, by their parameter names. */
export type FilterChoices<Filters extends ListFilters> = {
  readonly [Name in keyof Filters as AddressOf<Filters, Name>]: FilterChoice<Filters[Name]>;
};

/** The contract's type of a filter's argument. */
export function argumentType(filter: ListFilter): string {
  switch (filter.kind) {
    case "search":
      return "String";
    case "choice":
      return filter.type ?? "String";
    case "text":
      return filter.isId === true ? "ID" : "String";
    case "number":
      return "Int";
    case "since":
    case "before":
      return "DateTime";
  }
}
