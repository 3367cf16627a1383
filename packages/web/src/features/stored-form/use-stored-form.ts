import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type * as v from "valibot";
import { addBeforeLeave } from "../../auth/before-leaving.ts";
import type { StoredForm } from "./stored-form-store.ts";
import { storedForms } from "./stored-forms.ts";

type Subject<T> = {
  /** The `keycloak_id` of the person whose content it is. */
  readonly owner: string;
  /** The address of the form, which identifies what is edited. */
  readonly subject: string;
  readonly schema: v.GenericSchema<unknown, T>;
};

type Keeping<T> = {
  /** The content that an earlier visit of this page had stored when the page opened. */
  readonly restored: StoredForm<T> | undefined;
  /** Keeps `content` from now on; undefined forgets it. */
  readonly keep: (content: T | undefined) => void;
};

/** Stores typed content in this browser until it is saved: through a reload, a failed save and an expired session. */
export function useStoredForm<T>({ owner, subject, schema }: Subject<T>): Keeping<T> {
  const key = useMemo(() => ({ owner, subject }), [owner, subject]);
  const [restored] = useState(() => storedForms.read(key, schema));
  const latest = useRef<T | undefined>(restored?.content);

  const store = useCallback(() => {
    if (latest.current === undefined) storedForms.discard(key);
    else storedForms.keep(key, latest.current);
  }, [key]);
  const storeForm = useCallback(
    (content: T | undefined) => {
      latest.current = content;
      store();
    },
    [store],
  );

  useBeforeSignIn(store);

  return { restored, keep: storeForm };
}

/**
 * Calls `save` right before the page leaves for the identity service, so that a form can store its draft. It must finish
 * synchronously, because the page does not wait for promises.
 */
function useBeforeSignIn(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => addBeforeLeave(() => latest.current()), []);
}
