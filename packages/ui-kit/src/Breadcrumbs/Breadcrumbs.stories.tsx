import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const crumbs = [
  { label: "Start", href: "/" },
  { label: "Rivers", href: "/rivers" },
  { label: "The Elbe", href: "/rivers/elbe" },
];

export default {
  title: "Breadcrumbs",
  component: Breadcrumbs,
  args: { crumbs },
} satisfies Meta<typeof Breadcrumbs>;
type Story = StoryObj<typeof Breadcrumbs>;

export const ThreeDeep: Story = {};
export const TwoDeep: Story = { args: { crumbs: crumbs.slice(0, 2) } };
export const LongNames: Story = {
  args: {
    crumbs: [
      ...crumbs.slice(0, 2),
      {
        label: "The river that runs from the mountains past twelve towns without a single bridge",
        href: "/long",
      },
    ],
  },
};
