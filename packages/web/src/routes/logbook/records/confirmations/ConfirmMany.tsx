import { confirmationListTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { CircleCheck } from "@cathedra/ui-kit/Icon";
import { ChosenBar } from "../../../../features/chosen-bar/ChosenBar.tsx";

/** The maximum number of records that are confirmed at once. */
export const maxAtOnce = 100;

export type ConfirmManyProps = {
  readonly count: number;
  /** The number of records that are shown. */
  readonly of: number;
  readonly isSending: boolean;
  readonly onAll: (isAll: boolean) => void;
  readonly onConfirm: () => void;
};

/** Confirms the selected records with one press: "Confirm 12". */
export function ConfirmMany({ count, of, isSending, onAll, onConfirm }: ConfirmManyProps) {
  return (
    <ChosenBar label={confirmationListTexts.chooseAll(of)} count={count} of={of} onAll={onAll}>
      <Button variant="primary" icon={CircleCheck} isPending={isSending} onPress={onConfirm}>
        {confirmationListTexts.confirmMany(Math.min(count, maxAtOnce))}
      </Button>
    </ChosenBar>
  );
}
