import { sql } from "kysely";
import { parseObjectStoreAddress } from "../config/object-store-address.ts";
import { type Db, openDatabase } from "../db/database.ts";
import { systemClock } from "../ports/clock.ts";
import type { ObjectStore } from "../ports/object-store.ts";
import { openObjectStore } from "../storage/open-object-store.ts";
import { allInvariants } from "./all.ts";
import { examineFiles } from "./files.ts";
import { examine, type Finding } from "./invariant.ts";

export type { Finding } from "./invariant.ts";

/** The number of examined rows of each kind. */
export type Census = Readonly<Record<string, number>>;

/**
 * Time limit of a statement. Each reads its tables completely once, which takes seconds for a hundred thousand rows and minutes
 * for a million.
 */
const maxStatementMs = 600_000;

/**
 * Checks all invariants of any database of the portal; with the object store's address also whether it has every file that the
 * database refers to. Read-only.
 */
export async function examineDatabase(
  url: string,
  storeAddress?: string,
): Promise<{ readonly findings: readonly Finding[]; readonly census: Census }> {
  const { db, close } = openDatabase(url, {
    poolSize: 1,
    connectTimeoutMs: 5_000,
    statementTimeoutMs: maxStatementMs,
    applicationName: "cathedra-invariants",
  });
  try {
    const [findings, census] = [await examine(db, allInvariants), await findCensus(db)];
    if (storeAddress === undefined) return { findings, census };
    const store = await openStore(storeAddress);
    try {
      const { finding, files } = await examineFiles(db, store);
      return { findings: [...findings, finding], census: { ...census, files } };
    } finally {
      await store.close();
    }
  } finally {
    await close();
  }
}

/** Opens the store for listing only: no links are signed. */
async function openStore(text: string): Promise<ObjectStore> {
  const address = parseObjectStoreAddress(text);
  if (!address.ok) throw new Error(`OBJECT_STORE: ${address.error.join("; ")}`);
  const http = { publicUrl: "http://localhost" };
  return openObjectStore(
    { objectStore: address.value, objectStoreSecret: "-".repeat(32), http },
    systemClock,
  );
}

async function findCensus(db: Db): Promise<Census> {
  const { rows } = await sql<Census>`
    select (select count(*) from quota_account) as accounts, (select count(*) from quota_entry) as "ledger entries",
      (select count(*) from resource_access_voucher where kind = 'cloud_modules') as vouchers,
      (select count(*) from resource_access_voucher where kind = 'event') as events,
      (select count(*) from voucher_user) as acceptances, (select count(*) from vm where removed_at is null) as machines,
      (select count(*) from vm_history) as "changes of machines", (select count(*) from vm_session) as sessions
  `.execute(db);
  return rows[0] ?? {};
}
