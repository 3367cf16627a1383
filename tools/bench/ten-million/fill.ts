import { type Db, fillLogbook, type OpenDatabase } from "@cathedra/api";
import type { LocalDate } from "@cathedra/domain";
import { sql } from "kysely";
import { fillRunsOf } from "../results/world.ts";
import { benchWorld } from "../world.ts";
import { multiplyRecords } from "./multiply.ts";

/** The number of records that are generated; all others are copies of them for other people. */
const original = 100_000;

/**
 * Fills an empty database with this number of records and simulator runs, both of the same people, 200 of each. The first person
 * of a customer administers it, the second one its group.
 */
export async function fillMillions(
  { db, pool }: Pick<OpenDatabase, "db" | "pool">,
  {
    records,
    runs,
    today,
    hasValues = true,
    change,
  }: {
    readonly records: number;
    readonly runs: number;
    readonly today: LocalDate;
    readonly hasValues?: boolean;
    /** Called to change the records before their indexes are built. */
    readonly change?: (db: Db) => Promise<void>;
  },
  told: (step: string) => void,
): Promise<void> {
  const first = benchWorld(Math.min(original, records), today);
  await fillLogbook({ db, pool }, benchWorld(Math.max(records, runs), today).world, first.records);
  await sql`
    update customer_group_member set role = 'admin'
    where ('x' || right(user_id::text, 12))::bit(48)::bigint % 50 = 1`.execute(db);
  told("people, and the first records");
  const copies = Math.round(records / original) - 1;
  if (copies > 0) {
    const strides = { people: first.world.people.length, customers: first.world.customers.length };
    await db.connection().execute((connection) => multiplyRecords(connection, copies, strides, told, change));
    await sql`vacuum (analyze) logbook_record, logbook_participant`.execute(db);
    told("vacuum of the records");
  }
  if (runs > 0) {
    await fillRunsOf(db, runs, hasValues);
    told("runs");
  }
}
