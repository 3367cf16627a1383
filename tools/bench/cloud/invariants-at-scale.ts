import { examineDatabase } from "@cathedra/api/invariants";
import { sql } from "kysely";
import type { Line } from "../bench-program.ts";
import type { CloudWorld } from "./cloud-world.ts";

const seconds = 3600;
const usesEach = 100;
const rowsASession = 6;

/**
 * The duration of `npm run invariants` with this number of rows in the ledger, the acceptances and the histories of machines.
 */
export async function measureInvariants(world: CloudWorld, rows: number): Promise<readonly Line[]> {
  await fill(world, rows);
  const { findings, census } = await examineDatabase(world.url);
  const broken = findings.filter(({ violations }) => violations > 0);
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
  const total = findings.reduce((sum, { ms }) => sum + ms, 0);
  const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  const subjects = Object.entries(census).map(([name, count]) => `${count.toLocaleString("en")} ${name}`);
  const slowest = findings.toSorted((one, other) => other.ms - one.ms);
  const named = slowest.slice(0, 6);
  const rest = slowest[named.length]?.ms ?? 0;
  return [
    {
      what: `all ${findings.length} invariants of ${subjects.join(", ")}`,
      found: `${inSeconds(total)}, each but the six below within ${inSeconds(rest)}`,
      goal: "",
    },
    ...named.map(({ invariant, ms }) => ({
      what: `invariant: ${invariant}`,
      found: inSeconds(ms),
      goal: "",
    })),
  ];
}

/** Fills a consistent world by SQL statements, because filling it through the portal would take hours. */
async function fill({ db, people }: CloudWorld, rows: number): Promise<void> {
  const vouchers = Math.ceil(rows / usesEach);
  const sessions = Math.ceil(rows / rowsASession);
  await sql
    .raw(`
    delete from voucher_user; delete from voucher_case; delete from resource_access_voucher;
    alter table quota_entry disable trigger user; alter table vm_history disable trigger user;
    truncate quota_entry, vm, vm_history cascade;
    insert into customer (name) select 'Bench hospital ' || at from generate_series(1, 98) at;

    create temporary table person as select id, row_number() over (order by id) - 1 as at from app_user
      where last_name = 'Bench' limit ${people.length};
    create unique index on person (at);
    insert into resource_access_voucher (kind, code, customer_id, learning_space_id, valid_to, max_uses, used, max_duration_s)
      select 'cloud_modules', 'cmrav' || at, 1 + at % 100, 2, now() + interval '30 days', ${usesEach}, ${usesEach}, ${seconds}
      from generate_series(0, ${vouchers - 1}) at;
    create temporary table voucher as
      select id, customer_id, row_number() over (order by id) - 1 as at from resource_access_voucher;

    insert into voucher_user (voucher_id, user_id, granted_s)
      select voucher.id, person.id, ${seconds} from voucher cross join generate_series(0, ${usesEach - 1}) use
      join person on person.at = (voucher.at * ${usesEach} + use) % ${people.length};

    insert into quota_entry (customer_id, position, kind, amount_ms, voucher_id, user_id, transfer_key,
        spendable_after_ms, reserved_after_ms, consumed_after_ms)
      select customer_id, row_number() over ledger, kind, amount, nullif(voucher_id, 0), user_id, key,
        sum(spendable) over ledger, sum(reserved) over ledger, sum(consumed) over ledger
      from (
        select customer_id, 0 as step, 0 as voucher_id, null::uuid as user_id, 'top_up' as kind,
          count(*) * ${usesEach * seconds * 1000}::bigint as amount, count(*) * ${usesEach * seconds * 1000}::bigint as spendable,
          0::bigint as reserved, 0::bigint as consumed, 'bench:' || customer_id as key
        from voucher group by customer_id
        union all
        select customer_id, 1, id, null, 'reserve', ${usesEach * seconds * 1000}, -${usesEach * seconds * 1000},
          ${usesEach * seconds * 1000}, 0, 'voucher:' || id || ':create' from voucher
        union all
        select customer_id, 2, id, user_id, 'consume', ${seconds * 1000}, 0, -${seconds * 1000}, ${seconds * 1000},
          'voucher:' || id || ':accept:' || user_id from voucher join voucher_user on voucher_id = id
      ) entry
      window ledger as (partition by customer_id order by step, voucher_id, user_id rows unbounded preceding);
    update quota_account account set spendable_ms = last.spendable_after_ms, reserved_ms = last.reserved_after_ms,
      consumed_ms = last.consumed_after_ms
      from (select distinct on (customer_id) * from quota_entry order by customer_id, position desc) last
      where last.customer_id = account.customer_id;

    insert into vm (name, url, driver, status, reason, look_again_at)
      select 'Simulator ' || at, 'http://bench.example/' || at, 'bench', 'idle', 'READY', null from generate_series(1, 2000) at;
    create temporary table machine as select id, row_number() over (order by id) - 1 as at from vm;
    create temporary table run as
      select gen_random_uuid() as id, machine.id as vm_id, accepted.voucher_id, accepted.user_id, accepted.at
      from (select *, row_number() over () - 1 as at from voucher_user limit ${sessions}) accepted
      join machine on machine.at = accepted.at % 2000;
    insert into vm_session (id, vm_id, voucher_id, user_id, kind, module_id, case_id, limit_s, started_at, ends_at, ended_at,
        end_reason, used_s)
      select id, vm_id, voucher_id, user_id, 'single_user', 'carotid-stenting', 'carotid-stenting-01', 3600,
        now() - interval '1 day', now() - interval '23 hours', now() - interval '23 hours', 'ENDED', 600 from run;
    update voucher_user set used_s = took.seconds from (
      select voucher_id, user_id, sum(used_s) as seconds from vm_session group by voucher_id, user_id
    ) took where (took.voucher_id, took.user_id) = (voucher_user.voucher_id, voucher_user.user_id);
    insert into vm_history (vm_id, prev_status, new_status, reason, session_id)
      select vm_id, prev_status, new_status, reason, session_id from (
        select id as vm_id, -1::bigint as at, 0 as step, null as prev_status, 'off' as new_status, 'REGISTERED' as reason,
          null::uuid as session_id from machine
        union all select id, -1, 1, 'off', 'void', 'TURNED_ON', null from machine
        union all select id, -1, 2, 'void', 'idle', 'READY', null from machine
        union all
        select vm_id, at, step, prev_status, new_status, reason, case when step < 6 then run.id end from run cross join (
          values (1, 'idle', 'desired', 'CLAIMED'), (2, 'desired', 'idle', 'READY'), (3, 'idle', 'starting', 'STARTING'),
            (4, 'starting', 'started', 'STARTED'), (5, 'started', 'void', 'ENDED'), (6, 'void', 'idle', 'READY')
        ) chain (step, prev_status, new_status, reason)
      ) change order by vm_id, at, step;
    alter table quota_entry enable trigger user; alter table vm_history enable trigger user;
    drop table person, voucher, machine, run;`)
    .execute(db);
  await sql`vacuum analyze`.execute(db);
}
