import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressRing } from "./ProgressRing.tsx";

export default {
  title: "ProgressRing",
  component: ProgressRing,
  args: { label: "Rivers visited", value: 64 },
} satisfies Meta<typeof ProgressRing>;
type Story = StoryObj<typeof ProgressRing>;

export const Small: Story = { args: { size: "small" } };
export const Medium: Story = {};
export const Large: Story = { args: { size: "large" } };
export const Nothing: Story = { args: { value: 0 } };
export const Everything: Story = { args: { value: 12, max: 12 } };
