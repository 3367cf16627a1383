import type { Meta, StoryObj } from "@storybook/react-vite";
import { BarList } from "./BarList.tsx";

export default {
  title: "Charts/BarList",
  component: BarList,
  args: {
    label: "Length of rivers, km",
    bars: [
      { id: "danube", label: "Danube", value: 2850 },
      { id: "rhine", label: "Rhine", value: 1230 },
      { id: "elbe", label: "Elbe", value: 1094 },
      { id: "spree", label: "Spree, with the lakes it flows through on its way to Berlin", value: 400 },
    ],
  },
} satisfies Meta<typeof BarList>;
type Story = StoryObj<typeof BarList>;

export const Plain: Story = {};
export const Linked: Story = {
  args: {
    bars: [
      { id: "danube", label: "Danube", value: 2850, href: "#danube" },
      { id: "rhine", label: "Rhine", value: 1230, href: "#rhine" },
      { id: "spree", label: "Spree", value: 0, href: "#spree" },
    ],
  },
};
export const One: Story = { args: { bars: [{ id: "rhine", label: "Rhine", value: 1 }] } };
