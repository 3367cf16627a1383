import type { Meta, StoryObj } from "@storybook/react-vite";
import type { PointKind } from "../AttemptChart/index.ts";
import { PassStrip } from "./PassStrip.tsx";

const kinds: readonly PointKind[] = ["not_met", "not_met", "early", "met", "not_met", "met", "met", "met"];

export default {
  title: "Charts/PassStrip",
  component: PassStrip,
  args: {
    label: "4 of 8 laps in time, the last 3 in a row",
    attempts: kinds.map((kind, index) => ({
      id: String(index),
      kind,
      hint: `Lap ${index + 1}`,
      stretch: "1",
    })),
    run: 3,
  },
} satisfies Meta<typeof PassStrip>;
type Story = StoryObj<typeof PassStrip>;

export const Laps: Story = {};
export const TwoCourses: Story = {
  args: {
    attempts: kinds.map((kind, index) => ({
      id: String(index),
      kind,
      hint: `Lap ${index + 1}`,
      stretch: index < 4 ? "1" : "2",
    })),
  },
};
export const Many: Story = {
  args: {
    attempts: Array.from({ length: 120 }, (_, index) => ({
      id: String(index),
      kind: kinds[index % kinds.length] ?? "met",
      hint: `Lap ${index + 1}`,
      stretch: "1",
    })),
  },
};
