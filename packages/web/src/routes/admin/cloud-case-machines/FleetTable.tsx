import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useState } from "react";
import { DataTable, type DataTableProps } from "../../../features/table-page/DataTable.tsx";
import type { Machine } from "./use-fleet.ts";
import { useRowFocus } from "./use-row-focus.ts";

/** How many rows are shown at first, and added by each "Show more". */
const pageSize = 100;

export type FleetTableProps = Pick<
  DataTableProps<Machine>,
  "columns" | "look" | "sort" | "onSortChange" | "empty"
> & {
  readonly machines: readonly Machine[];
  readonly hrefOf: (id: string) => string;
};

/** The machines of a view. Rows change in place as the fleet is read again, and the focus stays with its machine. */
export function FleetTable({ machines, hrefOf, ...table }: FleetTableProps) {
  const [count, setCount] = useState(pageSize);
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
            rowHref={({ id }) => hrefOf(id)}
          />
        </Card>
      </div>
      {machines.length > count && <Button onPress={() => setCount(count + pageSize)}>Show more</Button>}
    </Stack>
  );
}
