import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { screen } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Dialog } from "../Dialog/index.ts";
import { Stack } from "../Stack/index.ts";
import { TextField } from "../TextField/index.ts";
import { ToastRegion } from "./ToastRegion.tsx";
import { createToastQueue, type ToastContent } from "./toast-queue.ts";

type Props = { readonly toasts: readonly ToastContent[] };

function Toasts({ toasts }: Props) {
  const [queue] = useState(() => {
    const made = createToastQueue();
    for (const toast of toasts) made.add(toast);
    return made;
  });
  return (
    <>
      <Button onPress={() => queue.success("Reading saved")}>Save</Button>
      <Button onPress={() => queue.error("The reading could not be saved")}>Fail</Button>
      <ToastRegion queue={queue} />
    </>
  );
}

export default { title: "Toast", component: Toasts, args: { toasts: [] } } satisfies Meta<typeof Toasts>;
type Story = StoryObj<typeof Toasts>;

export const Resting: Story = {};
export const Success: Story = { args: { toasts: [{ tone: "success", message: "Reading saved" }] } };
export const Failure: Story = {
  args: { toasts: [{ tone: "error", message: "The reading could not be saved" }] },
};
export const Info: Story = { args: { toasts: [{ tone: "info", message: "The water rises" }] } };
export const WithAction: Story = {
  args: {
    toasts: [
      { tone: "success", message: "River deleted", actions: [{ label: "Undo", onPress: () => undefined }] },
    ],
  },
};
/** The offer ends with the toast's time. */
export const Counted: Story = {
  args: {
    toasts: [
      {
        tone: "success",
        message: "River deleted",
        timeout: 10_000,
        isCounted: true,
        actions: [{ label: "Undo", onPress: () => undefined }],
      },
    ],
  },
};
export const Several: Story = {
  args: {
    toasts: [
      { tone: "success", message: "Reading saved" },
      { tone: "info", message: "The water rises" },
      {
        tone: "error",
        message:
          "The connection was lost while the readings of the last three weeks were being sent to everyone",
        actions: [
          { label: "Open", onPress: () => undefined },
          { label: "Try again", onPress: () => undefined },
        ],
      },
    ],
  },
};

/** A message about a dialog's own action leaves its buttons free. */
export const OverDialog: Story = {
  args: {
    toasts: [
      { tone: "success", message: "Reading saved" },
      { tone: "error", message: "The readings of the last three weeks could not be sent to everyone" },
    ],
  },
  render: ({ toasts }) => (
    <>
      <Toasts toasts={toasts} />
      <Dialog
        isOpen
        onOpenChange={() => undefined}
        title="Rename river"
        size="large"
        actions={
          <>
            <Button>Cancel</Button>
            <Button variant="primary">Rename</Button>
          </>
        }
      >
        {Array.from({ length: 40 }, (_, line) => `Paragraph ${line + 1} of much to read.`).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Dialog>
    </>
  ),
  play: async () => {
    await screen.findByRole("dialog");
  },
};

function Readings() {
  const [queue] = useState(createToastQueue);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        queue.success("Reading saved");
      }}
    >
      <Stack gap={4}>
        {Array.from({ length: 30 }, (_, at) => `Gauge ${at + 1}`).map((gauge) => (
          <TextField key={gauge} label={gauge} />
        ))}
      </Stack>
      <button type="submit" hidden>
        Save
      </button>
      <ToastRegion queue={queue} />
    </form>
  );
}

/** Enter in any field saves. */
export const OverFields: Story = { render: () => <Readings /> };
