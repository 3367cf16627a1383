import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check, TriangleAlert } from "../Icon/index.ts";
import { Badge } from "./Badge.tsx";

export default { title: "Badge", component: Badge, args: { children: "Draft" } } satisfies Meta<typeof Badge>;
type Story = StoryObj<typeof Badge>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: "accent", children: "New" } };
export const Info: Story = { args: { tone: "info", children: "Planned" } };
export const Success: Story = { args: { tone: "success", children: "Complete", icon: Check } };
export const Warning: Story = { args: { tone: "warning", children: "Due soon" } };
export const Danger: Story = { args: { tone: "danger", children: "Expired" } };
export const Sentence: Story = {
  args: {
    tone: "danger",
    icon: TriangleAlert,
    isSentence: true,
    children: "Your simulator doesn't have a license to run this case",
  },
  decorators: [
    (Inside) => (
      <div style={{ width: "14rem" }}>
        <Inside />
      </div>
    ),
  ],
};
