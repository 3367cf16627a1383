import { confirmationTexts, undoTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { ConfirmationBadge } from "../../../../features/confirmation/ConfirmationBadge.tsx";
import type { ShownFacts } from "./use-kept-places.ts";

export type AnsweredCardProps = {
  readonly record: ShownFacts;
  /** The new state of the record; null: it has left the list for a reason that this page does not know. */
  readonly state: string | null;
  /** While the answer can be undone. */
  readonly onUndo: (() => void) | undefined;
};

/** Shown in the place of a record that was answered, so that no other one moves under the pointer. */
export function AnsweredCard({ record, state, onUndo }: AnsweredCardProps) {
  return (
    <Card kind="article" title={record.procedure} titleLevel={2}>
      <Stack gap={4}>
        <Text tone="muted">{`${record.trainee} · ${record.day}`}</Text>
        <Inline gap={4}>
          {state === null ? (
            <Text size="small">{confirmationTexts.leftTheList}</Text>
          ) : (
            <ConfirmationBadge state={state} />
          )}
          {onUndo !== undefined && (
            <Button
              size="small"
              aria-label={`${undoTexts.undo}: ${record.procedure}, ${record.day}`}
              onPress={onUndo}
            >
              {undoTexts.undo}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
