import type { Meta, StoryObj } from "@storybook/react-vite";
import { AttemptChart, type ChartPoint, type PointKind } from "./AttemptChart.tsx";

const laps = [402, 371, 388, 340, 306, 298, 311, 284];
const point = (value: number | null, index: number, stretch = "Course 1"): ChartPoint => ({
  id: String(index),
  label: `Lap ${index + 1}`,
  value,
  valueText: value === null ? "None" : `${value} s`,
  kind: getKind(value),
  stretch,
});

function getKind(value: number | null): PointKind {
  if (value === null) return "plain";
  return value <= 300 ? "met" : "not_met";
}

export default {
  title: "Charts/AttemptChart",
  component: AttemptChart,
  args: {
    label: "Time of a lap",
    points: laps.map((value, index) => point(value, index)),
    kinds: {
      met: "In time",
      not_met: "Too slow",
      early: "Given up",
      implausible: "Not possible",
      plain: "No limit",
    },
    heads: ["Lap", "Course", "Time", "Outcome"],
    format: (value) => `${value} s`,
    target: { value: 300, text: "at most 300 s" },
    hereText: "This lap",
    tableLabel: "Laps as a table",
  },
} satisfies Meta<typeof AttemptChart>;
type Story = StoryObj<typeof AttemptChart>;

export const Laps: Story = {};
export const AmongOthers: Story = {
  args: { band: { low: 280, middle: 310, high: 350, text: "Middle half of 9 runners" } },
};
export const BesideExperts: Story = {
  args: {
    reference: { low: 250, middle: 270, high: 300, text: "Expert reference: median 270 s, 250 to 300 s" },
  },
};
export const AnotherCourse: Story = {
  args: { points: laps.map((value, index) => point(value, index, index < 5 ? "Course 1" : "Course 2")) },
};
export const ThisOneAndGivenUp: Story = {
  args: {
    points: laps.map((value, index) => ({
      ...point(value, index),
      isHere: index === 5,
      ...(index === 2 ? { kind: "early" as const } : {}),
      ...(index === 7 ? { note: "best" } : {}),
    })),
  },
};
export const Gaps: Story = {
  args: { points: [380, null, 340, null, 300].map((value, index) => point(value, index)) },
};
export const Outlier: Story = {
  args: {
    points: [380, 371, 8640, 340, 306, 298].map((value, index) => point(value, index)),
    beyondText: (values) => `Beyond the scale, drawn at its edge: ${values.join(", ")}.`,
  },
};
export const Apart: Story = {
  args: {
    points: laps.map((value, index) => ({
      ...point(value, index),
      ...(index === 2 ? { kind: "early" as const, isApart: true, value: 95, valueText: "95 s" } : {}),
      ...(index === 5 ? { kind: "implausible" as const, isApart: true, value: 310 } : {}),
    })),
    beyondText: (values) => `Beyond the scale, drawn at its edge: ${values.join(", ")}.`,
  },
};
export const TwoPhases: Story = {
  args: {
    points: [1, 2, 3, 0.5, 1].map((value, index) => ({ ...point(value, index), isStart: index === 3 })),
  },
};
export const One: Story = { args: { points: [point(320, 0)] } };
export const VeryMany: Story = {
  args: {
    points: Array.from({ length: 200 }, (_, index) => point(420 - index * 0.7 + ((index * 37) % 40), index)),
  },
};
