import type { RawBuilder } from "kysely";
import type { Db } from "./database.ts";

export type Batches = {
  /** The number of rows of a statement: small enough that nothing waits long for a lock on a row that is being deleted. */
  readonly size?: number;
  /** Ends the deletion between two batches. */
  readonly signal?: AbortSignal | undefined;
};

/** Repeats a statement that deletes at most `size` rows, each time in its own transaction, until it finds fewer. */
export async function deleteInBatches(
  db: Db,
  statement: (size: number) => RawBuilder<unknown>,
  { size = 500, signal }: Batches = {},
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const { numAffectedRows = 0n } = await statement(size).execute(db);
    if (numAffectedRows < BigInt(size)) return;
  }
}
