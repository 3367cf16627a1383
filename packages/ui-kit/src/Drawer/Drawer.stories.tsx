import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { screen } from "storybook/test";
import { Menu } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { Drawer, type DrawerProps } from "./Drawer.tsx";

function WithTrigger(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <IconButton icon={Menu} label="Open menu" onPress={() => setOpen(true)} />
      <Drawer {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export default {
  title: "Drawer",
  component: Drawer,
  args: { isOpen: true, onOpenChange: () => undefined, title: "Menu", children: "Rivers, gauges, readings." },
  render: (args) => <WithTrigger {...args} />,
  play: async ({ args }) => {
    if (args.isOpen) await screen.findByRole("dialog");
  },
} satisfies Meta<typeof Drawer>;
type Story = StoryObj<typeof Drawer>;

export const Closed: Story = { args: { isOpen: false } };
export const Start: Story = {};
export const End: Story = { args: { side: "end", title: "Filters" } };
export const Wide: Story = {
  args: {
    side: "end",
    width: "wide",
    title: "Danube at the Iron Gates, the longest of its gauges and the one with the longest name",
  },
};
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, line) => `River ${line + 1}`).map((text) => (
      <p key={text}>{text}</p>
    )),
  },
};
