import { Button } from "@cathedra/ui-kit/Button";
import { Stack } from "@cathedra/ui-kit/Stack";
import type { ReactNode } from "react";
import { useIsReadOnly } from "./form-store.ts";

export type SuggestedValueProps = {
  /** The control whose value is suggested. */
  readonly children: ReactNode;
  /** The name of the field, with which the button's accessible name begins. */
  readonly field: string;
  /**
   * The value that the button fills in; undefined if there is none. The button stays after the press, so that nothing below it
   * moves.
   */
  readonly offered: string | undefined;
  readonly onTake: () => void;
};

/** A field with a button below it that fills in the most common next value. */
export function SuggestedValue({ children, field, offered, onTake }: SuggestedValueProps) {
  const isReadOnly = useIsReadOnly();
  if (offered === undefined || isReadOnly) return children;
  return (
    <Stack gap={2}>
      {children}
      <div>
        <Button size="small" aria-label={`${offered}: ${field}`} onPress={onTake}>
          {offered}
        </Button>
      </div>
    </Stack>
  );
}
