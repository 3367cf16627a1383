import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { Tooltip } from "./Tooltip.tsx";

export default {
  title: "Tooltip",
  component: Tooltip,
  args: { text: "Messages", children: <IconButton icon={Bell} label="Messages" /> },
} satisfies Meta<typeof Tooltip>;
type Story = StoryObj<typeof Tooltip>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true, placement: "bottom" } };
export const LongText: Story = {
  args: {
    defaultOpen: true,
    placement: "bottom",
    text: "Wednesday, 21 November 2029 at 14:05 Central European Standard Time",
  },
};
