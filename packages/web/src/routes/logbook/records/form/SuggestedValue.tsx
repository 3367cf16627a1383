import { Button } from "@cathedra/ui-kit/Button";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import type { ReactNode } from "react";
import { useIsReadOnly } from "./form-store.ts";
import * as css from "./SuggestedValue.css.ts";

export type SuggestedValueProps = {
  /** The control whose value is suggested. */
  readonly children: ReactNode;
  /** The name of the field, with which the button's accessible name begins. */
  readonly field: string;
  /** The value that is suggested; undefined if there is none. */
  readonly offered: string | undefined;
  /** Says where the suggestion comes from, while the field contains it; undefined otherwise. */
  readonly mark: string | undefined;
  readonly onTake: () => void;
};

/**
 * A field that begins with the most likely value. While it has that value, a line below says that it is a suggestion; otherwise
 * a button of the same height fills it in again, so that nothing below it moves.
 */
export function SuggestedValue({ children, field, offered, mark, onTake }: SuggestedValueProps) {
  const isReadOnly = useIsReadOnly();
  if (offered === undefined || isReadOnly) return children;
  return (
    <Stack gap={2}>
      {children}
      <div className={css.below}>
        {mark === undefined ? (
          <Button size="small" aria-label={`${offered}: ${field}`} onPress={onTake}>
            {offered}
          </Button>
        ) : (
          <Text size="small" tone="muted">
            {mark}
          </Text>
        )}
      </div>
    </Stack>
  );
}
