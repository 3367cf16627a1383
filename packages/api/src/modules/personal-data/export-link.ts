import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, statement } from "../../db/statement.ts";

const usableStatement = statement(
  { isUsable: bool() },
  (key: string) => sql`
    select exists (
      select from personal_data_export where object_key = ${key} and expires_at > now()
    ) as "isUsable"`,
);

/** Whether an archive can still be downloaded; asked at each use of a link, together with the session. */
export async function mayUseExportLink(db: Db, key: string): Promise<boolean> {
  return (await usableStatement.only(db, key)).isUsable;
}
