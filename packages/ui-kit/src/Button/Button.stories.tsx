import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download, Plus } from "../Icon/index.ts";
import { Button } from "./Button.tsx";

export default {
  title: "Button",
  component: Button,
  args: { children: "Save changes" },
} satisfies Meta<typeof Button>;
type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { variant: "primary" } };
export const Secondary: Story = { args: { variant: "secondary" } };
export const Quiet: Story = { args: { variant: "quiet" } };
export const Danger: Story = { args: { variant: "danger", children: "Delete record" } };

export const Large: Story = { args: { variant: "primary", size: "large" } };
export const Medium: Story = { args: { variant: "primary", size: "medium" } };
export const Small: Story = { args: { variant: "primary", size: "small" } };
export const FullWidth: Story = { args: { variant: "primary", width: "full" } };

export const WithIcon: Story = { args: { variant: "primary", icon: Plus, children: "Add record" } };
export const SmallWithIcon: Story = { args: { size: "small", icon: Download, children: "Download" } };

export const Pending: Story = { args: { variant: "primary", isPending: true } };
export const PendingWithIcon: Story = { args: { icon: Download, isPending: true, children: "Download" } };
export const Disabled: Story = { args: { variant: "primary", isDisabled: true } };
export const DisabledQuiet: Story = { args: { variant: "quiet", isDisabled: true } };

export const LongLabel: Story = {
  args: {
    children: "Send the summary of this rotation to everyone who took part in it, with the attachments",
  },
};
