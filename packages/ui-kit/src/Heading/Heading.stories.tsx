import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "./Heading.tsx";

export default {
  title: "Heading",
  component: Heading,
  args: { level: 1, children: "Rivers of the north" },
} satisfies Meta<typeof Heading>;
type Story = StoryObj<typeof Heading>;

export const Page: Story = {};
export const Section: Story = { args: { level: 2 } };
export const Block: Story = { args: { level: 3 } };
export const Label: Story = { args: { level: 4 } };
export const SmallerThanItsLevel: Story = { args: { level: 2, size: "block" } };
