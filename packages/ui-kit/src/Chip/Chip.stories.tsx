import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/index.ts";
import { Chip } from "./Chip.tsx";

export default {
  title: "Chip",
  component: Chip,
  args: { children: "Sea: Black Sea", onRemove: () => undefined },
} satisfies Meta<typeof Chip>;
type Story = StoryObj<typeof Chip>;

export const Plain: Story = {};
export const Several: Story = {
  render: (args) => (
    <Inline>
      <Chip {...args} />
      <Chip {...args}>Length: over 1000 km</Chip>
      <Chip {...args}>
        {`Remark: ${"one of the longest remarks that anybody ever made about a river ".repeat(3)}`}
      </Chip>
    </Inline>
  ),
};
