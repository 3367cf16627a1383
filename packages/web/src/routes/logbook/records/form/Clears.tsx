import type { Cause } from "@cathedra/domain/logbook";
import { Button } from "@cathedra/ui-kit/Button";
import { type ReactNode, useRef } from "react";
import { keepFocus } from "../../../../shell/focus-content.ts";
import * as css from "./Clears.css.ts";
import type { FieldsProps } from "./field-props.ts";
import { focusFirst } from "./focus-first.ts";
import { clearedText } from "./use-clearings.ts";

type ClearsProps = Pick<FieldsProps, "clearings" | "isReadOnly"> & {
  /** What the field decides on others by. */
  readonly by: Cause;
  readonly children: ReactNode;
};

/** A field whose change can clear others: beneath it stands what went, with the way to have it back. */
export function Clears({ by, clearings, isReadOnly, children }: ClearsProps) {
  const place = useRef<HTMLDivElement>(null);
  const clearing = isReadOnly ? undefined : clearings.of(by);
  return (
    <div ref={place} className={css.place}>
      {children}
      {clearing === undefined ? null : (
        <div className={css.note}>
          <span className={css.words}>{clearedText(clearing)}</span>
          <Button
            size="small"
            onPress={() => {
              clearings.undo(clearing);
              keepFocus(() => {
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
