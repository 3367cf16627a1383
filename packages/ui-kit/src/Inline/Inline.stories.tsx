import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { Inline } from "./Inline.tsx";

export default {
  title: "Layout/Inline",
  component: Inline,
  args: {
    children: ["One", "Two", "Three", "Four", "Five", "Six"].map((name) => (
      <Button key={name}>{name}</Button>
    )),
  },
} satisfies Meta<typeof Inline>;
type Story = StoryObj<typeof Inline>;

export const Wrapping: Story = {};
export const AtTheEnd: Story = { args: { justify: "end" } };
export const Between: Story = { args: { justify: "between" } };
