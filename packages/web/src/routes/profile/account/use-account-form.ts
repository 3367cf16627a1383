import { profileTexts } from "@cathedra/domain/messages";
import { useState } from "react";
import { useEntityForm } from "../../../features/entity-form/use-entity-form.ts";
import { useStoredForm } from "../../../features/stored-form/use-stored-form.ts";
import { toasts } from "../../../shell/toasts.ts";
import {
  type AccountChanges,
  type AccountForm,
  accountChanges,
  byField,
  getErrors,
  toInput,
  withChange,
  withoutSent,
} from "./account-form.ts";
import { useUpdateUser } from "./use-update-user.ts";

/** Toasts of this page replace each other by this subject. */
const subject = "account settings";

const nothing: AccountChanges = {};

type Facts = { readonly owner: string; readonly stored: AccountForm };

/** The state of the account settings: unsaved content, errors, and the result of saving. */
export function useAccountForm({ owner, stored }: Facts) {
  const update = useUpdateUser();
  const draft = useStoredForm<AccountChanges>({ owner, subject: "/profile/account", schema: accountChanges });
  const [restoredAt, setRestoredAt] = useState(draft.restored?.savedAt);
  // Fields that another window has saved are no longer changed.
  const still = (typed: AccountChanges) => withChange(stored, typed, nothing);
  const storeDraft = (typed: AccountChanges) =>
    draft.keep(Object.keys(typed).length === 0 ? undefined : typed);
  const complain = () => toasts.error(profileTexts.invalid, { subject });

  const form = useEntityForm<AccountChanges, null, void>({
    stored: null,
    toContent: () => nothing,
    restored: draft.restored?.content,
    judging: "asTyped",
    validate: (typed) => getErrors({ ...stored, ...still(typed) }),
    getTexts: byField,
    save: (typed) => update(toInput(still(typed))),
    goOn: (_, sent, now) => {
      const left = withoutSent(now, still(sent));
      storeDraft(left);
      return { stored: null, start: nothing, content: left };
    },
    onSaved: () => {
      setRestoredAt(undefined);
      toasts.success(profileTexts.saved, { subject });
    },
    onRefused: ({ kind }) => {
      if (kind === "fields") complain();
      else if (kind !== "expired") toasts.error(profileTexts.saveFailed, { subject });
    },
    keep: storeDraft,
  });
  const changes = still(form.content);

  return {
    form: { ...stored, ...changes },
    errors: form.errors,
    isSaving: form.isSaving,
    submit: () => {
      if (!form.isSaving && Object.keys(getErrors({ ...stored, ...changes })).length > 0) complain();
      return form.submit(undefined);
    },
    /** Called when a field contains an invalid value; the other fields are then validated too. */
    refuse: () => {
      form.judge();
      complain();
    },
    change: (change: AccountChanges) => form.change(withChange(stored, changes, change), Object.keys(change)),
    cancel: () => {
      form.beginAgain(nothing);
      storeDraft(nothing);
      setRestoredAt(undefined);
    },
    /** The number of fields that are not saved yet. */
    unsaved: Object.keys(changes).length,
    /** When the unsaved changes that are shown were typed, if an earlier visit left them. */
    restoredAt: Object.keys(changes).length === 0 ? undefined : restoredAt,
  };
}
