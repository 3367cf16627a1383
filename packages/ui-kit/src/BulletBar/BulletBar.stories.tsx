import type { Meta, StoryObj } from "@storybook/react-vite";
import { BulletBar } from "./BulletBar.tsx";

export default {
  title: "Charts/BulletBar",
  component: BulletBar,
  args: {
    label: "Bridges over the Rhine",
    value: 12,
    target: 40,
    expected: 18,
    valueText: "12 of 40",
    children: "Behind: 18 expected by now. 28 remaining.",
    tone: "warning",
  },
} satisfies Meta<typeof BulletBar>;
type Story = StoryObj<typeof BulletBar>;

export const Behind: Story = {};
export const OnTrack: Story = {
  args: {
    value: 22,
    valueText: "22 of 40",
    tone: "accent",
    children: "On track: 18 expected by now. 18 remaining.",
  },
};
export const Reached: Story = {
  args: { value: 40, valueText: "40 of 40", tone: "success", children: "Reached." },
};
export const Beyond: Story = {
  args: { value: 57, valueText: "57 of 40", tone: "success", children: "Reached." },
};
export const NothingYet: Story = {
  args: { value: 0, valueText: "0 of 40", expected: 0, tone: "neutral", children: "Not started." },
};
