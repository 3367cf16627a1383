import { confirmationListTexts, undoTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Text } from "@cathedra/ui-kit/Text";
import { ConfirmationBadge } from "../../../../features/confirmation/ConfirmationBadge.tsx";
import * as css from "./confirmations.css.ts";
import type { ShownFacts } from "./use-kept-places.ts";

export type AnsweredCardProps = {
  readonly record: ShownFacts;
  /** The new state of the record; null: it has left the list for a reason that this page does not know. */
  readonly state: string | null;
  /** Undoes the answer; undefined once that is no longer possible. */
  readonly onUndo: (() => void) | undefined;
};

/** One line in the place of a record that was answered. */
export function AnsweredCard({ record, state, onUndo }: AnsweredCardProps) {
  const { procedure, trainee, day } = record;
  return (
    <article aria-label={procedure} className={css.line}>
      {state === null ? (
        <Text size="small">{confirmationListTexts.leftTheList}</Text>
      ) : (
        <ConfirmationBadge state={state} />
      )}
      <div className={css.lineFacts}>{`${procedure}, ${trainee}, ${day}`}</div>
      {onUndo !== undefined && (
        <Button size="small" aria-label={`${undoTexts.undo}: ${procedure}, ${day}`} onPress={onUndo}>
          {undoTexts.undo}
        </Button>
      )}
    </article>
  );
}
