import { Button } from "@cathedra/ui-kit/Button";
import { Download } from "@cathedra/ui-kit/Icon";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Stack } from "@cathedra/ui-kit/Stack";
import { ExportStatus } from "../../../features/export/ExportStatus.tsx";
import { searchedFor, searchParamsOf } from "../record-list/list-view.ts";
import { useLogbookExport } from "./export/use-export.ts";
import { FilterButton } from "./filter/FilterButton.tsx";
import { useAskedListView, useListView } from "./list/use-list-view.ts";
import * as css from "./RecordsToolbar.css.ts";

/** Search, filters and export (7.003). An export holds what the search and the filters find, in the list's order. */
export function RecordsToolbar() {
  const [, change] = useListView();
  const asked = useAskedListView();
  const { state, start, stop } = useLogbookExport();
  return (
    <Stack gap={4}>
      <div className={css.toolbar}>
        <div className={css.search}>
          <SearchField
            label="Search records"
            placeholder="Hospital, attending, participant or procedure"
            value={asked.search}
            onSearch={(text) => change((view) => searchedFor(view, text), { replace: true })}
          />
        </div>
        <FilterButton />
        <Button
          icon={Download}
          isPending={state.status === "running"}
          pendingLabel="Exporting"
          onPress={() => void start(searchParamsOf(asked))}
        >
          Export
        </Button>
      </div>
      <ExportStatus state={state} things="records" onStop={stop} />
    </Stack>
  );
}
