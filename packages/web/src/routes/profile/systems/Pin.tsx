import { Eye, EyeOff } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { useState } from "react";
import * as css from "./Systems.css.ts";

export type PinProps = {
  readonly pin: string;
  /** The service tag of its system. */
  readonly of: string;
};

/** A pin that is hidden until it is asked for; how long it is stays hidden too (X101). */
export function Pin({ pin, of }: PinProps) {
  const [isShown, setShown] = useState(false);
  return (
    <span className={css.pin}>
      <span className={css.pinLabel}>Pin</span>
      {isShown ? (
        <span className={css.digits}>{pin}</span>
      ) : (
        <>
          <span className={css.digits} aria-hidden="true">
            ••••
          </span>
          <VisuallyHidden>hidden</VisuallyHidden>
        </>
      )}
      <IconButton
        size="small"
        icon={isShown ? EyeOff : Eye}
        label={isShown ? `Hide the pin of ${of}` : `Show the pin of ${of}`}
        onPress={() => setShown(!isShown)}
      />
    </span>
  );
}
