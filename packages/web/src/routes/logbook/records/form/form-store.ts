import { visibleFields } from "@cathedra/domain/logbook";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { ChangeKind } from "./clearing-store.ts";
import type { FormClearing } from "./clearings.ts";
import type { RecordForm } from "./record-form.ts";

/** The state of the record form for its fields. It is one object for as long as the form is open. */
export type RecordFormStore = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly form: () => RecordForm;
  /** Whether the form is being sent or has been saved, so that nothing can be changed. */
  readonly isReadOnly: () => boolean;
  readonly change: (next: (form: RecordForm) => RecordForm, kind?: ChangeKind) => void;
  /** The values that the last changes cleared in other fields. */
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
 * A part of the form's state. A field renders again when its own part changes, and not with every key in another field:
 * `select` must return the same value while the part is unchanged.
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

/** Whether a field that may be hidden is visible; computed once for all fields. */
export function showsField(form: RecordForm, name: string): boolean {
  const known = shownIn.get(form) ?? visibleFields(form);
  shownIn.set(form, known);
  return known.has(name);
}
