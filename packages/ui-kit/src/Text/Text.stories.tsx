import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "./Text.tsx";

export default {
  title: "Text",
  component: Text,
  args: {
    children: "A river is a natural stream of fresh water that flows on land towards another body of water.",
  },
} satisfies Meta<typeof Text>;
type Story = StoryObj<typeof Text>;

export const Body: Story = {};
export const Lead: Story = { args: { size: "lead" } };
export const Small: Story = { args: { size: "small" } };
export const Caption: Story = { args: { size: "caption", tone: "muted" } };
export const Muted: Story = { args: { tone: "muted" } };
export const Danger: Story = { args: { tone: "danger" } };
export const Semibold: Story = { args: { weight: "semibold" } };
export const ReadingMeasure: Story = {
  args: { measure: "reading", children: "A line of a length that is comfortable to read. ".repeat(8) },
};
export const VeryLongWord: Story = { args: { children: "donaudampfschifffahrtsgesellschaft".repeat(4) } };
