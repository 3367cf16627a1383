import type { Instant } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import type { UndoObstacle } from "@cathedra/domain/messages";
import type { Tx } from "../../db/database.ts";
import type { LockKey } from "../../db/locked-transaction.ts";

/** What undoing an act may use. */
type Undoing = { readonly tx: Tx; readonly actor: Actor; readonly now: Instant };

/**
 * How one kind of act is taken back. The module of the act lists it among its `takeBacks`. `read` gives what is to be
 * done with the data that was kept; it runs in a transaction with its turns. It asks the policy of the act again, since rights
 * may be gone, throws what stands in the way, and writes down that it was taken back.
 */
export type UndoKind = {
  /** The kind that the act was recorded with, such as `group.removed`. */
  readonly kind: string;
  readonly read: (data: unknown) => {
    readonly turns: readonly LockKey[];
    readonly run: (undoing: Undoing) => Promise<void>;
  };
  /** Constraints that something new breaks against what comes back, and what to say then. */
  readonly obstacles?: Readonly<Record<string, UndoObstacle>>;
};
