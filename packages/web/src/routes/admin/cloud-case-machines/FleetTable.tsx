import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Stack } from "@cathedra/ui-kit/Stack";
import { type FocusEvent, useLayoutEffect, useRef } from "react";
import { useRenderedCount } from "../../../features/list-bar/use-rendered-count.ts";
import { DataTable, type DataTableProps } from "../../../features/table-page/DataTable.tsx";
import * as css from "./Fleet.css.ts";
import type { Machine } from "./use-fleet.ts";

/** The number of rows that are shown at first, and added by each "Show more". */
const pageSize = 100;

export type FleetTableProps = Pick<
  DataTableProps<Machine>,
  "columns" | "settings" | "sort" | "onSortChange" | "empty"
> & {
  readonly machines: readonly Machine[];
  readonly getHref: (id: string) => string;
};

/**
 * The table of the machines of a view. Rows are updated in place when the fleet is refetched, and the focus stays with its
 * machine.
 */
export function FleetTable({ machines, getHref, ...table }: FleetTableProps) {
  const { count, showMore } = useRenderedCount(pageSize);
  const rows = machines.slice(0, count);
  const focus = useRowFocus();
  return (
    <Stack gap={4}>
      <div {...focus}>
        <Card padding="none">
          <DataTable
            {...table}
            label="Machines"
            rows={rows}
            rowId={({ id }) => id}
            rowHref={({ id }) => getHref(id)}
          />
        </Card>
      </div>
      {machines.length > count && <Button onPress={showMore}>Show more</Button>}
    </Stack>
  );
}

/**
 * Keeps the focus in its row while rows are added, removed and reordered. A browser drops the focus from an element that is
 * moved or removed without a React blur event; a person who moves on causes one.
 */
function useRowFocus() {
  const place = useRef<HTMLDivElement>(null);
  const had = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (had.current === null || document.activeElement !== document.body) return;
    const link = place.current?.querySelector<HTMLElement>(`th a[href=${JSON.stringify(had.current)}]`);
    (link ?? place.current)?.focus({ preventScroll: true });
  });
  return {
    ref: place,
    tabIndex: -1,
    className: css.place,
    onFocus: ({ target }: FocusEvent) => {
      had.current = target.closest("th a")?.getAttribute("href") ?? null;
    },
    onBlur: () => {
      had.current = null;
    },
  };
}
