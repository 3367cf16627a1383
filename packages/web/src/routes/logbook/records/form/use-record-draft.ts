import type { Change, Side, Versions } from "@cathedra/domain/logbook";
import { useState } from "react";
import type { useDraft_content$key } from "../../../../__generated__/useDraft_content.graphql.ts";
import { touch } from "../../../../features/draft/draft-address.ts";
import { useDraft } from "../../../../features/draft/use-draft.ts";
import type { QueuedRecord } from "../../../../features/record-queue/queued-record.ts";
import type { EditedForm } from "../conflict/edited-form.ts";
import type { DraftVersions } from "../conflict/merge-drafts.ts";
import { type RecordDraft, readRecordDraft } from "./record-draft.ts";
import type { RecordForm } from "./record-form.ts";

/** A saved change that waits in this browser. Its content is newer than the draft that the portal has. */
export type WaitingChange = Pick<QueuedRecord, "content" | "draftRevision" | "isCompleteAsIs" | "savedAt"> & {
  /** Called by a form that opens with it. */
  readonly onShown: () => void;
};

/** Identifies the draft of a form; `stored` is the portal's copy. */
export type OpenedDraft = {
  readonly id: string;
  readonly stored: useDraft_content$key | null | undefined;
};

/** Two devices changed the same field of one draft. */
export type DraftClash = {
  readonly versions: Versions<EditedForm>;
  readonly changes: readonly Change[];
  readonly settle: (choose: (change: Change) => Side) => void;
};

type Facts = {
  readonly owner: string;
  readonly opened: OpenedDraft;
  readonly waiting: WaitingChange | undefined;
  readonly isChange: boolean;
  /** Returns the form as it is before anything is typed. */
  readonly fresh: () => RecordForm;
  readonly begin: () => RecordDraft;
  /** Shows content in the form that another device has written. */
  readonly show: (content: RecordDraft) => void;
  readonly onRecordSaved: (recordId: string, mine: RecordDraft, base: RecordDraft | undefined) => void;
};

/** Stores the content of the record form as a draft of the account. */
export function useRecordDraft({
  owner,
  opened,
  waiting,
  isChange,
  fresh,
  begin,
  show,
  onRecordSaved,
}: Facts) {
  const [clash, setClash] = useState<DraftClash>();
  const merge = async (versions: {
    readonly base: RecordDraft | undefined;
    readonly theirs: RecordDraft;
    readonly mine: RecordDraft;
  }): Promise<RecordDraft> => {
    const { compareDrafts, mergeDrafts } = await import("../conflict/merge-drafts.ts");
    const drafts: DraftVersions = { ...versions, base: versions.base ?? begin() };
    const compared = compareDrafts(drafts);
    if (compared.changes.every(({ by }) => by !== "both")) return mergeDrafts(drafts, () => "mine");
    return new Promise((resolve) =>
      setClash({
        ...compared,
        settle: (choose) => {
          setClash(undefined);
          resolve(mergeDrafts(drafts, choose));
        },
      }),
    );
  };
  const { sync, state, restored, showsWaiting } = useDraft<RecordDraft>({
    owner,
    id: opened.id,
    isChange,
    stored: opened.stored,
    waiting,
    read: (content) => readRecordDraft(content, fresh()),
    merge,
    show,
    onRecordSaved: (recordId) => onRecordSaved(recordId, sync.latest() ?? begin(), sync.stored()),
  });
  return {
    keep: (next: RecordDraft) => {
      touch(opened.id);
      sync.change(next);
    },
    sync,
    merge,
    state,
    restored,
    showsWaiting,
    clash,
    /** The draft that a save refers to, so that it is deleted with it. */
    saved: () => {
      const revision = sync.revision();
      return revision === null ? undefined : { id: opened.id, revision };
    },
  };
}
