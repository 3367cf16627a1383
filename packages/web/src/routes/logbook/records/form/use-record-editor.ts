import { useState } from "react";
import { useLocation } from "react-router";
import { useDraft } from "../../../../features/draft/use-draft.ts";
import { type RecordDraft, recordDraft } from "./record-draft.ts";
import type { RecordForm } from "./record-form.ts";
import { formOf, type LoadedRecord, type SaveVariables, saveVariablesOf } from "./record-mapping.ts";
import { haveSameContent } from "./same-content.ts";
import { type FormErrors, fieldErrorsOf } from "./save-errors.ts";

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
  readonly onFailed: (error: unknown) => void;
};

/** How long Save stays away after an answer, so that a second click of a double click does nothing (7.029). */
const submitResetMs = 400;

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
    clientKey: crypto.randomUUID(),
    wasSent: false,
    basedOn: record?.modifiedAt ?? null,
  });
  const [restored, setRestored] = useState(draft.restored);
  const [content, setContent] = useState(() => draft.restored?.content ?? begin());
  const [isJudged, setJudged] = useState(false);
  const [refused, setRefused] = useState<FormErrors>({});
  const [phase, setPhase] = useState<"editing" | "saving" | "saved">("editing");
  const [isHeld, setHeld] = useState(false);

  const variablesFor = (stored: LoadedRecord | undefined) =>
    saveVariablesOf(content.form, {
      record: stored,
      clientKey: content.clientKey,
      customerId: facts.customerIdOf(content.form.groupId),
      viewerKeycloakId: me.keycloakId,
    });
  const variables = variablesFor(record);
  const errors = isJudged ? { ...validate(variables), ...refused } : refused;

  const hold = (next: RecordDraft) => {
    setContent(next);
    draft.keep(next);
  };

  /**
   * An earlier attempt may have created the record though its answer was lost: the API then answers with that record,
   * and what was typed since is still to be saved.
   */
  const send = async () => {
    hold({ ...content, wasSent: true });
    const stored = await facts.save(variables);
    const isEarlier =
      record === undefined && content.wasSent && !haveSameContent(formOf(stored), content.form);
    if (isEarlier) await facts.save(variablesFor(stored));
  };

  const submit = async () => {
    setJudged(true);
    setRefused({});
    if (phase !== "editing" || isHeld || Object.keys(validate(variables)).length > 0) return;
    setPhase("saving");
    try {
      await send();
    } catch (error) {
      setRefused(fieldErrorsOf(error) ?? {});
      facts.onFailed(error);
      setPhase("editing");
      setHeld(true);
      setTimeout(() => setHeld(false), submitResetMs);
      return;
    }
    draft.keep(undefined);
    setPhase("saved");
    facts.onSaved();
  };

  return {
    form: content.form,
    change: (form: RecordForm) => {
      setRefused({});
      hold({ ...content, form });
    },
    errors,
    submit,
    phase,
    isBusy: phase === "saving" || isHeld,
    /** When what is shown was typed, where an earlier visit left it; and whether the record changed since. */
    restored: restored && {
      savedAt: restored.savedAt,
      isOutdated: restored.content.basedOn !== (record?.modifiedAt ?? null),
    },
    discard: () => {
      draft.keep(undefined);
      setRestored(undefined);
      setContent(begin());
      setJudged(false);
      setRefused({});
    },
  };
}
