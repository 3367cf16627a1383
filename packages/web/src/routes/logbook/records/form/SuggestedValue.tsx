import { newRecordTexts } from "@cathedra/domain/messages";
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
  /** The value that is suggested: today, or the label of one of the person's last record; undefined if there is none. */
  readonly offered: "today" | { readonly label: string } | undefined;
  /** Whether the field contains it. */
  readonly isTaken: boolean;
  readonly onTake: () => void;
};

/**
 * A field that begins with the most likely value. While it has that value, a line below says that it is a suggestion; otherwise
 * a button of the same height fills it in again, so that nothing below it moves.
 */
export function SuggestedValue({ children, field, offered, isTaken, onTake }: SuggestedValueProps) {
  const isReadOnly = useIsReadOnly();
  if (offered === undefined || isReadOnly) return children;
  const label = offered === "today" ? newRecordTexts.today : offered.label;
  return (
    <Stack gap={2}>
      {children}
      <div className={css.below}>
        {isTaken ? (
          <Text size="small" tone="muted">
            {offered === "today" ? newRecordTexts.suggestedToday : newRecordTexts.suggested}
          </Text>
        ) : (
          <Button size="small" aria-label={`${label}: ${field}`} onPress={onTake}>
            {label}
          </Button>
        )}
      </div>
    </Stack>
  );
}
