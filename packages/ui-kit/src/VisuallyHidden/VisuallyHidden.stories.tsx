import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../Text/index.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export default {
  title: "VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "three of five stars" },
} satisfies Meta<typeof VisuallyHidden>;
type Story = StoryObj<typeof VisuallyHidden>;

export const BesideASign: Story = {
  render: (args) => (
    <Text>
      <span aria-hidden>★★★☆☆</span> <VisuallyHidden {...args} />
    </Text>
  ),
};
