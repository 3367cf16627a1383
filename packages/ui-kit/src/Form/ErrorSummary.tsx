import { type MouseEvent, useContext, useSyncExternalStore } from "react";
import { focusField } from "../field/form-field-registry.ts";
import { type FormFieldEntry, FormFieldsContext } from "../field/form-fields.ts";
import * as css from "./Form.css.ts";

export type ErrorSummaryProps = {
  /** One sentence above the list of errors. */
  readonly title: string;
};

/** Names every invalid field of a submitted form, each as a link to the field. It is announced when it appears. */
export function ErrorSummary({ title }: ErrorSummaryProps) {
  const form = useContext(FormFieldsContext);
  if (form === null) throw new Error("ErrorSummary stands inside a Form.");
  const { subscribe, snapshot } = form.fields;
  const wrong = wrongFields(useSyncExternalStore(subscribe, snapshot, snapshot));
  return (
    <div role="alert" className={css.alert}>
      {form.attempts === 0 || wrong.length === 0 ? null : (
        <div className={css.summary}>
          <p className={css.title}>{title}</p>
          <ul className={css.list}>
            {wrong.map((entry) => (
              <li key={entry.id} className={css.item}>
                <a href={`#${entry.id}`} className={css.link} onClick={(event) => go(event, entry)}>
                  {`${entry.label}: ${entry.error}`}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function go(event: MouseEvent, entry: FormFieldEntry): void {
  event.preventDefault();
  focusField(entry);
}

/** The fields that show an error, in the order of the page. */
export function wrongFields(entries: readonly FormFieldEntry[]): readonly FormFieldEntry[] {
  return entries.filter(({ error }) => error !== undefined);
}
