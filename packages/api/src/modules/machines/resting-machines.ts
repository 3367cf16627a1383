import { type Instant, instant } from "@cathedra/domain";
import { machineLimits, restingCauses } from "@cathedra/domain/cloud";
import { type RawBuilder, sql } from "kysely";
import { toTimestamp } from "../../db/to-timestamp.ts";

/** Whether a row of `vm` is resting and can be turned on: `canBeStarted` as an SQL condition. */
export function isResting(now: Instant): RawBuilder<boolean> {
  return sql`(
    vm.status = 'off' and vm.session_id is null and vm.removed_at is null
    and coalesce(vm.reason, 'REGISTERED') = any(${[...restingCauses]}::text[])
    and (coalesce(vm.reason, 'REGISTERED') = 'REGISTERED' or vm.status_since <= ${toTimestamp(instant(now - machineLimits.powerOffMs))})
  )`;
}
