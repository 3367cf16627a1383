import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { CloudWorld } from "./cloud-world.ts";

const accounts = 1000;

/**
 * So many cloud vouchers and as many events, of five years. The older half is one person's, in one case of its own, and
 * called workshops: what a text finds there is half a million, and all of it behind half a million others. Every third is
 * of the account of which George is an admin.
 */
export async function fillWithVouchers({ db }: Pick<CloudWorld, "db">, rows: number): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('resource_access_voucher', 'voucher_case') and indexdef not ilike 'create unique%'`.execute(
    db,
  );
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await sql
    .raw(`
    alter table resource_access_voucher disable trigger user; alter table voucher_case disable trigger user;
    delete from voucher_user; delete from voucher_case; delete from resource_access_voucher; delete from voucher_series;
    insert into customer (name) select 'Bench hospital ' || at from generate_series(1, ${accounts}) at;
    insert into app_user (keycloak_id, email, first_name, last_name, logbook)
      select gen_random_uuid(), 'admin' || at || '@bench.example', 'Admin' || at, 'Of Bench', false
      from generate_series(1, ${2 * accounts}) at;
    insert into cloud_case (id, module_id, name, position)
      values ('carotid-stenting-90', 'carotid-stenting', 'Retired', 90), ('carotid-stenting-91', 'carotid-stenting', 'Needle', 91);

    create temporary table creator as
      select id, row_number() over (order by id) - 1 as at from app_user where last_name = 'Of Bench';
    create unique index on creator (at);
    create temporary table account as
      select id, row_number() over (order by id) - 1 as at from customer where name like 'Bench hospital%';
    create unique index on account (at);
    create temporary table planned as
      select kind, n, n < ${rows / 2} as is_old, n = ${Math.floor(rows / 2) + 1} as is_needle,
        case when n % 3 = 0 then 1 else account.id end as customer_id, case when n < ${rows / 2} then 2 else 1 + n % 4 end as learning_space_id,
        case when n < ${rows / 2} then '${cast.ruth.userId}'::uuid else creator.id end as creator_id,
        now() - interval '5 years' + n * interval '5 years' / ${rows} as created_at
      from generate_series(0, ${rows - 1}) n
      cross join (values ('cloud_modules'), ('event')) kinds (kind)
      join account on account.at = (n / 7) % ${accounts}
      join creator on creator.at = case when n % 3 = 0 then n % 8 else 2 * account.at + n % 2 end;
    insert into voucher_series (kind, customer_id, learning_space_id, creator_id)
      select distinct kind, customer_id, learning_space_id, creator_id from planned;
    insert into resource_access_voucher (kind, code, customer_id, learning_space_id, creator_id, valid_from, valid_to,
        max_uses, created_at, modified_at, settled_at, archived_at, max_duration_s, name, description, event_at, duration_s,
        calendar_sequence, series_id)
      select kind, case kind when 'event' then 'cerav' else 'cmrav' end || 'search' || n, customer_id, learning_space_id,
        creator_id, created_at, case when n % 20 = 1 then now() + interval '30 days' else created_at + interval '10 days' end,
        20, created_at, created_at, case when n % 20 <> 1 then created_at + interval '10 days' end,
        case when n % 20 = 2 then created_at + interval '1 day' end, case when kind <> 'event' then 3600 end,
        case when kind = 'event' then case when is_needle then 'Needle in a haystack' when is_old then 'Workshop ' || n
          else 'Class ' || n end end,
        case when kind = 'event' then '' end, case when kind = 'event' then case when n % 20 = 1 then now() + interval '29 days'
          else created_at + interval '9 days' end end,
        case when kind = 'event' then 3600 end, case when kind = 'event' then 0 end, series.id
      from planned
      join voucher_series series using (kind, customer_id, learning_space_id, creator_id)
      order by n;
    insert into voucher_case (voucher_id, case_id, customer_id, section, created_at)
      select voucher.id, case_id, voucher.customer_id, voucher.section, voucher.created_at
      from planned join resource_access_voucher voucher on voucher.code = 'cmravsearch' || n
      cross join lateral (
        select (array['evar', 'stroke-thrombectomy', 'coronary-intervention', 'sfa-revascularization'])[planned.learning_space_id]
          || '-0' || 1 + n % 3
        union all select 'carotid-stenting-90' where is_old
        union all select 'carotid-stenting-91' where is_needle
      ) chosen (case_id)
      where planned.kind = 'cloud_modules';
    alter table resource_access_voucher enable trigger user; alter table voucher_case enable trigger user;
    drop table creator, account, planned;`)
    .execute(db);
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  await sql`vacuum analyze`.execute(db);
}
