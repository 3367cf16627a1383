import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Badge } from "../Badge/index.ts";
import { Button } from "../Button/index.ts";
import { Card } from "../Card/index.ts";
import { EmptyState } from "../EmptyState/index.ts";
import type { TableColumn, TableSort } from "./columns.ts";
import { Table, type TableProps } from "./Table.tsx";

type River = {
  readonly id: string;
  readonly name: string;
  readonly sea: string;
  readonly km: number;
  readonly note: string;
};

const rivers: readonly River[] = [
  { id: "volga", name: "Volga", sea: "Caspian Sea", km: 3531, note: "Frozen in winter" },
  { id: "danube", name: "Danube", sea: "Black Sea", km: 2850, note: "Passes four capitals" },
  { id: "dnieper", name: "Dnieper", sea: "Black Sea", km: 2201, note: "Many reservoirs" },
  { id: "rhine", name: "Rhine", sea: "North Sea", km: 1230, note: "Busy with ships" },
  { id: "elbe", name: "Elbe", sea: "North Sea", km: 1094, note: "Tidal far inland" },
];

const columns: readonly TableColumn<River>[] = [
  { id: "name", header: "Name", cell: ({ name }) => name, isSortable: true },
  { id: "sea", header: "Ends in", cell: ({ sea }) => <Badge>{sea}</Badge>, isSortable: true },
  {
    id: "km",
    header: "Length, km",
    cell: ({ km }) => km.toLocaleString("en-GB"),
    isSortable: true,
    align: "end",
  },
  { id: "note", header: "Remark", cell: ({ note }) => note, narrow: "detail" },
  { id: "kind", header: "Kind", cell: () => "River", narrow: "hide" },
];

const empty = (
  <EmptyState action={<Button variant="primary">Add a river</Button>}>
    Here will be the rivers that you write down.
  </EmptyState>
);

function RiverTable(props: TableProps<River>) {
  return (
    <Card padding="none">
      <Table {...props} />
    </Card>
  );
}

export default {
  title: "Table",
  component: RiverTable,
  args: { label: "Rivers", columns, rows: rivers, rowId: ({ id }) => id, empty },
} satisfies Meta<typeof RiverTable>;
type Story = StoryObj<typeof RiverTable>;

export const Plain: Story = {};
export const Compact: Story = { args: { density: "compact", rowHref: ({ id }) => `/rivers/${id}` } };
export const RowsLead: Story = { args: { rowHref: ({ id }) => `/rivers/${id}` } };
export const Empty: Story = { args: { rows: [] } };
export const Loading: Story = { args: { rows: [], isLoading: true } };
export const Refreshing: Story = { args: { isLoading: true, rowHref: ({ id }) => `/rivers/${id}` } };

function inOrder(rows: readonly River[], { column, direction }: TableSort): River[] {
  const sign = direction === "ascending" ? 1 : -1;
  const key = column as "name" | "sea" | "km";
  return [...rows].sort((a, b) => sign * (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0));
}

function SortableTable(props: TableProps<River>) {
  const [sort, setSort] = useState<TableSort>({ column: "km", direction: "descending" });
  return <RiverTable {...props} rows={inOrder(props.rows, sort)} sort={sort} onSortChange={setSort} />;
}

export const Sortable: Story = { render: (args) => <SortableTable {...args} /> };
export const ManyRows: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_, index) => ({ ...(rivers[index % 5] as River), id: String(index) })),
    rowHref: ({ id }) => `/rivers/${id}`,
  },
};

let cellsBuilt = 0;
const countedColumns: readonly TableColumn<River>[] = columns.map((column) => ({
  ...column,
  cell: (river) => {
    cellsBuilt += 1;
    document.documentElement.dataset.cellsBuilt = String(cellsBuilt);
    return column.cell(river);
  },
}));
const riverHref = ({ id }: River) => `/rivers/${id}`;

function TableThatRefreshes(props: TableProps<River>) {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <Button onPress={() => setLoading(!isLoading)}>{isLoading ? "Stop" : "Refresh"}</Button>
      <RiverTable {...props} columns={countedColumns} rowHref={riverHref} isLoading={isLoading} />
    </>
  );
}

export const RowsAreKept: Story = { render: (args) => <TableThatRefreshes {...args} /> };
