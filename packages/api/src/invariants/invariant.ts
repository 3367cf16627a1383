import type { RawBuilder } from "kysely";
import type { Db } from "../db/database.ts";

/** Something that must hold of the data at every instant between two transactions. */
export type Invariant = {
  readonly name: string;
  /** Answers with one row for each violation: `what` it is about, and `found`, in words. */
  readonly violations: RawBuilder<{ readonly what: string; readonly found: string }>;
};

export type Violation = { readonly invariant: string; readonly what: string; readonly found: string };

/** The most that is told of one invariant. */
const mostTold = 20;

/**
 * Everything that does not hold, as one transaction sees the data: what others write meanwhile cannot be seen half. Empty
 * where all is well.
 */
export async function checkInvariants(
  db: Db,
  invariants: readonly Invariant[],
): Promise<readonly Violation[]> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      const all: Violation[] = [];
      for (const { name, violations } of invariants) {
        const { rows } = await violations.execute(tx);
        all.push(...rows.slice(0, mostTold).map(({ what, found }) => ({ invariant: name, what, found })));
      }
      return all;
    });
}
