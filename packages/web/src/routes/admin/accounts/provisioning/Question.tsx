import { provisioningTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";

export type QuestionProps = {
  readonly title: string;
  /** What happens on confirmation. */
  readonly children: string;
  readonly confirmLabel: string;
  readonly isDanger?: boolean;
  readonly failure: string;
  /** Closes the dialog when it resolves; it stays open with the failure when it rejects. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asks before a change that people notice at once. */
export function Question({ title, children, confirmLabel, isDanger = false, ...more }: QuestionProps) {
  const { failure, onConfirm, onClose } = more;
  const [state, setState] = useState<"asking" | "acting" | "failed">("asking");
  const confirm = async () => {
    setState("acting");
    try {
      await onConfirm();
      onClose();
    } catch {
      setState("failed");
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size="small"
      isDismissable={state !== "acting"}
      actions={
        <>
          <Button onPress={onClose} isDisabled={state === "acting"}>
            {texts.cancel}
          </Button>
          <Button
            variant={isDanger ? "danger" : "primary"}
            isPending={state === "acting"}
            onPress={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {state === "failed" && <Banner tone="danger">{failure}</Banner>}
        <Text>{children}</Text>
      </Stack>
    </Dialog>
  );
}
