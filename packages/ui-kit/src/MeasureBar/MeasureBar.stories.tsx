import type { Meta, StoryObj } from "@storybook/react-vite";
import { MeasureBar } from "./MeasureBar.tsx";

export default {
  title: "Charts/MeasureBar",
  component: MeasureBar,
  args: { value: 0.4, mark: 0.7, tone: "success" },
} satisfies Meta<typeof MeasureBar>;
type Story = StoryObj<typeof MeasureBar>;

export const Below: Story = {};
export const Beyond: Story = { args: { value: 0.9, tone: "warning" } };
export const Nothing: Story = { args: { value: 0, tone: "warning" } };
