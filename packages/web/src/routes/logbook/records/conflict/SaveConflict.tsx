import { mergeEdits } from "@cathedra/domain/logbook";
import { recordConflictTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { showMoment } from "../../../../format/dates.ts";
import type { RecordForm } from "../form/record-form.ts";
import { ChangesDialog, type ChangesDialogProps } from "./ChangesDialog.tsx";
import { formOfEdited } from "./edited-form.ts";
import type { Conflict } from "./find-conflict.ts";

export type SaveConflictProps = {
  readonly conflict: Exclude<Conflict, { kind: "saved" }> | null;
  /** The person's `keycloak_id`. */
  readonly me: string;
  /** Whether the person may write a new record in the group of this one. */
  readonly maySaveAsNew: boolean;
  readonly closeConflict: () => void;
  /** Saves the record as the person has settled the conflict. */
  readonly settle: (form: RecordForm) => void;
  readonly saveAsNew: () => Promise<void>;
};

/** Shows why a changed record cannot be saved, and the possible solutions; what was typed stays in the form. */
export function SaveConflict({ conflict, me, maySaveAsNew, ...acts }: SaveConflictProps) {
  if (conflict === null) return null;
  if (conflict.kind === "changed") {
    const { versions, changes } = conflict;
    return (
      <ConflictDialog
        conflict={conflict}
        me={me}
        onClose={acts.closeConflict}
        onSettle={(choose) => acts.settle(formOfEdited(mergeEdits(versions, changes, choose)))}
      />
    );
  }
  return (
    <GoneDialog
      onClose={acts.closeConflict}
      onSaveAsNew={maySaveAsNew ? () => void acts.saveAsNew() : undefined}
    />
  );
}

type ConflictDialogProps = Pick<ChangesDialogProps, "onSettle"> & {
  readonly conflict: Extract<Conflict, { kind: "changed" }>;
  /** The person's `keycloak_id`, because they may have changed the record themselves in another tab. */
  readonly me: string;
  readonly onClose: () => void;
};

/** Shows who changed the stored record in the meantime, and what they changed. */
function ConflictDialog({ conflict, me, onClose, onSettle }: ConflictDialogProps) {
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

type GoneDialogProps = {
  readonly onClose: () => void;
  /** Saves the content as a new record; missing if the person may not write in the record's group. */
  readonly onSaveAsNew: (() => void) | undefined;
};

/** The edited record was deleted; what was typed is still in the form. */
function GoneDialog({ onClose, onSaveAsNew }: GoneDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="The record is gone"
      size="small"
      actions={
        <>
          <Button onPress={onClose}>Back to the form</Button>
          {onSaveAsNew === undefined ? null : (
            <Button variant="primary" onPress={onSaveAsNew}>
              Save as new record
            </Button>
          )}
        </>
      }
    >
      {recordConflictTexts.deleted}
    </Dialog>
  );
}
