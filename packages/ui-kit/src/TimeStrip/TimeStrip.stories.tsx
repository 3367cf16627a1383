import type { Meta, StoryObj } from "@storybook/react-vite";
import { TimeStrip } from "./TimeStrip.tsx";

export default {
  title: "TimeStrip",
  component: TimeStrip,
  args: {
    label: "Since 14:00: idle 20 minutes, started 30 minutes, off 10 minutes",
    from: "14:00",
    to: "now",
    parts: [
      { key: "1", tone: "accent", share: 20 },
      { key: "2", tone: "info", share: 2 },
      { key: "3", tone: "success", share: 30 },
      { key: "4", tone: "danger", share: 10 },
    ],
  },
} satisfies Meta<typeof TimeStrip>;
type Story = StoryObj<typeof TimeStrip>;

export const Hour: Story = {};
export const OneState: Story = { args: { parts: [{ key: "1", tone: "neutral", share: 1 }] } };
