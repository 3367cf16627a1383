import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Card } from "../Card/index.ts";
import { EmptyState } from "../EmptyState/index.ts";
import { ProgressMark, type ProgressState } from "../ProgressMark/index.ts";
import type { TableSort } from "../Table/index.ts";
import type { MatrixColumn } from "./columns.ts";
import { Matrix, type MatrixProps } from "./Matrix.tsx";

type Gardener = { readonly id: string; readonly name: string; readonly done: readonly number[] };

const plants = ["Apple", "Birch", "Cedar", "Date palm", "Elder", "Fig", "Ginkgo", "Hazel", "Ivy", "Juniper"];
const names = ["Ada", "Bela", "Cleo", "Dora", "Emil", "Frida"];
const gardeners: readonly Gardener[] = Array.from({ length: 30 }, (_, index) => ({
  id: String(index),
  name: `${names[index % names.length]} ${index + 1}`,
  done: plants.map((_, place) => Math.min(100, ((index * 37 + place * 53) % 7) * 20)),
}));

const getState = (done: number): ProgressState => (done === 0 ? "none" : done === 100 ? "done" : "moving");
const columns: readonly MatrixColumn<Gardener>[] = [
  { id: "name", header: "Gardener", cell: ({ name }) => name, isSortable: true, look: "words" },
  ...plants.map(
    (plant, index): MatrixColumn<Gardener> => ({
      id: plant,
      header: `${plant}, planted and watered`,
      shortHeader: plant,
      isSortable: true,
      cell: ({ done }) => (
        <ProgressMark
          state={getState(done[index] ?? 0)}
          percentage={done[index] ?? 0}
          label={`${done[index]}%`}
        />
      ),
      href: ({ id, done }) => ((done[index] ?? 0) > 0 ? `/gardeners/${id}/${plant}` : undefined),
      describe: ({ name, done }) => `${name} · ${plant}: ${done[index]}%`,
    }),
  ),
];

function Garden(props: MatrixProps<Gardener>) {
  const [sort, setSort] = useState<TableSort>({ column: "name", direction: "ascending" });
  const place = plants.indexOf(sort.column);
  const sign = sort.direction === "ascending" ? 1 : -1;
  const rows = props.rows.toSorted((one, other) =>
    place < 0
      ? sign * (Number(one.id) - Number(other.id))
      : sign * ((one.done[place] ?? 0) - (other.done[place] ?? 0)),
  );
  return (
    <Card padding="none">
      <Matrix {...props} rows={rows} sort={sort} onSortChange={setSort} />
    </Card>
  );
}

export default {
  title: "Matrix",
  component: Garden,
  args: {
    label: "Gardeners by plants",
    columns,
    rows: gardeners,
    rowId: ({ id }) => id,
    rowHref: ({ id }) => `/gardeners/${id}`,
    sort: { column: "name", direction: "ascending" },
    onSortChange: () => undefined,
    hint: "Point at a figure to read more.",
    empty: <EmptyState>Nobody gardens here.</EmptyState>,
  },
} satisfies Meta<typeof Garden>;
type Story = StoryObj<typeof Garden>;

export const ManyColumns: Story = {};
export const Compact: Story = { args: { density: "compact" } };
export const Empty: Story = { args: { rows: [] } };
