import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { ClipboardList, Plus } from "../Icon/index.ts";
import { EmptyState } from "./EmptyState.tsx";

export default {
  title: "EmptyState",
  component: EmptyState,
  args: { children: "Here will be the rivers that you write down." },
} satisfies Meta<typeof EmptyState>;
type Story = StoryObj<typeof EmptyState>;

export const Sentence: Story = {};
export const WithAction: Story = {
  args: {
    icon: ClipboardList,
    action: (
      <Button variant="primary" icon={Plus}>
        Add a river
      </Button>
    ),
  },
};
