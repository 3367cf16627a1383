import { utcDay } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { termsVersions } from "@cathedra/domain/legal";
import { fieldError } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { invalidInput } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/**
 * Stores once that a person accepted a version, with the instant. Repeating it changes nothing. A version that does not exist
 * is refused.
 */
export async function acceptTerms({ db, clock }: Deps, actor: Actor, version: string): Promise<void> {
  const today = utcDay(clock());
  const isPublished = termsVersions.some((one) => one.version === version && one.publishedOn <= today);
  if (!isPublished) throw invalidInput([fieldError("version", "NOT_AN_OPTION")]);
  await inLockedTransaction(db, [lockKey("person", actor.userId)], async (tx) => {
    const { numAffectedRows } = await sql`
      insert into terms_acceptance (user_id, version) values (${actor.userId}, ${version})
      on conflict do nothing`.execute(tx);
    if (numAffectedRows === 0n) return;
    await audit(tx, actor, "terms.accepted", actor.userId, { customer: null, after: { version } });
    // If two pages accept different versions, the person keeps the newest, whatever the order.
    const older = termsVersions.slice(0, getPlace(version)).map((one) => one.version);
    await sql`
      update app_user set terms_version = ${version}
      where id = ${actor.userId}
        and (terms_version is null or terms_version = any(array(
          select json_array_elements_text(${JSON.stringify(older)}::json)
        )))`.execute(tx);
  });
}

function getPlace(version: string): number {
  return termsVersions.findIndex((one) => one.version === version);
}
