import { showMoment } from "../../../../format/dates.ts";
import { ChangesDialog, type ChangesDialogProps } from "./ChangesDialog.tsx";
import type { Conflict } from "./find-conflict.ts";

export type ConflictDialogProps = Pick<ChangesDialogProps, "onSettle"> & {
  readonly conflict: Extract<Conflict, { kind: "changed" }>;
  /** The person's `keycloak_id`: they may have changed it themselves, in another tab. */
  readonly me: string;
  readonly onClose: () => void;
};

/** Tells who changed a stored record meanwhile, and what. */
export function ConflictDialog({ conflict, me, onClose, onSettle }: ConflictDialogProps) {
  const { stored, versions, changes } = conflict;
  const { modifiedBy } = stored;
  const isMe = modifiedBy?.keycloak_id === me;
  const name = `${modifiedBy?.first_name ?? ""} ${modifiedBy?.last_name ?? ""}`.trim() || "Someone";
  const who = isMe ? "You, in another window," : name;
  const what = changes.some(({ by }) => by === "both")
    ? "What you typed is not saved yet. Choose what to keep where both of you changed the same field."
    : "You changed different things: saving keeps both.";
  const when = showMoment(Date.parse(stored.modifiedAt));
  return (
    <ChangesDialog
      title="The record has been changed in the meantime"
      explanation={`${who} saved this record on ${when}, after you had opened it. ${what}`}
      theirTitle={isMe ? "Changed in the other window" : `Changed by ${name}`}
      saveLabel="Save record"
      {...{ versions, changes, onClose, onSettle }}
    />
  );
}
