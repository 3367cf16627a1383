import { type RawBuilder, sql } from "kysely";

/** SQL for the name of what was to be started, by its kind and id; null if it no longer exists. */
export const nameOfStart = (kind: RawBuilder<unknown>, thing: RawBuilder<unknown>) => {
  const number = sql`(case when ${thing} ~ '^[0-9]{1,9}$' then ${thing}::int end)`;
  return sql`(case ${kind}
    when 'case' then (select name from cloud_case where id = ${thing})
    when 'event' then (select name from resource_access_voucher where id = ${number} and kind = 'event')
    when 'course' then (select name from course where id = ${number})
    when 'exercise' then (select name from simulator_exercise where id = ${number})
  end)`;
};
