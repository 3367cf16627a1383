import type { Db } from "@cathedra/api";
import { sql } from "kysely";
import { cpuTaken } from "../load.ts";
import { backends } from "../statements.ts";

/** Processor time, of this process and the database, that a row of the audit log adds to a transaction; in milliseconds. */
export async function rowCost(db: Db, rounds: number, inRound: number): Promise<number> {
  const { id: actor } = await db.selectFrom("app_user").select("id").limit(1).executeTakeFirstOrThrow();
  let [bare, audited] = [0, 0];
  for (let round = 0; round <= rounds; round += 1) {
    const without = await measured(false);
    const withRow = await measured(true);
    // The first round warms up.
    if (round === 0) continue;
    bare += without;
    audited += withRow;
  }
  return (audited - bare) / (rounds * inRound);

  async function measured(isAudited: boolean): Promise<number> {
    return cpuTaken([process.pid, ...(await backends(db))], async () => {
      for (let n = 0; n < inRound; n += 1)
        await db.transaction().execute(async (tx) => {
          await sql`select 1`.execute(tx);
          if (isAudited)
            await tx
              .insertInto("audit_log")
              .values({
                actor_id: actor,
                action: "target.changed",
                subject: "1",
                subject_name: "All procedures, this year",
                customer_id: null,
                request_id: null,
                before: JSON.stringify({ count: n }),
                after: JSON.stringify({ count: n + 1 }),
              })
              .execute();
        });
    });
  }
}
