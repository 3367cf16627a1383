import type { Cause } from "@cathedra/domain/logbook";
import { Button } from "@cathedra/ui-kit/Button";
import { type ReactNode, useRef, useSyncExternalStore } from "react";
import { restoreFocus } from "../../../../shell/focus-content.ts";
import * as css from "./ClearedNote.css.ts";
import { clearedText } from "./clearing-store.ts";
import { focusFirst } from "./focus-first.ts";
import { useIsReadOnly, useRecordForm } from "./form-store.ts";

type ClearedNoteProps = {
  /** The field whose change can clear other fields. */
  readonly by: Cause;
  readonly children: ReactNode;
};

/** A field whose change can clear other fields: their cleared values are listed below it, with a button that restores them. */
export function ClearedNote({ by, children }: ClearedNoteProps) {
  const place = useRef<HTMLDivElement>(null);
  const store = useRecordForm();
  const isReadOnly = useIsReadOnly();
  const made = useSyncExternalStore(store.subscribe, () =>
    store.clearings().find(({ cause }) => cause === by),
  );
  const clearing = isReadOnly ? undefined : made;
  return (
    <div ref={place} className={css.place}>
      {children}
      {clearing === undefined ? null : (
        <div className={css.note}>
          <span className={css.textBlock}>{clearedText(clearing)}</span>
          <Button
            size="small"
            onPress={() => {
              store.undo(clearing);
              restoreFocus(() => {
                focusFirst(place.current);
                return undefined;
              });
            }}
          >
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}
