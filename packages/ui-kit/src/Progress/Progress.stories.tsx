import type { Meta, StoryObj } from "@storybook/react-vite";
import { Progress } from "./Progress.tsx";

export default {
  title: "Progress",
  component: Progress,
  args: { label: "Upload of the map" },
} satisfies Meta<typeof Progress>;
type Story = StoryObj<typeof Progress>;

export const Begun: Story = { args: { value: 8 } };
export const HalfWay: Story = { args: { value: 52 } };
export const Complete: Story = { args: { value: 100 } };
export const InWords: Story = { args: { value: 12, max: 40, valueLabel: "12 of 40" } };
export const Unknown: Story = {};
