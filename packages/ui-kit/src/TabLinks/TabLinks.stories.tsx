import type { Meta, StoryObj } from "@storybook/react-vite";
import { TabLinks } from "./TabLinks.tsx";

const tabs = [
  { href: "#course", label: "Course" },
  { href: "#towns", label: "Towns", count: 12 },
  { href: "#bridges", label: "Bridges" },
];

export default {
  title: "TabLinks",
  component: TabLinks,
  args: { label: "About the river", tabs, current: "#towns" },
} satisfies Meta<typeof TabLinks>;
type Story = StoryObj<typeof TabLinks>;

export const OneOpen: Story = {};
export const NoneOpen: Story = { args: { current: undefined } };
export const Loading: Story = { args: { isLoading: true } };
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
    ].map((label) => ({ href: `#${label}`, label })),
    current: "#Locks",
  },
};
