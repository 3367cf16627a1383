import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";

/** A condition that the data must fulfil between any two transactions. */
export type Invariant = {
  readonly name: string;
  /** Returns one row for each violation: `what` it is about, and `found`, in words. */
  readonly violations: RawBuilder<Found>;
};

/** A violation, as a row of the `violations` query. */
export type Found = { readonly what: string; readonly found: string };

export type Violation = Found & { readonly invariant: string };

/** The result of one invariant: how often it is violated, with the first violations. */
export type Finding = {
  readonly invariant: string;
  readonly violations: number;
  readonly examples: readonly Found[];
  readonly ms: number;
};

/** The maximum number of violations that are listed for one invariant. */
export const maxReported = 20;

/**
 * Checks all invariants in one read-only transaction, so that concurrent writes are not seen partially. The number of returned
 * violations is limited.
 */
export async function examine(db: Db, invariants: readonly Invariant[]): Promise<readonly Finding[]> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute((tx) => examineIn(tx, invariants));
}

/** Examines the invariants on the data that this transaction sees. */
export async function examineIn(tx: Tx, invariants: readonly Invariant[]): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { name, violations } of invariants) {
    const begun = performance.now();
    const { rows } = await sql<Found & { readonly total: number }>`
      select what, found, count(*) over () as total from (${violations}) violation limit ${maxReported}`.execute(
      tx,
    );
    findings.push({
      invariant: name,
      violations: rows[0]?.total ?? 0,
      examples: rows.map(({ what, found }) => ({ what, found })),
      ms: performance.now() - begun,
    });
  }
  return findings;
}

/** All violations that `examine` finds; empty if there are none. */
export async function checkInvariants(
  db: Db,
  invariants: readonly Invariant[],
): Promise<readonly Violation[]> {
  const findings = await examine(db, invariants);
  return findings.flatMap(({ invariant, examples }) => examples.map((each) => ({ invariant, ...each })));
}
