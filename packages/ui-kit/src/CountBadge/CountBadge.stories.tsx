import type { Meta, StoryObj } from "@storybook/react-vite";
import { CountBadge } from "./CountBadge.tsx";

export default {
  title: "CountBadge",
  component: CountBadge,
  args: { count: 3 },
} satisfies Meta<typeof CountBadge>;
type Story = StoryObj<typeof CountBadge>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: "accent" } };
export const Danger: Story = { args: { tone: "danger", label: "3 unread messages" } };
export const MoreThanItShows: Story = { args: { count: 128, tone: "danger", label: "128 unread messages" } };
