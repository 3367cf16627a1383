import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Text } from "@cathedra/ui-kit/Text";

export type LeaveFormProps = {
  readonly isOpen: boolean;
  /** Whether the form changes a stored record. */
  readonly isChange: boolean;
  readonly onGoOn: () => void;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
};

/** The question when the person cancels a form with typed content: whether to keep or discard the content. */
export function LeaveForm({ isOpen, isChange, onGoOn, onKeep, onDiscard }: LeaveFormProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onGoOn();
      }}
      title={isChange ? "Keep your changes as a draft?" : "Keep this record as a draft?"}
      size="small"
      actions={
        <>
          <Button variant="quiet" onPress={onGoOn}>
            Keep editing
          </Button>
          <Button variant="danger" onPress={onDiscard}>
            Discard draft
          </Button>
          <Button variant="primary" onPress={onKeep}>
            Keep draft
          </Button>
        </>
      }
    >
      <Text>
        {isChange ? "Your changes are not saved yet. " : "The record is not saved yet. "}A draft waits in your
        logbook for 30 days, on every device.
      </Text>
    </Dialog>
  );
}
