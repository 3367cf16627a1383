import { type Change, mergeEdits, type Side } from "@cathedra/domain";
import { useState } from "react";
import { useLocation } from "react-router";
import { useDraft } from "../../../../features/draft/use-draft.ts";
import { formOfEdited } from "../conflict/edited-form.ts";
import { type Conflict, findConflict } from "../conflict/find-conflict.ts";
import type { FormClearing } from "./clearings.ts";
import { type RecordDraft, recordDraft } from "./record-draft.ts";
import type { RecordForm } from "./record-form.ts";
import { formOf, type LoadedRecord, type SaveVariables, saveVariablesOf } from "./record-mapping.ts";
import { type FormErrors, refusalOf, type SaveRefusal } from "./save-errors.ts";
import { restoredDraft, sendNewRecord } from "./send-record.ts";
import { type ChangeKind, useClearings } from "./use-clearings.ts";
import type { AfterSave } from "./use-record-outcome.ts";
import { wrongDoseErrors } from "./validate-form.ts";

export type EditorFacts = {
  readonly me: { readonly keycloakId: string };
  /** Absent for a new record. */
  readonly record: LoadedRecord | undefined;
  /** The form as it stands before anything is typed. */
  readonly fresh: () => RecordForm;
  readonly customerIdOf: (groupId: number | null) => number | undefined;
  readonly validate: (variables: SaveVariables) => FormErrors;
  readonly save: (variables: SaveVariables) => Promise<LoadedRecord>;
  readonly onSaved: (saved: LoadedRecord, after: AfterSave) => void;
  readonly onFailed: (refusal: SaveRefusal) => void;
};

/** A conflict on show, with what was to follow the save. */
type OpenConflict = Exclude<Conflict, { kind: "saved" }> & {
  readonly after: AfterSave;
  readonly why: SaveRefusal;
};

/** Asked for by few, so fetched when it is. */
const latestRecord = (id: string) =>
  import("../conflict/latest-record.ts").then((module) => module.latestRecord(id));

/** How long Save stays away after an answer, so that a second click of a double click does nothing (7.029). */
const submitResetMs = 400;

const newKey = () => crypto.randomUUID();

