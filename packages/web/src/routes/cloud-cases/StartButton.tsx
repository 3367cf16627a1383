import { cloudSessionTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Play } from "@cathedra/ui-kit/Icon";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { useId } from "react";
import * as css from "./CloudCases.css.ts";
import type { CaseEntry } from "./list-by.ts";

export type StartButtonProps = { readonly of: CaseEntry; readonly onStart: (of: CaseEntry) => void };

/** Opens the dialog that starts the case. */
export function StartButton({ of, onStart }: StartButtonProps) {
  const id = useId();
  return (
    <div className={css.start}>
      <Button size="small" icon={Play} aria-describedby={id} onPress={() => onStart(of)}>
        {cloudSessionTexts.start}
      </Button>
      <VisuallyHidden>
        <span id={id}>{`${of.moduleName}, ${of.name}`}</span>
      </VisuallyHidden>
    </div>
  );
}
