import { visibleFields } from "@cathedra/domain/logbook";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { ChangeKind } from "./clearing-store.ts";
import type { FormClearing } from "./clearings.ts";
import type { RecordForm } from "./record-form.ts";

/** What the fields of the record form work on. It is one object for as long as the form is open. */
export type RecordFormStore = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly form: () => RecordForm;
  /** Whether the form is on its way, or has arrived. */
  readonly isReadOnly: () => boolean;
  readonly change: (next: (form: RecordForm) => RecordForm, kind?: ChangeKind) => void;
  /** What the last changes took away beside what was changed. */
  readonly clearings: () => readonly FormClearing[];
  readonly undo: (clearing: FormClearing) => void;
};

export const RecordFormContext = createContext<RecordFormStore | null>(null);

export function useRecordForm(): RecordFormStore {
  const store = useContext(RecordFormContext);
  if (store === null) throw new Error("A field of the record form stands inside of it.");
  return store;
}

/**
 * A part of what stands in the form. A field is drawn anew when its own part changes, and not with every key that is typed into
 * another one: `select` answers with a value that is the same while the part is.
 */
export function useFormPart<Part>(select: (form: RecordForm) => Part): Part {
  const { subscribe, form } = useRecordForm();
  return useSyncExternalStore(subscribe, () => select(form()));
}

export function useIsReadOnly(): boolean {
  const { subscribe, isReadOnly } = useRecordForm();
  return useSyncExternalStore(subscribe, isReadOnly);
}

const shownIn = new WeakMap<RecordForm, ReadonlySet<string>>();

/** Whether a field that may be hidden shows itself; worked out once for all fields. */
export function showsField(form: RecordForm, name: string): boolean {
  const known = shownIn.get(form) ?? visibleFields(form);
  shownIn.set(form, known);
  return known.has(name);
}
