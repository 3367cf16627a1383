import { type Cause, clearedWords, clearingOf, takeBack } from "@cathedra/domain/logbook";
import { useState } from "react";
import { announce } from "../../../../shell/announcements.ts";
import { clearingsAfter, type FormClearing } from "./clearings.ts";
import type { RecordForm } from "./record-form.ts";

/** How a change came about where the form alone does not tell. */
export type ChangeKind = { readonly isLevel?: boolean };

/** What the fields need to say what a change of theirs cleared. */
export type Clearings = {
  readonly of: (cause: Cause) => FormClearing | undefined;
  readonly undo: (clearing: FormClearing) => void;
};

/** Follows every change of the form: what went with it is told, and can be taken back. */
export function useClearings() {
  const [clearings, setClearings] = useState<readonly FormClearing[]>([]);
  const follow = (before: RecordForm, after: RecordForm, kind: ChangeKind = {}) => {
    const next = clearingOf(before, after, kind);
    const now = clearingsAfter(clearings, after, next);
    if (now.length > 0 || clearings.length > 0) setClearings(now);
    if (next !== undefined) announce(clearedText(next));
  };
  return {
    of: (cause: Cause) => clearings.find((clearing) => clearing.cause === cause),
    follow,
    /** The form before the change. What cannot stand beside what came back is told in its turn. */
    takeBack: (form: RecordForm, clearing: FormClearing): RecordForm => {
      const back = takeBack(form, clearing);
      const next = clearingOf(form, back);
      const rest = clearings.filter((each) => each !== clearing);
      setClearings(clearingsAfter(rest, back, next));
      announce(next === undefined ? "Undone." : clearedText(next));
      return back;
    },
    forget: () => setClearings([]),
  };
}

export function clearedText(clearing: FormClearing): string {
  const did = clearing.cause === "procedure" ? "Replaced" : "Cleared";
  return `${did}: ${clearedWords(clearing).join(", ")}.`;
}
