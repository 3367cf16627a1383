import type { Meta, StoryObj } from "@storybook/react-vite";
import { TimeStrip, TimeStripBar } from "./TimeStrip.tsx";

export default {
  title: "TimeStrip",
  component: TimeStrip,
  args: {
    label: "The last hour of Simulator 1",
    from: "14:00",
    to: "now",
    parts: [
      { key: "1", tone: "accent", level: 2, share: 20, hint: "Idle, 14:00" },
      { key: "2", tone: "info", level: 4, share: 2, hint: "Starting, 14:20" },
      { key: "3", tone: "success", level: 5, share: 30, hint: "Started, 14:22" },
      { key: "4", tone: "neutral", level: 1, share: 10, hint: "Off, 14:52" },
    ],
    legend: [
      { tone: "success", level: 5, label: "Started 30 minutes" },
      { tone: "accent", level: 2, label: "Idle 20 minutes" },
      { tone: "neutral", level: 1, label: "Off 10 minutes" },
      { tone: "info", level: 4, label: "Starting 2 minutes" },
    ],
  },
} satisfies Meta<typeof TimeStrip>;
type Story = StoryObj<typeof TimeStrip>;

export const Hour: Story = {};
export const OneState: Story = {
  args: {
    parts: [{ key: "1", tone: "neutral", level: 1, share: 1, hint: "Off, 13:30" }],
    legend: [{ tone: "neutral", level: 1, label: "Off 60 minutes" }],
  },
};
export const InARow: Story = {
  render: ({ parts }) => <TimeStripBar label="Started 30 minutes, Idle 20 minutes" parts={parts} />,
};
