import { Button } from "@cathedra/ui-kit/Button";
import { Chip } from "@cathedra/ui-kit/Chip";
import { Inline } from "@cathedra/ui-kit/Inline";
import { activeFilters, type FilterName, noFilters } from "../../record-list/list-filters.ts";
import { filteredBy } from "../../record-list/list-view.ts";
import { useListView } from "../list/use-list-view.ts";
import { filterButtonId } from "./FilterButton.tsx";
import { type FilterNames, filterText } from "./filter-texts.ts";

export type FilterChipsProps = {
  /** The names of filters whose values are ids, as far as they were loaded. */
  readonly names: FilterNames;
};

/** The filters that are set, each with a button that removes it. */
export function FilterChips({ names: known }: FilterChipsProps) {
  const [{ filters }, change] = useListView();
  const names = activeFilters(filters);
  if (names.length === 0) return null;
  const remove = (name: FilterName) => {
    change((view) => filteredBy(view, { ...view.filters, [name]: null }));
    focusFilterButton();
  };
  return (
    <section aria-label="Filters in use">
      <Inline>
        {names.map((name) => (
          <Chip key={name} removeLabel="Remove the filter" onRemove={() => remove(name)}>
            {filterText(filters, name, known)}
          </Chip>
        ))}
        {names.length > 1 && (
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              change((view) => filteredBy(view, noFilters));
              focusFilterButton();
            }}
          >
            Clear filters
          </Button>
        )}
      </Inline>
    </section>
  );
}

/** The focused chip has disappeared, so the filter button gets the focus. */
function focusFilterButton(): void {
  document.getElementById(filterButtonId)?.focus();
}
