import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../Text/index.ts";
import { Tabs } from "./Tabs.tsx";

const tabs = [
  { id: "course", label: "Course", content: <Text>From the mountains to the sea.</Text> },
  { id: "towns", label: "Towns", count: 12, content: <Text>Twelve towns stand on its banks.</Text> },
  { id: "bridges", label: "Bridges", count: 0, content: <Text>There is no bridge.</Text> },
];

export default {
  title: "Tabs",
  component: Tabs,
  args: { label: "About the river", tabs },
} satisfies Meta<typeof Tabs>;
type Story = StoryObj<typeof Tabs>;

export const FirstSelected: Story = {};
export const AnotherSelected: Story = { args: { defaultSelected: "towns" } };
export const OneDisabled: Story = {
  args: { tabs: tabs.map((tab) => (tab.id === "bridges" ? { ...tab, isDisabled: true } : tab)) },
};
export const MoreThanFit: Story = {
  args: {
    tabs: [
      "Course",
      "Towns on the banks",
      "Bridges and ferries",
      "Locks",
      "Tributaries",
      "Fish",
      "Floods",
      "History",
    ].map((label) => ({ id: label, label, content: <Text>{label}</Text> })),
  },
};
