import type { Change, Side } from "@cathedra/domain/logbook";
import { ConflictDialog } from "./ConflictDialog.tsx";
import type { Conflict } from "./find-conflict.ts";
import { GoneDialog } from "./GoneDialog.tsx";

export type SaveConflictProps = {
  readonly conflict: Exclude<Conflict, { kind: "saved" }> | null;
  /** The person's `keycloak_id`. */
  readonly me: string;
  /** Whether the person may write a new record in the group of this one. */
  readonly maySaveAsNew: boolean;
  readonly closeConflict: () => void;
  readonly settle: (choose: (change: Change) => Side) => void;
  readonly saveAsNew: () => Promise<void>;
};

/** What stands between a changed record and its being saved, and the ways out; what was typed stays in the form. */
export function SaveConflict({ conflict, me, maySaveAsNew, ...acts }: SaveConflictProps) {
  if (conflict === null) return null;
  if (conflict.kind === "changed") {
    return <ConflictDialog conflict={conflict} me={me} onClose={acts.closeConflict} onSettle={acts.settle} />;
  }
  return (
    <GoneDialog
      onClose={acts.closeConflict}
      onSaveAsNew={maySaveAsNew ? () => void acts.saveAsNew() : undefined}
    />
  );
}
