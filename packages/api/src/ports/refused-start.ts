import type { UserId } from "@cathedra/domain";
import type { StartKind } from "@cathedra/domain/messages";

/** A start that was refused. */
export type RefusedStart = {
  /** When the start was refused, in epoch milliseconds. */
  readonly at: number;
  readonly userId: UserId;
  readonly kind: StartKind;
  /** The id of the case, event, course or exercise. */
  readonly thing: string;
  /** The voucher of a case or event, whose institution the refusal concerns. */
  readonly voucherId: number | null;
  readonly code: string;
};

/** A start that failed or was refused, as the request knows it. */
export type StartFailure = Pick<RefusedStart, "kind" | "thing" | "voucherId"> & {
  /** The error with which the request is answered. */
  readonly code: string;
  /** The reason if a rule refused the start. */
  readonly refusal: string | null;
};

/** Records a start that was refused. */
export type RecordRefusedStart = (start: Omit<RefusedStart, "at">) => void;