/** The state of the record form: what is typed, what is wrong with it, and whether it is on its way. */
export function useRecordEditor(facts: EditorFacts) {
  const { record, me, fresh, validate } = facts;
  const draft = useDraft<RecordDraft>({
    owner: me.keycloakId,
    subject: useLocation().pathname,
    schema: recordDraft,
  });
  const begin = (): RecordDraft => ({
    form: fresh(),
    clientKey: newKey(),
    sent: [],
    basedOn: record?.modifiedAt ?? null,
    base: record === undefined ? null : fresh(),
  });
  const [restored, setRestored] = useState(draft.restored);
  const [content, setContent] = useState(() =>
    draft.restored === undefined ? begin() : restoredDraft(draft.restored.content, newKey),
  );
  const [isJudged, setJudged] = useState(false);
  const [refusal, setRefusal] = useState<SaveRefusal>();
  const [phase, setPhase] = useState<"editing" | "saving" | "saved">("editing");
  const [isHeld, setHeld] = useState(false);
  const [conflict, setConflict] = useState<OpenConflict>();
  const [isKept, setKept] = useState(draft.restored !== undefined);

  const clearings = useClearings();

  const variablesFor = (from: RecordDraft, stored: LoadedRecord | undefined, version: string | null) =>
    saveVariablesOf(from.form, {
      record: stored,
      version,
      clientKey: from.clientKey,
      customerId: facts.customerIdOf(from.form.groupId),
      viewerKeycloakId: me.keycloakId,
    });
  const wrongIn = (from: RecordDraft) => ({
    ...validate(variablesFor(from, record, from.basedOn)),
    ...wrongDoseErrors(from.form),
  });
  const refused = refusal?.kind === "fields" ? refusal.errors : {};
  const errors = isJudged ? { ...wrongIn(content), ...refused } : refused;

  const hold = (next: RecordDraft) => {
    setContent(next);
    setKept(true);
    draft.keep(next);
  };

  const sendNew = (from: RecordDraft) =>
    sendNewRecord(from, {
      save: (clientKey, stored) =>
        facts.save(variablesFor({ ...from, clientKey }, stored, stored?.modifiedAt ?? null)),
      hold,
      newKey,
    });

  const send = (from: RecordDraft) => {
    if (record === undefined) return sendNew(from);
    hold(from);
    return facts.save(variablesFor(from, record, from.basedOn));
  };

  const finish = (saved: LoadedRecord, after: AfterSave) => {
    draft.keep(undefined);
    setKept(false);
    setPhase("saved");
    facts.onSaved(saved, after);
  };

  const refuse = (why: SaveRefusal) => {
    setRefusal(why);
    facts.onFailed(why);
    setPhase("editing");
    setHeld(true);
    setTimeout(() => setHeld(false), submitResetMs);
  };

  /** What a refused change of a stored record met: it is shown, and decided on, before anything is saved. */
  const meet = async (why: SaveRefusal, from: RecordDraft, after: AfterSave) => {
    const { base, form: mine } = from;
    const met =
      record === undefined || base === null
        ? undefined
        : await findConflict(why, { id: record.id, base, mine, load: latestRecord });
    if (met === undefined) refuse(why);
    else if (met.kind === "saved") finish(met.stored, after);
    else {
      setConflict({ ...met, after, why });
      setPhase("editing");
    }
  };

  const submit = async (after: AfterSave, from: RecordDraft = content) => {
    setJudged(true);
    setRefusal(undefined);
    setConflict(undefined);
    if (phase !== "editing" || isHeld || Object.keys(wrongIn(from)).length > 0) return;
    setPhase("saving");
    try {
      finish(await send(from), after);
    } catch (error) {
      await meet(refusalOf(error), from, after);
    }
  };

  const settle = (choose: (change: Change) => Side) => {
    if (conflict?.kind !== "changed") return;
    const { stored, versions, changes, after } = conflict;
    const form = formOfEdited(mergeEdits(versions, changes, choose));
    const merged = { ...content, form, base: formOf(stored), basedOn: stored.modifiedAt };
    hold(merged);
    void submit(after, merged);
  };

  const saveAsNew = async () => {
    const after = conflict?.after ?? "as usual";
    setConflict(undefined);
    setPhase("saving");
    try {
      finish(await sendNew(content), after);
    } catch (error) {
      refuse(refusalOf(error));
    }
  };

  return {
    form: content.form,
    change: (form: RecordForm, kind?: ChangeKind) => {
      setRefusal(undefined);
      clearings.follow(content.form, form, kind);
      hold({ ...content, form });
    },
    clearings: {
      of: clearings.of,
      undo: (clearing: FormClearing) =>
        hold({ ...content, form: clearings.takeBack(content.form, clearing) }),
    },
    errors,
    submit,
    /** Says what is wrong and sends nothing: a field holds something that is no value. */
    judge: () => setJudged(true),
    /** Why the last save was refused, until something is changed. */
    refusal,
    /** What the last save met that must be decided on first. */
    conflict,
    settle,
    saveAsNew,
    closeConflict: () => setConflict(undefined),
    /** The conflict cannot be shown: the save counts as refused. */
    dropConflict: () => {
      setConflict(undefined);
      if (conflict !== undefined) refuse(conflict.why);
    },
    phase,
    /** What was typed is kept in this browser, and nowhere else yet. */
    isKept,
    isBusy: phase === "saving" || isHeld,
    /** When what is shown was typed, where an earlier visit left it; and whether the record changed since. */
    restored: restored && {
      savedAt: restored.savedAt,
      isOutdated: restored.content.basedOn !== (record?.modifiedAt ?? null),
    },
    discard: () => {
      draft.keep(undefined);
      setKept(false);
      setRestored(undefined);
      setContent(begin());
      clearings.forget();
      setJudged(false);
      setRefusal(undefined);
      setConflict(undefined);
    },
  };
}
