import { useState } from "react";
import type { SaveRefusal } from "../../../../features/entity-form/save-refusal.ts";
import { useEntityForm } from "../../../../features/entity-form/use-entity-form.ts";
import type { SavingRecord } from "../../../../features/record-queue/browser-record-queue.ts";
import type { SavingQueue } from "../../../../features/record-queue/saving-queue.ts";
import type { Conflict } from "../conflict/find-conflict.ts";
import { createFormStore } from "./create-form-store.ts";
import { onlyChanged } from "./only-changed.ts";
import { type RecordDraft, readRecordDraft } from "./record-draft.ts";
import type { RecordForm } from "./record-form.ts";
import { type LoadedRecord, makeForm, type SaveVariables, toSaveVariables } from "./record-mapping.ts";
import { byFieldName, type FormErrors } from "./save-errors.ts";
import { SavedElsewhereError, sending, sendNewRecord } from "./send-record.ts";
import { type OpenedDraft, useRecordDraft, type WaitingChange } from "./use-record-draft.ts";
import type { AfterSave } from "./use-record-outcome.ts";
import { wrongDoseErrors } from "./validate-form.ts";

export type EditorFacts = {
  readonly me: { readonly keycloakId: string };
  /** The stored record; undefined for a new one. */
  readonly record: LoadedRecord | undefined;
  /** Makes the form before anything is typed. */
  readonly fresh: () => RecordForm;
  readonly getCustomerId: (groupId: number | null) => number | undefined;
  readonly validate: (variables: SaveVariables) => FormErrors;
  readonly save: (variables: SaveVariables) => Promise<LoadedRecord>;
  /** Whether the save says that nothing more will be added to the record. */
  readonly isCompleteAsIs: () => boolean;
  readonly onSaved: (saved: LoadedRecord, after: AfterSave) => void;
  readonly onFailed: (refusal: SaveRefusal) => void;
  readonly draft: OpenedDraft;
  /** A change of the record that waits in this browser. */
  readonly waiting: WaitingChange | undefined;
  /** Keeps a record in this browser until the portal has it; absent where another person's is changed. */
  readonly queue: SavingQueue | undefined;
  /** The portal did not answer, and the record waits in the queue. */
  readonly onQueued: (record: SavingRecord) => void;
  /** Called when the draft has already become a record elsewhere. */
  readonly onSavedElsewhere: (saved: SavedElsewhere) => Promise<void>;
};

/** The content of a draft that has already become a record. */
export type SavedElsewhere = {
  readonly recordId: string;
  readonly mine: RecordDraft;
  /** The content from which both versions started. */
  readonly base: RecordForm;
};

/** A conflict that is shown, with the action that was to follow the save. */
type OpenConflict = Exclude<Conflict, { kind: "saved" }> & {
  readonly after: AfterSave;
  readonly why: SaveRefusal;
};

/** How long Save stays disabled after an answer, so that the second click of a double click does nothing (7.029). */
const submitResetMs = 400;

