import type { Meta, StoryObj } from "@storybook/react-vite";
import { StackedBar } from "./StackedBar.tsx";

const parts = (free: number, held: number, gone: number) => [
  { id: "free", label: "Free", value: free, text: `${free} t` },
  { id: "held", label: "Held", value: held, text: `${held} t` },
  { id: "gone", label: "Gone", value: gone, text: `${gone} t` },
];

export default {
  title: "Charts/StackedBar",
  component: StackedBar,
  args: { label: "Cargo", parts: parts(120, 30, 10) },
} satisfies Meta<typeof StackedBar>;
type Story = StoryObj<typeof StackedBar>;

export const Three: Story = {};
export const OneTiny: Story = { args: { parts: parts(9999, 1, 0) } };
export const Empty: Story = { args: { parts: parts(0, 0, 0) } };
export const Four: Story = {
  args: { parts: [...parts(4, 3, 2), { id: "lost", label: "Lost", value: 1, text: "1 t" }] },
};
