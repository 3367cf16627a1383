import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Pager } from "./Pager.tsx";

const getHref = (page: number) => `?page=${page}`;

export default {
  title: "Pager",
  component: Pager,
  args: { label: "Pages of rivers", current: 6, entries: [1, "gap", 5, 6, 7, "gap", 20], getHref },
} satisfies Meta<typeof Pager>;
type Story = StoryObj<typeof Pager>;

export const Middle: Story = {};
export const First: Story = { args: { current: 1, entries: [1, 2, "gap", 20] } };
export const Last: Story = { args: { current: 20, entries: [1, "gap", 19, 20] } };
export const Few: Story = { args: { current: 2, entries: [1, 2, 3] } };
export const OnlyOne: Story = { args: { current: 1, entries: [1] } };
export const HighNumbers: Story = { args: { current: 506, entries: [1, "gap", 505, 506, 507, "gap", 1200] } };

function InPlace() {
  const [current, setCurrent] = useState(2);
  return <Pager label="Pages of rivers" current={current} entries={[1, 2, 3]} onSelect={setCurrent} />;
}
export const WithoutAddresses: Story = { render: () => <InPlace /> };
