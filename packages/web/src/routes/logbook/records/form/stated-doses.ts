import type { DoseField } from "@cathedra/domain/logbook";
import { useSyncExternalStore } from "react";
import { type Observable, observable } from "../../../../observable.ts";
import { useFormPart, useRecordForm } from "./form-store.ts";
import type { AnswerName } from "./record-form.ts";

/** A value that was filled in from a dose report, and what the report states for it. */
type StatedValue = { readonly value: number; readonly stated: string };

type StatedValues = { readonly [Name in DoseField]?: StatedValue };

const ofForms = new WeakMap<object, Observable<StatedValues>>();

/** The values of a form that were filled in from a dose report; they last as long as the form is open. */
export function getStatedDoses(store: object): Observable<StatedValues> {
  const known = ofForms.get(store) ?? observable<StatedValues>({});
  ofForms.set(store, known);
  return known;
}

/** What the dose report states for a field, while the field still has the value that was filled in. */
export function useStatedDose(name: AnswerName): string | undefined {
  const doses = getStatedDoses(useRecordForm());
  const all: { readonly [Name in AnswerName]?: StatedValue } = useSyncExternalStore(
    doses.subscribe,
    doses.get,
  );
  const filledIn = all[name];
  const value = useFormPart((form) => form[name]);
  return filledIn !== undefined && filledIn.value === value ? filledIn.stated : undefined;
}
