import type { FilterChoices, ListFilter, ListFilters } from "@cathedra/domain/lists";
import { Chip } from "@cathedra/ui-kit/Chip";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Select } from "@cathedra/ui-kit/Select";
import { TextField } from "@cathedra/ui-kit/TextField";
import { type ReactNode, useState } from "react";
import { LazyDatePicker } from "../day-range/LazyDatePicker.tsx";
import { focusSearch } from "../list-bar/focus-search.ts";
import { addressName } from "./described-view.ts";

export type DescribedFiltersProps<Filters extends ListFilters> = {
  readonly filters: Filters;
  readonly view: FilterChoices<Filters>;
  readonly onNarrow: (part: Partial<FilterChoices<Filters>>) => void;
};

type Chosen = string | number | null;

type Bound = {
  readonly filter: ListFilter;
  readonly name: string;
  readonly value: Chosen;
  readonly onChange: (value: Chosen) => void;
};

function boundFilters<Filters extends ListFilters>({
  filters,
  view,
  onNarrow,
}: DescribedFiltersProps<Filters>): readonly Bound[] {
  return Object.entries<ListFilter>(filters).map(([argument, filter]) => {
    const name = addressName(argument, filter);
    return {
      filter,
      name,
      value: (view as Readonly<Record<string, Chosen>>)[name] ?? null,
      onChange: (value) => onNarrow({ [name]: value } as Partial<FilterChoices<Filters>>),
    };
  });
}

/** The search box of a described list, as its bar takes it; undefined where nothing is searched. */
export function describedSearch<Filters extends ListFilters>(props: DescribedFiltersProps<Filters>) {
  const found = boundFilters(props).find(({ filter }) => filter.kind === "search");
  return found && { label: found.filter.label, value: found.value as string, onSearch: found.onChange };
}

/** A control for each filter of a described list, except its search field and filters that only links set. */
export function describedControls<Filters extends ListFilters>(
  props: DescribedFiltersProps<Filters>,
): readonly ReactNode[] {
  return controlledFilters(props).map((bound) => control(bound));
}

/** Whether a filter is set that has a control. */
export function hasControlledFilter<Filters extends ListFilters>(
  props: DescribedFiltersProps<Filters>,
): boolean {
  return controlledFilters(props).some(({ value }) => value !== null);
}

function controlledFilters<Filters extends ListFilters>(
  props: DescribedFiltersProps<Filters>,
): readonly Bound[] {
  return boundFilters(props).filter(({ filter }) => filter.kind !== "search" && filter.isOnlyLinked !== true);
}

function control({ filter, name, value, onChange }: Bound): ReactNode {
  switch (filter.kind) {
    case "choice":
      return (
        <Select
          key={name}
          label={filter.label}
          emptyLabel={filter.anyLabel ?? "All"}
          options={Object.entries(filter.options).map(([option, label]) => ({ value: option, label }))}
          value={value as string | null}
          onChange={onChange}
        />
      );
    case "text":
    case "number":
      return (
        <TypedFilter key={`${name} ${String(value)}`} filter={filter} value={value} onChange={onChange} />
      );
    case "since":
    case "before":
      return (
        <LazyDatePicker key={name} label={filter.label} value={value as string | null} onChange={onChange} />
      );
    case "search":
      return null;
  }
}

/** A filter by a whole text or number, applied when the value is complete or the field loses the focus. */
function TypedFilter({ filter, value, onChange }: Omit<Bound, "name">) {
  const current = value === null ? "" : String(value);
  const [typed, setTyped] = useState(current);
  const apply = (text: string) => {
    const value = filter.kind === "number" ? Number(text) : text;
    onChange(text === "" || Number.isNaN(value) ? null : value);
  };
  return (
    <TextField
      label={filter.label}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        if (filter.kind === "text" && filter.complete?.test(text.trim())) apply(text.trim());
      }}
      onBlur={() => typed.trim() !== current && apply(typed.trim())}
      autoComplete="off"
    />
  );
}

export type FilterChipText = { readonly text?: string; readonly removeLabel?: string };

export type DescribedChipsProps<Filters extends ListFilters> = DescribedFiltersProps<Filters> & {
  /** The text of a chip in place of the value in the address, by its parameter name. */
  readonly texts?: { readonly [Name in keyof FilterChoices<Filters>]?: FilterChipText };
};

/** A chip for each filter that is set and is typed or has no control, with a button that removes it. */
export function DescribedChips<Filters extends ListFilters>({
  texts = {},
  ...props
}: DescribedChipsProps<Filters>) {
  const set = boundFilters(props).filter(
    ({ filter, value }) =>
      (filter.kind === "text" || filter.kind === "number" || filter.isOnlyLinked === true) && value !== null,
  );
  if (set.length === 0) return null;
  return (
    <Inline gap={2}>
      {set.map(({ filter, name, value, onChange }) => {
        const { text = String(value), ...rest } =
          (texts as Readonly<Record<string, FilterChipText>>)[name] ?? {};
        return (
          <Chip
            key={name}
            {...rest}
            onRemove={() => {
              onChange(null);
              // The focused chip disappears, so the focus moves to the search field.
              focusSearch();
            }}
          >
            {`${filter.label}: ${text}`}
          </Chip>
        );
      })}
    </Inline>
  );
}
