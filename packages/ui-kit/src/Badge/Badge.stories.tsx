import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check } from "../Icon/index.ts";
import { Badge } from "./Badge.tsx";

export default { title: "Badge", component: Badge, args: { children: "Draft" } } satisfies Meta<typeof Badge>;
type Story = StoryObj<typeof Badge>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: "accent", children: "New" } };
export const Info: Story = { args: { tone: "info", children: "Planned" } };
export const Success: Story = { args: { tone: "success", children: "Complete", icon: Check } };
export const Warning: Story = { args: { tone: "warning", children: "Due soon" } };
export const Danger: Story = { args: { tone: "danger", children: "Expired" } };
