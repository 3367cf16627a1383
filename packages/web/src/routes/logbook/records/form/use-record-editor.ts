import { type Change, mergeEdits, type Side } from "@cathedra/domain/logbook";
import { useState } from "react";
import { formOfEdited } from "../conflict/edited-form.ts";
import { type Conflict, findConflict } from "../conflict/find-conflict.ts";
import type { FormClearing } from "./clearings.ts";
import { onlyChanged } from "./only-changed.ts";
import type { RecordDraft } from "./record-draft.ts";
import type { RecordForm } from "./record-form.ts";
import { formOf, type LoadedRecord, type SaveVariables, saveVariablesOf } from "./record-mapping.ts";
import { type FormErrors, refusalOf, type SaveRefusal } from "./save-errors.ts";
import { SavedElsewhereError, sending, sendNewRecord } from "./send-record.ts";
import { type ChangeKind, useClearings } from "./use-clearings.ts";
import { type OpenedDraft, useRecordDraft } from "./use-record-draft.ts";
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
  readonly draft: OpenedDraft;
  /** The draft is a record already, which the person made elsewhere. */
  readonly onSavedElsewhere: (saved: SavedElsewhere) => Promise<void>;
};

/** What was typed into a draft that is a record already. */
export type SavedElsewhere = {
  readonly recordId: string;
  readonly mine: RecordDraft;
  /** What both began with. */
  readonly base: RecordForm;
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

/** The state of the record form: what is typed, what is wrong with it, and whether it is on its way. */
export function useRecordEditor(facts: EditorFacts) {
  const { record, me, fresh, validate } = facts;
  const begin = (): RecordDraft => ({
    form: fresh(),
    sent: [],
    basedOn: record?.modifiedAt ?? null,
    base: record === undefined ? null : fresh(),
  });
  const draft = useRecordDraft({
    owner: me.keycloakId,
    opened: facts.draft,
    isChange: record !== undefined,
    fresh,
    begin,
    onRecordSaved: (recordId, mine, base) => savedElsewhere(recordId, mine, base),
  });
  const { content, hold, sync, restored } = draft;
  const [isJudged, setJudged] = useState(false);
  const [refusal, setRefusal] = useState<SaveRefusal>();
  const [phase, setPhase] = useState<"editing" | "saving" | "saved">("editing");
  const [isHeld, setHeld] = useState(false);
  const [conflict, setConflict] = useState<OpenConflict>();

  const clearings = useClearings();

  const variablesFor = (from: RecordDraft, stored: LoadedRecord | undefined, version: string | null) =>
    saveVariablesOf(from.form, {
      record: stored,
      version,
      clientKey: facts.draft.id,
      draft: draft.saved(),
      customerId: facts.customerIdOf(from.form.groupId),
      viewerKeycloakId: me.keycloakId,
    });
  const wrongIn = (from: RecordDraft) => ({
    ...validate(variablesFor(from, record, from.basedOn)),
    ...wrongDoseErrors(from.form),
  });
  const refused = refusal?.kind === "fields" ? refusal.errors : {};
  const errors = isJudged ? { ...wrongIn(content), ...refused } : refused;

  const sendNew = (from: RecordDraft) =>
    sendNewRecord(from, (stored) => facts.save(variablesFor(from, stored, stored?.modifiedAt ?? null)));

  const send = (from: RecordDraft) => {
    if (record === undefined) return sendNew(from);
    const began = from.base === null ? from : { ...from, form: from.base };
    return facts.save(
      onlyChanged(variablesFor(from, record, from.basedOn), variablesFor(began, record, null)),
    );
  };

  const savedElsewhere = (recordId: string, mine: RecordDraft, base: RecordDraft | undefined) => {
    setPhase("saved");
    void sync.end().then(() => facts.onSavedElsewhere({ recordId, mine, base: base?.form ?? fresh() }));
  };

  const finish = (saved: LoadedRecord, after: AfterSave) => {
    void sync.end();
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
    const held = record === undefined ? sending(from) : from;
    if (held !== content) hold(held);
    // The portal has all of it first, with what another device has written meanwhile. Not where a save was begun before:
    // it may have arrived, and there is no draft any more.
    await (from.sent.length === 0 ? sync.flush() : sync.pause());
    if (sync.isOver()) return;
    const whole = sync.latest() ?? held;
    if (Object.keys(wrongIn(whole)).length > 0) {
      setPhase("editing");
      return;
    }
    try {
      finish(await send(whole), after);
    } catch (error) {
      if (error instanceof SavedElsewhereError) savedElsewhere(error.stored.id, whole, sync.stored());
      else await meet(refusalOf(error), whole, after);
    }
  };

  const settle = (choose: (change: Change) => Side) => {
    if (conflict?.kind !== "changed") return;
    const { stored, versions, changes, after } = conflict;
    const form = formOfEdited(mergeEdits(versions, changes, choose));
    void submit(after, { ...content, form, base: formOf(stored), basedOn: stored.modifiedAt });
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
    /** How far the portal has what was typed. */
    draftState: draft.state,
    clash: draft.clash,
    isBusy: phase === "saving" || isHeld,
    /** When what is shown was typed, where an earlier visit left it; and whether the record changed since. */
    restored: restored && {
      savedAt: restored.savedAt,
      isOutdated: restored.content.basedOn !== (record?.modifiedAt ?? null),
    },
    /** Sends what is left of the draft. */
    keep: sync.flush,
    /** Nothing more is sent, and nothing stays in this browser; resolves to what was typed. */
    giveUp: async () => {
      await sync.end();
      return sync.latest();
    },
  };
}
