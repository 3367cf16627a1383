import type { Instant } from "@cathedra/domain";
import type { Actor, ListedCustomers } from "@cathedra/domain/access";
import type { UndoObstacle } from "@cathedra/domain/messages";
import type { Tx } from "../../db/database.ts";
import type { LockKey } from "../../db/locked-transaction.ts";

/** The parameters of an undo. */
type Undoing = {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly now: Instant;
  readonly voucherAdminCustomers: ListedCustomers;
};

/**
 * An undo of one kind of act, listed by the module of the act among its `undoKinds`. `read` prepares it from the stored data;
 * it runs in a locked transaction. It checks the policy of the act again, because rights may have changed, throws an error if
 * something stands in the way, and writes the undo into the audit log.
 */
export type UndoKind = {
  /** The kind that the act was recorded with, such as `group.removed`. */
  readonly kind: string;
  readonly read: (data: unknown) => {
    readonly lockKeys: readonly LockKey[];
    readonly run: (undoing: Undoing) => Promise<void>;
  };
  /** Constraints that a restored row may violate because of newer rows, with the obstacle to report. */
  readonly obstacles?: Readonly<Record<string, UndoObstacle>>;
};
