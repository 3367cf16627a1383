import { clearedTexts, findClearing, undoClearing } from "@cathedra/domain/logbook";
import { observable } from "../../../../observable.ts";
import { announce } from "../../../../shell/announcements.ts";
import { clearingsAfter, type FormClearing } from "./clearings.ts";
import type { RecordForm } from "./record-form.ts";

/** Further facts about a change that the form itself does not show. */
export type ChangeKind = { readonly isLevel?: boolean };

/** Tracks every change of the form: the values that it cleared in other fields are listed, and can be restored. */
export function createClearings() {
  const clearings = observable<readonly FormClearing[]>([]);
  return {
    get: clearings.get,
    subscribe: clearings.subscribe,
    follow: (before: RecordForm, after: RecordForm, kind: ChangeKind = {}): void => {
      const next = findClearing(before, after, kind);
      const now = clearingsAfter(clearings.get(), after, next);
      if (now.length > 0 || clearings.get().length > 0) clearings.set(now);
      if (next !== undefined) announce(clearedText(next));
    },
    /** Restores the values from before a change. Values that contradict the restored ones are cleared and listed in turn. */
    takeBack: (form: RecordForm, clearing: FormClearing): RecordForm => {
      const back = undoClearing(form, clearing);
      const next = findClearing(form, back);
      const rest = clearings.get().filter((each) => each !== clearing);
      clearings.set(clearingsAfter(rest, back, next));
      announce(next === undefined ? "Undone." : clearedText(next));
      return back;
    },
  };
}

export function clearedText(clearing: FormClearing): string {
  const did = clearing.cause === "procedure" ? "Replaced" : "Cleared";
  return `${did}: ${clearedTexts(clearing).join(", ")}.`;
}
