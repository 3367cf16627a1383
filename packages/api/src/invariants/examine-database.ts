import { sql } from "kysely";
import { type Db, openDatabase } from "../db/database.ts";
import { allInvariants } from "./all.ts";
import { examine, type Finding } from "./invariant.ts";

export type { Finding } from "./invariant.ts";

/** What was looked at: how many there are of each kind. */
export type Census = Readonly<Record<string, number>>;

/** Every statement reads its tables whole, once: a hundred thousand rows take seconds, a million minutes. */
const longestStatementMs = 600_000;

/** Whether all that must hold does, in any database of the portal; reads only. */
export async function examineDatabase(
  url: string,
): Promise<{ readonly findings: readonly Finding[]; readonly census: Census }> {
  const { db, close } = openDatabase(url, {
    poolSize: 1,
    connectTimeoutMs: 5_000,
    statementTimeoutMs: longestStatementMs,
    applicationName: "cathedra-invariants",
  });
  try {
    return { findings: await examine(db, allInvariants), census: await censusOf(db) };
  } finally {
    await close();
  }
}

async function censusOf(db: Db): Promise<Census> {
  const { rows } = await sql<Census>`
    select (select count(*) from quota_account) as accounts, (select count(*) from quota_entry) as "ledger entries",
      (select count(*) from resource_access_voucher where kind = 'cloud_modules') as vouchers,
      (select count(*) from resource_access_voucher where kind = 'event') as events,
      (select count(*) from voucher_user) as acceptances, (select count(*) from vm where removed_at is null) as machines,
      (select count(*) from vm_history) as "changes of machines", (select count(*) from vm_session) as sessions
  `.execute(db);
  return rows[0] ?? {};
}
