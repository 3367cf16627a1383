import type { DraftClash } from "../form/use-record-draft.ts";
import { ChangesDialog } from "./ChangesDialog.tsx";

export type DraftClashDialogProps = { readonly clash: DraftClash | undefined };

/** One draft is open in two places, and the same field was changed in both. */
export function DraftClashDialog({ clash }: DraftClashDialogProps) {
  if (clash === undefined) return null;
  const { versions, changes, settle } = clash;
  return (
    <ChangesDialog
      title="This draft was changed elsewhere too"
      explanation="You changed the same field in another tab or on another device. Choose what to keep. Nothing is lost until you do."
      theirTitle="Changed elsewhere"
      saveLabel="Keep these"
      onSettle={settle}
      {...{ versions, changes }}
    />
  );
}
