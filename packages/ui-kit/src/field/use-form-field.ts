import { type RefObject, useContext, useEffect, useId, useRef, useState } from "react";
import { FormFieldsContext } from "./form-fields.ts";

type Facts = {
  readonly name: string | undefined;
  readonly label: string;
  readonly errorMessage: string | null | undefined;
  /** The field's value, compared by identity. */
  readonly value: unknown;
  /** The error that the field itself finds in its value; shown once the person has left the field or submitted. */
  readonly violation?: string | undefined;
};

type FormField<Root> = {
  readonly rootRef: RefObject<Root | null>;
  /** The error to show; `undefined` if there is none. */
  readonly error: string | undefined;
  readonly leave: () => void;
};

/**
 * Connects a field to its form: decides which error is shown, and lets the form find and name the field (G.025). An error from
 * the form is shown until the value changes.
 */
export function useFormField<Root extends HTMLElement = HTMLDivElement>(facts: Facts): FormField<Root> {
  const { name, label, errorMessage, value, violation } = facts;
  const form = useContext(FormFieldsContext);
  const id = useId();
  const rootRef = useRef<Root | null>(null);
  const [isLeft, setLeft] = useState(false);
  const errors = form?.errors;
  const [judged, setJudged] = useState({ errors, name, value });
  if (judged.errors !== errors) setJudged({ errors, name, value });
  const isJudged = judged.name === name && Object.is(judged.value, value);
  const fromForm = isJudged && name !== undefined ? errors?.[name] : undefined;
  const isShown = isLeft || (form !== null && form.attempts > 0);
  const error = errorMessage || fromForm || (isShown ? violation : undefined) || undefined;
  const fields = form?.fields;
  useEffect(() => {
    fields?.set({ id, label, error, violation, element: () => rootRef.current });
  }, [fields, id, label, error, violation]);
  useEffect(() => () => fields?.remove(id), [fields, id]);
  return { rootRef, error, leave: () => afterPress(() => setLeft(true)) };
}

/**
 * Calls back when no button is being pressed. Pressing a button takes the focus from the field, and an error that appeared at
 * that moment would move the button from under the pointer.
 */
function afterPress(act: () => void): void {
  if (document.querySelector(":active") === null) act();
  else addEventListener("pointerup", () => setTimeout(act), { once: true, capture: true });
}
