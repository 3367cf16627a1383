import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell } from "../Icon/index.ts";
import { IconButton } from "./IconButton.tsx";

export default {
  title: "IconButton",
  component: IconButton,
  args: { icon: Bell, label: "Messages" },
} satisfies Meta<typeof IconButton>;
type Story = StoryObj<typeof IconButton>;

export const Quiet: Story = {};
export const Bordered: Story = { args: { variant: "bordered" } };
export const Large: Story = { args: { size: "large" } };
export const Small: Story = { args: { size: "small" } };
export const Pending: Story = { args: { isPending: true } };
export const Disabled: Story = { args: { isDisabled: true } };
