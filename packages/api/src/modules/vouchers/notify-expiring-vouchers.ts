import { type Instant, instant, type UserId, type VoucherId } from "@cathedra/domain";
import { expiringMs } from "@cathedra/domain/inbox";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { filled, int, statement, text, timestamp, uuids } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { notify } from "../inbox/public.ts";

/** The cause of the notice contains the voucher's end, so that an extended voucher is announced again. */
const cause = sql`'voucher:' || voucher.id || ':expiring:' || (extract(epoch from voucher.valid_to) * 1000)::bigint`;

const maxAtOnce = 100;

const expiringStatement = statement(
  {
    id: int<VoucherId>(),
    name: filled(text()),
    validTo: timestamp(),
    cause: filled(text()),
    untold: filled(uuids<UserId>()),
  },
  (now: Instant) => sql`
    select voucher.id, coalesce(voucher.name, modules.names, 'cloud cases') as name, voucher.valid_to as "validTo",
      ${cause} as cause, people.untold
    from resource_access_voucher voucher
    cross join lateral (
      select array_agg(holder.user_id) as untold from voucher_user holder
      where holder.voucher_id = voucher.id and holder.used_s < holder.granted_s and not exists (
        select from notification where notification.user_id = holder.user_id and notification.cause = ${cause}
      )
    ) people
    cross join lateral (
      select string_agg(distinct module.name, ', ') as names from voucher_case
      join cloud_case on cloud_case.id = voucher_case.case_id join cloud_module module on module.id = cloud_case.module_id
      where voucher_case.voucher_id = voucher.id
    ) modules
    where voucher.kind = 'cloud_modules' and voucher.archived_at is null and people.untold is not null
      and voucher.valid_to > ${toTimestamp(now)} and voucher.valid_to <= ${toTimestamp(instant(now + expiringMs))}
    order by voucher.valid_to, voucher.id limit ${maxAtOnce}`,
);

/**
 * Notifies people with remaining time on vouchers that expire within three days, once each, even if several workers run at the
 * same time. Only vouchers that end in these days are read, by an index.
 */
export async function notifyExpiringVouchers(db: Db, now: Instant, signal?: AbortSignal): Promise<number> {
  const vouchers = await expiringStatement.rows(db, now);
  for (const { id, name, validTo, cause: of, untold } of vouchers) {
    signal?.throwIfAborted();
    const facts = { voucherId: id, name, validTo };
    await inLockedTransaction(db, [], (tx) =>
      notify(tx, { to: untold, kind: "voucher_expiring", cause: of, facts }),
    );
  }
  return vouchers.length;
}
