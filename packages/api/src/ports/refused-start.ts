import type { UserId } from "@cathedra/domain";
import type { StartKind } from "@cathedra/domain/messages";

/** A start that was refused. */
export type RefusedStart = {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly userId: UserId;
  readonly kind: StartKind;
  /** The id of the case, event, course or exercise. */
  readonly thing: string;
  /** The voucher of a case or event, whose institution the refusal concerns. */
  readonly voucherId: number | null;
  readonly code: string;
};

/** Records a start that was refused. */
export type RecordRefusedStart = (start: Omit<RefusedStart, "at">) => void;
