import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { createFormFields, FormFieldsContext, focusField } from "../field/form-fields.ts";
import { ErrorSummary, useWrongFields } from "./ErrorSummary.tsx";
import * as css from "./Form.css.ts";

const noErrors: Readonly<Record<string, string | undefined>> = {};

export type FormProps = {
  readonly children: ReactNode;
  /** What the form is called; a form with a name is a landmark. */
  readonly label?: string;
  /** Errors by the fields' names, from the rules or from the server. A field's own `errorMessage` wins. */
  readonly errors?: Readonly<Record<string, string | undefined>> | undefined;
  /** Called when no field finds its own value wrong. Judge the values here and hand the errors back. */
  readonly onSubmit: (data: FormData) => void | Promise<void>;
  /** Called instead when a field does, so that all other errors can be shown in the same step. */
  readonly onRefused?: ((data: FormData) => void) | undefined;
  /** The sentence over the summary of wrong fields. */
  readonly errorTitle?: string;
  /** For a form that places its `ErrorSummary` itself. */
  readonly hasSummary?: boolean;
  /** Ties buttons outside of the form to it. */
  readonly id?: string;
};

/**
 * Fields that are judged and saved together. After a submit the focus goes to the first wrong field, and a summary names
 * them all.
 */
export function Form(props: FormProps) {
  const {
    children,
    label,
    errors = noErrors,
    errorTitle = "Please correct these fields",
    hasSummary = true,
  } = props;
  const [fields] = useState(createFormFields);
  const [attempts, setAttempts] = useState(0);
  const context = useMemo(() => ({ fields, errors, attempts }), [fields, errors, attempts]);
  const wrong = useWrongFields(fields);
  const awaitsFocus = useRef(false);

  useEffect(() => {
    const [first] = wrong;
    if (!awaitsFocus.current || first === undefined) return;
    awaitsFocus.current = false;
    focusField(first);
  }, [wrong]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Dialogs are portals: a submit inside one bubbles through React to the form around it.
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    awaitsFocus.current = true;
    setAttempts(attempts + 1);
    if (fields.snapshot().some(({ violation }) => violation !== undefined)) props.onRefused?.(data);
    else void props.onSubmit(data);
  };
  // Whoever types on while the answer is on its way keeps the focus.
  const stay = () => {
    awaitsFocus.current = false;
  };
  return (
    <FormFieldsContext.Provider value={context}>
      <form id={props.id} aria-label={label} className={css.form} noValidate onSubmit={submit} onInput={stay}>
        {hasSummary ? <ErrorSummary title={errorTitle} /> : null}
        {children}
      </form>
    </FormFieldsContext.Provider>
  );
}
