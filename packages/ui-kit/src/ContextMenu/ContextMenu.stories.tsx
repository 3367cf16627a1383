import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";
import { Pencil, Trash2 } from "../Icon/index.ts";
import { ContextMenu } from "./ContextMenu.tsx";

export default {
  title: "ContextMenu",
  component: ContextMenu,
  args: {
    at: { x: 40, y: 40 },
    label: "What can be done with the river",
    entries: [
      { id: "rename", label: "Rename river", icon: Pencil },
      { id: "delete", label: "Delete river", icon: Trash2, isDanger: true },
    ],
    onClose: () => undefined,
  },
  play: async () => {
    await screen.findByRole("menu");
  },
} satisfies Meta<typeof ContextMenu>;
type Story = StoryObj<typeof ContextMenu>;

export const Open: Story = {};
