import type { Meta, StoryObj } from "@storybook/react-vite";
import { StateChain } from "./StateChain.tsx";

const states = ["Idle", "Claimed", "Idle", "Starting", "Started", "Claimed", "Idle"] as const;

export default {
  title: "StateChain",
  component: StateChain,
  args: {
    label: "History",
    links: states.map((label, at) => ({
      key: String(at),
      label,
      tone: label === "Started" ? "success" : label === "Starting" ? "info" : "neutral",
      details: [`21 Nov 2026, 14:0${at}`, "Ready"],
    })),
  },
} satisfies Meta<typeof StateChain>;
type Story = StoryObj<typeof StateChain>;

export const Several: Story = {};
export const One: Story = {
  args: {
    links: [{ key: "1", label: "Off", tone: "danger", details: ["The machine stopped unexpectedly"] }],
  },
};
