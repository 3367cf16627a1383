import { profileTexts } from "@cathedra/domain/messages";
import { useRef, useState } from "react";
import { SessionExpiredError } from "../../../auth/tokens.ts";
import { useKeptForm } from "../../../features/kept-form/use-kept-form.ts";
import { fieldErrorsOf } from "../../../relay/field-errors.ts";
import { toasts } from "../../../shell/toasts.ts";
import {
  type AccountChanges,
  type AccountErrors,
  type AccountForm,
  accountChanges,
  byField,
  errorsOf,
  inputOf,
  withChange,
  withoutSent,
} from "./account-form.ts";
import { useUpdateUser } from "./use-update-user.ts";

/** What its toasts are about. */
const subject = "account settings";

type Facts = { readonly owner: string; readonly stored: AccountForm };

/** The state of the account settings: what is typed and not saved yet, what is wrong with it, and what comes of it. */
export function useAccountForm({ owner, stored }: Facts) {
  const save = useUpdateUser();
  const draft = useKeptForm<AccountChanges>({ owner, subject: "/profile/account", schema: accountChanges });
  const [typed, setTyped] = useState<AccountChanges>(draft.restored?.content ?? {});
  const [restoredAt, setRestoredAt] = useState(draft.restored?.savedAt);
  const [isJudged, setJudged] = useState(false);
  const [refused, setRefused] = useState<AccountErrors>({});
  const [isSaving, setSaving] = useState(false);

  // What another window has saved meanwhile is no change any more.
  const changes = withChange(stored, typed, {});
  const form: AccountForm = { ...stored, ...changes };
  const errors = isJudged ? { ...errorsOf(form), ...refused } : refused;

  const latest = useRef(typed);
  const hold = (next: AccountChanges) => {
    latest.current = next;
    setTyped(next);
    draft.keep(Object.keys(next).length === 0 ? undefined : next);
  };

  const refuse = (found: AccountErrors) => {
    setRefused(found);
    toasts.error(profileTexts.invalid, { subject });
  };

  const submit = async () => {
    if (isSaving) return;
    setJudged(true);
    setRefused({});
    if (Object.keys(errorsOf(form)).length > 0) return refuse({});
    setSaving(true);
    try {
      await save(inputOf(changes));
      hold(withoutSent(latest.current, changes));
      setRestoredAt(undefined);
      setJudged(false);
      toasts.success(profileTexts.saved, { subject });
    } catch (error) {
      const found = fieldErrorsOf(error);
      if (found !== undefined) refuse(byField(found));
      else if (!(error instanceof SessionExpiredError)) toasts.error(profileTexts.saveFailed, { subject });
    } finally {
      setSaving(false);
    }
  };

  return {
    form,
    errors,
    isSaving,
    submit,
    /** A field found its own value wrong; the others are judged too. */
    refuse: () => {
      setJudged(true);
      refuse({});
    },
    change: (change: AccountChanges) => {
      setRefused(withoutFields(refused, change));
      hold(withChange(stored, changes, change));
    },
    cancel: () => {
      hold({});
      setRestoredAt(undefined);
      setJudged(false);
      setRefused({});
    },
    /** How many fields are not saved yet. */
    unsaved: Object.keys(changes).length,
    /** When what is shown was typed, where an earlier visit left it. */
    restoredAt: Object.keys(changes).length === 0 ? undefined : restoredAt,
  };
}

function withoutFields(errors: AccountErrors, change: AccountChanges): AccountErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in change)));
}
