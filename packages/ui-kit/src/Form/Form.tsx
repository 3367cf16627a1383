import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createFormFields, focusField } from "../field/form-field-registry.ts";
import { FormFieldsContext } from "../field/form-fields.ts";
import { ErrorSummary, wrongFields } from "./ErrorSummary.tsx";
import * as css from "./Form.css.ts";

const noErrors: Readonly<Record<string, string | undefined>> = {};

export type FormProps = {
  readonly children: ReactNode;
  /** The name of the form; a form with a name is a landmark. */
  readonly label?: string;
  /**
   * Errors by the fields' names, from the rules or from the server; a new object each time that the values are validated. A
   * field's own `errorMessage` takes precedence.
   */
  readonly errors?: Readonly<Record<string, string | undefined>> | undefined;
  /**
   * Called with the values when no field finds its own value invalid. Validate the values here and pass errors back by `errors`.
   */
  readonly onSubmit: (data: FormData) => void | Promise<void>;
  /**
   * Called instead of `onSubmit` when a field finds its own value invalid, so that all other errors can be shown at the same
   * time.
   */
  readonly onRefused?: ((data: FormData) => void | Promise<void>) | undefined;
  /** The sentence above the list of invalid fields. */
  readonly errorTitle?: string;
  /** Whether the form shows the summary; false for a form that renders its own `ErrorSummary`. */
  readonly hasSummary?: boolean;
  /** The id of the form, by which buttons outside of it submit it. */
  readonly id?: string;
};

/**
 * Fields that are validated and saved together. After a submit the focus goes to the first wrong field, and a summary names
 * them all. Ctrl+Enter submits from any field, also from those in which Enter alone does something else.
 */
export function Form(props: FormProps) {
  const { children, label, errorTitle = "Please correct these fields", hasSummary = true } = props;
  const errors = hasErrors(props.errors) ? props.errors : noErrors;
  const [fields] = useState(createFormFields);
  const [attempts, setAttempts] = useState(0);
  const [answers, setAnswers] = useState(0);
  const context = useMemo(() => ({ fields, errors, attempts }), [fields, errors, attempts]);
  const awaitsFocus = useRef(false);

  // Moves the focus after the fields have reported which errors they show; before the answer they still show the errors of the
  // last attempt.
  useEffect(() => {
    if (answers === 0) return;
    const goToFirst = () => {
      const [first] = wrongFields(fields.snapshot());
      if (!awaitsFocus.current || first === undefined) return;
      awaitsFocus.current = false;
      focusField(first);
    };
    queueMicrotask(goToFirst);
    return fields.subscribe(goToFirst);
  }, [answers, fields]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Dialogs are portals: a submit inside one bubbles through React to the form around it.
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    awaitsFocus.current = true;
    setAttempts(attempts + 1);
    const isRefused = fields.snapshot().some(({ violation }) => violation !== undefined);
    const answered = isRefused ? props.onRefused?.(data) : props.onSubmit(data);
    const hasAnswered = () => setAnswers((count) => count + 1);
    if (answered instanceof Promise) void answered.finally(hasAnswered);
    else hasAnswered();
  };
  // Keeps the focus of a person who continues typing during the request.
  const stay = () => {
    awaitsFocus.current = false;
  };
  return (
    <FormFieldsContext.Provider value={context}>
      <form
        id={props.id}
        aria-label={label}
        className={css.form}
        noValidate
        onSubmit={submit}
        onInput={stay}
        onKeyDownCapture={saveByKeys}
      >
        {hasSummary ? <ErrorSummary title={errorTitle} /> : null}
        {children}
      </form>
    </FormFieldsContext.Provider>
  );
}

/** Handles the key in the capturing phase, so that the field handles it too and its text becomes its value. */
function saveByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const { currentTarget: form, target } = event;
  const isForThisForm = event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.repeat;
  // Dialogs are portals: their keys come through React to the form around them.
  if (!isForThisForm || !(target instanceof Element) || !form.contains(target)) return;
  event.preventDefault();
  if (target.closest("button") !== null) event.stopPropagation();
  setTimeout(() => {
    const save = [...form.elements].find(
      (each) => each instanceof HTMLButtonElement && each.type === "submit",
    );
    // The shortcut behaves like Enter: a form with a disabled Save is not submitted.
    const isAway = save?.matches(':disabled, [aria-disabled="true"]') ?? false;
    if (!isAway) form.requestSubmit();
  });
}

function hasErrors(errors: FormProps["errors"]): errors is NonNullable<FormProps["errors"]> {
  return errors !== undefined && Object.keys(errors).length > 0;
}
