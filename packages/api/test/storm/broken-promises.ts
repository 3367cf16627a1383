import { type RawBuilder, sql } from "kysely";
import type { Storm } from "./storm.ts";

/** Acknowledged changes that are missing in the database. */
export async function lostPromises({ db, board: { acknowledged } }: Storm): Promise<readonly string[]> {
  const missing = async (what: string, given: ReadonlySet<string | number>, known: RawBuilder<unknown>) => {
    const { rows } = await sql<{ key: string }>`
      select given.key from unnest(${[...given].map(String)}::text[]) given (key)
      where given.key not in (${known})`.execute(db);
    return rows.map(({ key }) => `${what} ${key}`);
  };
  const lost = [
    await missing("voucher", acknowledged.vouchers, sql`select id::text from resource_access_voucher`),
    await missing(
      "acceptance",
      acknowledged.acceptances,
      sql`select voucher_id || ':' || keycloak_id from voucher_user join app_user on app_user.id = user_id`,
    ),
    await missing(
      "session",
      acknowledged.sessions,
      sql`select session_id::text from vm_history where session_id is not null`,
    ),
    await missingTopUps(),
  ];
  return lost.flat();

  async function missingTopUps(): Promise<readonly string[]> {
    const { rows } = await sql<{ key: string }>`
      select given.key from unnest(${[...acknowledged.topUps]}::text[]) given (key)
      where 1 <> (
        select count(*) from quota_entry where kind = 'top_up' and strpos(transfer_key, given.key) > 0
      )`.execute(db);
    return rows.map(({ key }) => `top-up ${key}`);
  }
}
