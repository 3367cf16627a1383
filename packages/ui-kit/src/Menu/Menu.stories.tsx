import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { screen } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Download, Ellipsis, ExternalLink, Pencil, Trash2 } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { Menu, type MenuProps } from "./Menu.tsx";

const acts = [
  { id: "edit", label: "Edit", icon: Pencil },
  { id: "download", label: "Download", icon: Download, isDisabled: true },
  { id: "map", label: "Open the map", icon: ExternalLink, href: "https://maps.example/", target: "_blank" },
];

const sections = [
  { id: "acts", entries: acts },
  {
    id: "order",
    label: "Order by",
    selected: "name",
    entries: [
      { id: "name", label: "Name" },
      { id: "length", label: "Length", description: "Longest first" },
    ],
  },
  { id: "danger", entries: [{ id: "delete", label: "Delete river", icon: Trash2, isDanger: true }] },
];

export default {
  title: "Menu",
  component: Menu,
  args: { trigger: <IconButton icon={Ellipsis} label="More" />, entries: acts },
  play: async ({ args }) => {
    if (args.defaultOpen === true) await screen.findByRole("menu");
  },
} satisfies Meta<typeof Menu>;
type Story = StoryObj<typeof Menu>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const Sections: Story = { args: { defaultOpen: true, entries: sections } };
export const ByButton: Story = { args: { trigger: <Button>Actions</Button>, defaultOpen: true } };
export const LongWords: Story = {
  args: {
    defaultOpen: true,
    entries: [
      {
        id: "long",
        label: "Send the readings of this river to everyone who has asked for them so far",
        icon: Pencil,
      },
    ],
  },
};
export const ManyItems: Story = {
  args: {
    defaultOpen: true,
    entries: Array.from({ length: 40 }, (_, index) => ({
      id: `river-${index}`,
      label: `River ${index + 1}`,
    })),
  },
};

function WithEcho(props: MenuProps) {
  const [chosen, setChosen] = useState("");
  return (
    <>
      <Menu {...props} onAction={setChosen} />
      <output>{chosen}</output>
    </>
  );
}

export const Choosing: Story = { args: { entries: sections }, render: (args) => <WithEcho {...args} /> };
