import type { CaseId, VoucherId } from "@cathedra/domain";
import type { ModuleCases } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Replaces the cases of a voucher of either kind. */
export async function writeCases(
  tx: Tx,
  id: VoucherId,
  modules: readonly ModuleCases[],
): Promise<readonly CaseId[]> {
  const cases = modules.flatMap(({ caseIds }) => caseIds).toSorted();
  await sql`
    with gone as (
      delete from voucher_case where voucher_id = ${id} and case_id <> all(${cases}::text[])
    )
    insert into voucher_case (voucher_id, case_id) select ${id}, unnest(${cases}::text[])
    on conflict do nothing`.execute(tx);
  return cases;
}
