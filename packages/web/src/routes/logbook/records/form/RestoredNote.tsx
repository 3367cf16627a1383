import { recordFormTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { showMoment } from "../../../../format/dates.ts";

export type RestoredNoteProps = {
  /** When the restored content was typed, in epoch milliseconds. */
  readonly savedAt: number;
  /** Whether another person has changed the record since this was typed. */
  readonly isOutdated: boolean;
  readonly onDiscard: () => void;
};

/** Says that the form shows content that was typed earlier, here or elsewhere, and offers to start again. */
export function RestoredNote({ savedAt, isOutdated, onDiscard }: RestoredNoteProps) {
  return (
    <Banner
      tone={isOutdated ? "warning" : "info"}
      action={
        <Button size="small" onPress={onDiscard}>
          Discard draft
        </Button>
      }
    >
      {recordFormTexts.draftRestored(showMoment(savedAt))}
      {isOutdated
        ? " The record has been changed since: you will see what differs before anything is saved."
        : null}
    </Banner>
  );
}
