import { useState } from "react";
import { useLocation } from "react-router";
import { useDraft } from "../../../../features/draft/use-draft.ts";
import { type RecordDraft, recordDraft } from "./record-draft.ts";
import type { RecordForm } from "./record-form.ts";
import { type LoadedRecord, type SaveVariables, saveVariablesOf } from "./record-mapping.ts";
import { type FormErrors, refusalOf, type SaveRefusal } from "./save-errors.ts";
import { restoredDraft, sendNewRecord } from "./send-record.ts";

export type EditorFacts = {
  readonly me: { readonly keycloakId: string };
  /** Absent for a new record. */
  readonly record: LoadedRecord | undefined;
  /** The form as it stands before anything is typed. */
  readonly fresh: () => RecordForm;
  readonly customerIdOf: (groupId: number | null) => number | undefined;
  readonly validate: (variables: SaveVariables) => FormErrors;
  readonly save: (variables: SaveVariables) => Promise<LoadedRecord>;
  readonly onSaved: () => void;
  readonly onFailed: (refusal: SaveRefusal) => void;
};

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
  });
  const [restored, setRestored] = useState(draft.restored);
  const [content, setContent] = useState(() =>
    draft.restored === undefined ? begin() : restoredDraft(draft.restored.content, newKey),
  );
  const [isJudged, setJudged] = useState(false);
  const [refusal, setRefusal] = useState<SaveRefusal>();
  const [phase, setPhase] = useState<"editing" | "saving" | "saved">("editing");
  const [isHeld, setHeld] = useState(false);
  const [isKept, setKept] = useState(draft.restored !== undefined);

  const variablesFor = (stored: LoadedRecord | undefined, clientKey = content.clientKey) =>
    saveVariablesOf(content.form, {
      record: stored,
      clientKey,
      customerId: facts.customerIdOf(content.form.groupId),
      viewerKeycloakId: me.keycloakId,
    });
  const variables = variablesFor(record);
  const refused = refusal?.kind === "fields" ? refusal.errors : {};
  const errors = isJudged ? { ...validate(variables), ...refused } : refused;

  const hold = (next: RecordDraft) => {
    setContent(next);
    setKept(true);
    draft.keep(next);
  };

  const send = async () => {
    if (record !== undefined) {
      hold(content);
      await facts.save(variables);
      return;
    }
    const save = (clientKey: string, stored?: LoadedRecord) => facts.save(variablesFor(stored, clientKey));
    await sendNewRecord(content, { save, hold, newKey });
  };

  const submit = async () => {
    setJudged(true);
    setRefusal(undefined);
    if (phase !== "editing" || isHeld || Object.keys(validate(variables)).length > 0) return;
    setPhase("saving");
    try {
      await send();
    } catch (error) {
      const why = refusalOf(error);
      setRefusal(why);
      facts.onFailed(why);
      setPhase("editing");
      setHeld(true);
      setTimeout(() => setHeld(false), submitResetMs);
      return;
    }
    draft.keep(undefined);
    setKept(false);
    setPhase("saved");
    facts.onSaved();
  };

  return {
    form: content.form,
    change: (form: RecordForm) => {
      setRefusal(undefined);
      hold({ ...content, form });
    },
    errors,
    submit,
    /** Says what is wrong and sends nothing: a field holds something that is no value. */
    judge: () => setJudged(true),
    /** Why the last save was refused, until something is changed. */
    refusal,
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
      setJudged(false);
      setRefusal(undefined);
    },
  };
}
