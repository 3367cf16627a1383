import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { toasts } from "../../../../shell/toasts.ts";

export type StationQuestionProps = {
  readonly title: string;
  /** Explains what will happen on confirmation. */
  readonly what: string;
  /** The label of the button, which is the verb of the title. */
  readonly confirmLabel: string;
  readonly done: string;
  readonly failed: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
};

/** A dialog that explains an action and does it on confirmation; it stays open if the action failed. */
export function StationQuestion(props: StationQuestionProps) {
  const { title, what, confirmLabel, done, failed, onConfirm, onClose } = props;
  const [state, setState] = useState<"asking" | "acting" | "failed">("asking");
  const act = async () => {
    setState("acting");
    try {
      await onConfirm();
    } catch {
      setState("failed");
      return;
    }
    toasts.success(done);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      isDismissable={state !== "acting"}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="danger" isPending={state === "acting"} onPress={() => void act()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {state === "failed" && <Banner tone="danger">{failed}</Banner>}
        <Text>{what}</Text>
      </Stack>
    </Dialog>
  );
}
