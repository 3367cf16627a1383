import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "../Icon/index.ts";
import { LinkButton } from "./LinkButton.tsx";

export default {
  title: "LinkButton",
  component: LinkButton,
  args: { href: "/rivers/create", children: "Add a river" },
} satisfies Meta<typeof LinkButton>;
type Story = StoryObj<typeof LinkButton>;

export const Primary: Story = { args: { variant: "primary", icon: Plus } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: "quiet" } };
export const Large: Story = { args: { size: "large", variant: "primary" } };
export const Small: Story = { args: { size: "small" } };
export const FullWidth: Story = { args: { width: "full", variant: "primary" } };