/** The state of the record form: its content, its errors, and whether it is being saved. */
export function useRecordEditor(facts: EditorFacts) {
  const { record, me, fresh, validate, queue, waiting } = facts;
  /** The waiting change that the form opened with: another tab may save one later. */
  const [opened] = useState(waiting);
  const begin = (): RecordDraft => {
    const shown = shownChange();
    if (shown !== undefined) return readRecordDraft(shown.content, fresh());
    const base = record === undefined ? null : fresh();
    return { form: fresh(), sent: [], basedOn: record?.modifiedAt ?? null, base };
  };
  const draft = useRecordDraft({
    owner: me.keycloakId,
    opened: facts.draft,
    waiting,
    isChange: record !== undefined,
    fresh,
    begin,
    show: (content) => entity.happen({ type: "shown", content }),
    onRecordSaved: (recordId, mine, base) => savedElsewhere(recordId, mine, base),
  });
  const { sync, restored } = draft;
  const shownChange = () => (draft.showsWaiting ? opened : undefined);

  const variablesFor = (from: RecordDraft, stored: LoadedRecord | undefined, version: string | null) =>
    toSaveVariables(from.form, {
      record: stored,
      version,
      clientKey: facts.draft.id,
      draft: draft.saved(),
      customerId: facts.getCustomerId(from.form.groupId),
      viewerKeycloakId: me.keycloakId,
      isCompleteAsIs: facts.isCompleteAsIs(),
    });

  const getSaving = (from: RecordDraft): SavingRecord => ({
    id: facts.draft.id,
    kind: record === undefined ? "new" : "change",
    owner: me.keycloakId,
    procedureName: from.form.procedure?.name ?? "",
    dateOfProcedure: from.form.dateOfProcedure,
    customerId: facts.getCustomerId(from.form.groupId),
    draftRevision: draft.saved()?.revision,
    content: from,
    isCompleteAsIs: facts.isCompleteAsIs(),
  });

  const sendNew = (from: RecordDraft) =>
    sendNewRecord(from, (stored) => facts.save(variablesFor(from, stored, stored?.modifiedAt ?? null)));

  const sendChange = (from: RecordDraft) => {
    const began = from.base === null ? from : { ...from, form: from.base };
    return facts.save(
      onlyChanged(variablesFor(from, record, from.basedOn), variablesFor(began, record, null)),
    );
  };

  const send = (from: RecordDraft) => {
    const save = () => (record === undefined ? sendNew(from) : sendChange(from));
    return queue === undefined ? save() : queue.send(getSaving(from), save);
  };

  const savedElsewhere = (recordId: string, mine: RecordDraft, base: RecordDraft | undefined) => {
    entity.happen({ type: "saved" });
    void sync.end().then(() => facts.onSavedElsewhere({ recordId, mine, base: base?.form ?? fresh() }));
  };

  /** Keeps the content in this browser, merged with changes that other tabs have saved since and that would be replaced. */
  const keepMerged = async (mine: RecordDraft): Promise<RecordDraft> => {
    let merged = mine;
    let seenAt = shownChange()?.savedAt;
    for (;;) {
      const unseen = await queue?.keep(getSaving(merged), seenAt);
      if (unseen === undefined) return merged;
      seenAt = unseen.savedAt;
      const theirs = readRecordDraft(unseen.content, fresh());
      merged = await draft.merge({ base: begin(), theirs, mine: merged });
    }
  };

  /**
   * First the whole draft is stored in the portal, merged with the changes of other devices. This is skipped when a save was
   * begun before: it may have arrived, and the draft may no longer exist.
   */
  const prepare = async (from: RecordDraft): Promise<RecordDraft | undefined> => {
    const held = await keepMerged(record === undefined ? sending(from) : from);
    if (held !== from) entity.happen({ type: "shown", content: held });
    // A change that waits is a draft as well, which other devices show.
    if (held !== from || waiting !== undefined) draft.keep(held);
    await (from.sent.length === 0 ? sync.flush() : sync.pause());
    const whole = sync.isOver() ? undefined : (sync.latest() ?? held);
    if (whole !== held) await queue?.drop(facts.draft.id);
    return whole;
  };

  /** A conflict that prevents saving a stored record is shown, and must be decided before anything is saved. */
  const resolveConflict = async (why: SaveRefusal, { base, form: mine }: RecordDraft, after: AfterSave) => {
    if (record === undefined || base === null) return undefined;
    // Loaded on demand, because few people need it.
    const { conflictWithLatest } = await import("../conflict/conflict-with-latest.ts");
    const met = await conflictWithLatest(why, { id: record.id, base, mine });
    if (met === undefined) return undefined;
    if (met.kind === "saved") return { kind: "saved", saved: met.stored } as const;
    return { kind: "conflict", conflict: { ...met, after, why } } as const;
  };

  const entity = useEntityForm<RecordDraft, LoadedRecord | undefined, LoadedRecord, OpenConflict, AfterSave>({
    stored: record,
    toContent: begin,
    restored: restored?.content,
    judging: "asTyped",
    validate: (from) => ({
      ...validate(variablesFor(from, record, from.basedOn)),
      ...wrongDoseErrors(from.form),
    }),
    getTexts: byFieldName,
    prepare,
    save: send,
    meet: (why, from, _, after) => resolveConflict(why, from, after),
    isSettled: (error, from) => {
      if (queue?.isQueued(error) === true) {
        entity.happen({ type: "saved" });
        void sync.end().then(() => facts.onQueued(getSaving(from)));
        return true;
      }
      if (!(error instanceof SavedElsewhereError)) return false;
      savedElsewhere(error.stored.id, from, sync.stored());
      return true;
    },
    onSaved: (saved, after) => {
      void sync.end();
      if (record !== undefined) void queue?.discardSaved(record.id);
      facts.onSaved(saved, after);
    },
    onRefused: facts.onFailed,
    keep: draft.keep,
    restMs: submitResetMs,
  });
  const { content, conflict, phase } = entity;
  const [store] = useState(() => createFormStore(entity));

  return {
    form: content.form,
    /** The store that the fields read and change. */
    store,
    errors: entity.errors,
    submit: (after: AfterSave) => entity.submit(after),
    /** Shows the errors without sending anything, if a field contains an invalid text. */
    judge: entity.judge,
    /** Why the last save was refused, until something is changed. */
    refusal: entity.refusal,
    /** The conflict of the last save that must be decided first. */
    conflict,
    settle: (form: RecordForm) => {
      if (conflict?.kind !== "changed") return;
      const { stored, after } = conflict;
      void entity.submit(after, { ...content, form, base: makeForm(stored), basedOn: stored.modifiedAt });
    },
    saveAsNew: () => entity.saveBy(conflict?.after ?? "as usual", sendNew),
    closeConflict: entity.closeConflict,
    /** If the conflict cannot be shown, the save counts as refused, so that the person can try again. */
    dropConflict: () => {
      if (conflict !== null) entity.refuse(conflict.why);
    },
    phase: phase === "resting" ? "editing" : phase,
    isChanged: entity.isChanged,
    /** How far the draft is stored in the portal. */
    draftState: draft.state,
    clash: draft.clash,
    isBusy: entity.isBusy,
    showsWaiting: draft.showsWaiting,
    /** When the restored content was typed, if an earlier visit left it; and whether the record changed since. */
    restored: restored && {
      savedAt: restored.savedAt,
      isOutdated: restored.content.basedOn !== (record?.modifiedAt ?? null),
    },
    /** Sends the remaining content of the draft. */
    keep: sync.flush,
    /** Stops sending, and removes the copy of this browser; resolves to what was typed. */
    giveUp: async () => {
      await sync.end();
      return sync.latest();
    },
  };
}
