import type { OperationId, RecordId, SimulatorActivityId, UserId } from "@cathedra/domain";
import type { OperationKind } from "@cathedra/domain/operations";

/** A hint and its recipients: named people, or those who follow work of a kind. */
export type Hint =
  | { readonly kind: "result"; readonly id: SimulatorActivityId; readonly to: readonly UserId[] }
  /** A hint that the attending of a record was asked or has answered; `many` if it concerns several records. */
  | { readonly kind: "confirmation"; readonly id: RecordId | "many"; readonly to: readonly UserId[] }
  /** A hint about the inbox as a whole: a notice arrived, or one of the person's browsers has changed the inbox. */
  | { readonly kind: "notification"; readonly id: "new" | "changed"; readonly to: readonly UserId[] }
  | { readonly kind: "operation"; readonly id: OperationId; readonly of: OperationKind };

/** Follows all hints of the database for one process. */
export type HintFollower = {
  readonly onHint: (hint: Hint) => void;
  /** Called when hints start or stop arriving. Hints sent in the meantime are lost. */
  readonly onListening: (isListening: boolean) => void;
};

export type HintFeed = {
  /** Listening begins with the first follower. Returns a function that stops following. */
  readonly follow: (follower: HintFollower) => () => void;
  readonly isListening: () => boolean;
  readonly close: () => Promise<void>;
};
