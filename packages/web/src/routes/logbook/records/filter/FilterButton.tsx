import { Button } from "@cathedra/ui-kit/Button";
import { Drawer } from "@cathedra/ui-kit/Drawer";
import { SlidersHorizontal } from "@cathedra/ui-kit/Icon";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { lazy, useRef, useState } from "react";
import { Section } from "../../../../features/section/Section.tsx";
import { activeFilters, type ListFilters } from "../../record-list/list-filters.ts";
import { filteredBy } from "../../record-list/list-view.ts";
import { useListView, useRequestedListView } from "../list/use-list-view.ts";

const FilterForm = lazy(() => import("./FilterForm.tsx").then((file) => ({ default: file.FilterForm })));

export const filterButtonId = "records-filter";

/** Opens the filters (7.003), and shows how many are set. Their choices are loaded when they are opened. */
export function FilterButton() {
  const [, change] = useListView();
  const { filters } = useRequestedListView();
  const [isOpen, setOpen] = useState(false);
  const changes = useRef(0);
  const changeOpen = (next: boolean) => {
    changes.current = 0;
    setOpen(next);
  };
  const choose = (next: ListFilters) => {
    // Changes in the popup replace the history entry, so that Back returns to the state before the popup was opened.
    const isChange = change((view) => filteredBy(view, next), { replace: changes.current > 0 });
    if (isChange) changes.current += 1;
  };
  const count = activeFilters(filters).length;
  return (
    <>
      <Button
        id={filterButtonId}
        icon={SlidersHorizontal}
        aria-expanded={isOpen}
        onPress={() => changeOpen(true)}
      >
        {count === 0 ? "Filters" : `Filters (${count})`}
      </Button>
      <Drawer isOpen={isOpen} onOpenChange={changeOpen} title="Filters" side="end">
        <Section placeholder={<Skeleton kind="rows" rows={8} columns={1} label="Loading the filters" />}>
          <FilterForm filters={filters} onChange={choose} onClose={() => changeOpen(false)} />
        </Section>
      </Drawer>
    </>
  );
}
