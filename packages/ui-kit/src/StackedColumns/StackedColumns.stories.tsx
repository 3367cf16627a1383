import type { Meta, StoryObj } from "@storybook/react-vite";
import { StackedColumns } from "./StackedColumns.tsx";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const column = (label: string, index: number) => ({
  id: label,
  label,
  title: `${label} 2026`,
  values: [(index * 5) % 9, (index * 3) % 5, index % 3, index % 2],
  href: `#${label}`,
});

export default {
  title: "Charts/StackedColumns",
  component: StackedColumns,
  args: {
    label: "Ships by month",
    series: ["Tugs", "Barges", "Ferries", "Other"],
    columns: months.map(column),
  },
} satisfies Meta<typeof StackedColumns>;
type Story = StoryObj<typeof StackedColumns>;

export const Year: Story = {};
export const Few: Story = { args: { columns: months.slice(0, 3).map(column) } };
export const One: Story = {
  args: { columns: [{ id: "m", label: "May", title: "May 2026", values: [1, 0, 0, 0], href: "#m" }] },
};
export const ManyYears: Story = {
  args: { columns: Array.from({ length: 30 }, (_, index) => column(String(1997 + index), index)) },
};
export const Quiet: Story = { args: { columns: months.map((each) => ({ ...column(each, 0) })) } };
