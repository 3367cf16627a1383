import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { screen, userEvent } from "storybook/test";
import { Button } from "../Button/index.ts";
import { AlertDialog, type AlertDialogProps } from "./AlertDialog.tsx";

function WithTrigger(props: AlertDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete</Button>
      <AlertDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export default {
  title: "AlertDialog",
  component: AlertDialog,
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    title: "Delete this river?",
    children: "All of its 214 readings are deleted with it. This cannot be undone.",
    confirmLabel: "Delete river",
    onConfirm: () => undefined,
  },
  render: (args) => <WithTrigger {...args} />,
  play: async ({ args }) => {
    if (args.isOpen) await screen.findByRole("alertdialog");
  },
} satisfies Meta<typeof AlertDialog>;
type Story = StoryObj<typeof AlertDialog>;

const confirm = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Delete river" }));
};

export const Closed: Story = { args: { isOpen: false } };
export const Danger: Story = {};
export const Neutral: Story = {
  args: {
    tone: "neutral",
    title: "Publish this river?",
    children: "Everyone can see it then.",
    confirmLabel: "Publish river",
  },
};
export const Acting: Story = { args: { onConfirm: () => new Promise(() => undefined) }, play: confirm };
export const Failed: Story = {
  args: { onConfirm: () => Promise.reject(new Error("refused")) },
  play: async () => {
    await confirm();
    await screen.findByText("Something went wrong. Please try again.");
  },
};
