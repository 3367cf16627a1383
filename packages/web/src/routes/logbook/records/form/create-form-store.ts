import type { ChangeKind } from "./clearing-store.ts";
import { createClearings } from "./clearing-store.ts";
import type { RecordFormStore } from "./form-store.ts";
import type { RecordDraft } from "./record-draft.ts";
import type { RecordForm } from "./record-form.ts";

type Editing = {
  readonly state: {
    readonly get: () => {
      readonly content: RecordDraft;
      readonly phase: "editing" | "saving" | "resting" | "saved";
    };
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly change: (next: RecordDraft) => void;
};

/** Makes the store that the fields of an edited form use. */
export function createFormStore({ state, change }: Editing): RecordFormStore {
  const clearings = createClearings();
  const hold = (form: RecordForm) => change({ ...state.get().content, form });
  return {
    subscribe: (listener) => {
      const ends = [state.subscribe(listener), clearings.subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    form: () => state.get().content.form,
    isReadOnly: () => state.get().phase === "saving" || state.get().phase === "saved",
    change: (next: (form: RecordForm) => RecordForm, kind?: ChangeKind) => {
      const before = state.get().content.form;
      const after = next(before);
      clearings.follow(before, after, kind);
      hold(after);
    },
    clearings: clearings.get,
    undo: (clearing) => hold(clearings.takeBack(state.get().content.form, clearing)),
  };
}
