import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { Stack } from "./Stack.tsx";

export default {
  title: "Layout/Stack",
  component: Stack,
  args: {
    children: (
      <>
        <Button>First</Button>
        <Button>The second one</Button>
        <Button>Third</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
type Story = StoryObj<typeof Stack>;

export const Stretched: Story = {};
export const Start: Story = { args: { align: "start", gap: 2 } };
export const Centred: Story = { args: { align: "center", gap: 8 } };
