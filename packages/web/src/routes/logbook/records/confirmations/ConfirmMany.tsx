import { confirmationTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { useBottomInset } from "@cathedra/ui-kit/FormBar";
import { CircleCheck } from "@cathedra/ui-kit/Icon";
import { useRef } from "react";
import * as css from "./confirmations.css.ts";

/** The maximum number of records that are confirmed at once. */
export const mostAtOnce = 100;

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
  const barRef = useRef<HTMLDivElement>(null);
  useBottomInset(barRef);
  return (
    <div ref={barRef} className={css.many}>
      <Checkbox
        label={confirmationTexts.chooseAll(of)}
        value={count === of}
        isIndeterminate={count > 0 && count < of}
        onChange={onAll}
      />
      {count > 0 && (
        <Button variant="primary" icon={CircleCheck} isPending={isSending} onPress={onConfirm}>
          {confirmationTexts.confirmMany(Math.min(count, mostAtOnce))}
        </Button>
      )}
    </div>
  );
}
