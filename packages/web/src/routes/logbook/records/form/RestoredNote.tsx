import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { showMoment } from "../../../../format/dates.ts";

export type RestoredNoteProps = {
  /** Epoch milliseconds. */
  readonly savedAt: number;
  /** The record was changed by somebody else after this was typed. */
  readonly isOutdated: boolean;
  readonly onDiscard: () => void;
};

/** Says that the form shows what was typed before, and offers to start again. */
export function RestoredNote({ savedAt, isOutdated, onDiscard }: RestoredNoteProps) {
  return (
    <Banner
      tone={isOutdated ? "warning" : "info"}
      action={
        <Button size="small" onPress={onDiscard}>
          Discard
        </Button>
      }
    >
      {`What you typed on ${showMoment(savedAt)} is back. It is not saved yet.`}
      {isOutdated
        ? " The record has been changed since: you will see what differs before anything is saved."
        : null}
    </Banner>
  );
}
