import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { screen } from "storybook/test";
import { Button } from "../Button/index.ts";
import { TextField } from "../TextField/index.ts";
import { Dialog, type DialogProps } from "./Dialog.tsx";

function WithTrigger(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Rename river</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" onPress={() => setOpen(false)}>
              Rename
            </Button>
          </>
        }
      />
    </>
  );
}

export default {
  title: "Dialog",
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    title: "Rename river",
    children: <TextField label="Name" defaultValue="Danube" />,
  },
  render: (args) => <WithTrigger {...args} />,
  play: async ({ args }) => {
    if (args.isOpen) await screen.findByRole("dialog");
  },
} satisfies Meta<typeof Dialog>;
type Story = StoryObj<typeof Dialog>;

export const Closed: Story = { args: { isOpen: false } };
export const Open: Story = {};
export const Small: Story = { args: { size: "small" } };
export const Large: Story = { args: { size: "large" } };
export const Window: Story = { args: { size: "window" } };
export const NotDismissable: Story = { args: { isDismissable: false } };
export const LongContent: Story = {
  args: {
    title:
      "A title of a dialog that is longer than one line, since it has to say something that takes its words",
    children: Array.from({ length: 40 }, (_, line) => `Paragraph ${line + 1} of much to read.`).map(
      (text) => <p key={text}>{text}</p>,
    ),
  },
};
