import type { Instant } from "@cathedra/domain";
import { cast, seededRandom } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { Db } from "../../src/db/database.ts";

const dayMs = 86_400_000;
const names = ["AI lab", "Carotid day", "Késő workshop", "Needle 1/2", "Workshop", "100 %", "Stroke 🧠"];
/** The cases by learning space. */
const cases = [
  ["evar-01", "tevar-01"],
  ["carotid-stenting-01", "carotid-stenting-02", "stroke-thrombectomy-01"],
  ["coronary-intervention-01", "coronary-intervention-02"],
  ["sfa-revascularization-01", "below-the-knee-01"],
];

/** Vouchers of both kinds, in every state, of several years, often at the same instant, each customer's own mixture. */
export async function fillWithVouchers(db: Db, now: Instant): Promise<void> {
  const random = seededRandom(20_261_121);
  const creators = [cast.ruth, cast.george, cast.helena, cast.maya].map(({ userId }) => userId);
  const rows = Array.from({ length: 600 }, (_, at) => {
    const created = now - random.int(0, 40) * 37 * dayMs;
    const validTo = created + random.int(1, 8) * 61 * dayMs;
    const isOver = validTo <= now;
    const customer = random.int(1, 5);
    const space = random.int(1, 4);
    const offered = cases[space - 1] ?? [];
    return {
      at,
      kind: random.pick(["event", "cloud_modules"]),
      customer,
      space,
      creator: random.chance(0.1) ? null : random.pick(creators.slice(0, customer)),
      created: new Date(created),
      validTo: new Date(validTo),
      settled: isOver && random.chance(0.8) ? new Date(validTo) : null,
      archived: random.chance(0.2) ? new Date(created) : null,
      eventAt: new Date(validTo - random.int(0, 1) * dayMs),
      name: random.pick(names),
      cases: random.chance(0.2) ? offered : [random.pick(offered)],
    };
  });
  await sql`
    insert into customer (id, name) values (3, 'Carotid centre'), (4, 'Késő clinic'), (5, 'The workshop')
    on conflict (id) do update set name = excluded.name`.execute(db);
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (
        at int, kind text, customer int, space int, creator uuid, created timestamptz, "validTo" timestamptz,
        settled timestamptz, archived timestamptz, "eventAt" timestamptz, name text, cases text[]
      )
    ), made as (
      insert into resource_access_voucher (kind, code, customer_id, learning_space_id, creator_id, created_at, valid_to,
        settled_at, archived_at, max_uses, max_duration_s, name, description, event_at, duration_s, calendar_sequence)
      select kind, case when kind = 'event' then 'cerav' else 'cmrav' end || 'listing' || at, customer, space, creator,
        created, "validTo", settled, archived, 9, case when kind <> 'event' then 3600 end,
        -- Of the vouchers for cases only some have a name.
        case when kind = 'event' or at % 3 = 0 then name end, case when kind = 'event' then '' end,
        case when kind = 'event' then "eventAt" end, case when kind = 'event' then 3600 end,
        case when kind = 'event' then 0 end
      from given order by at
      returning id, code
    )
    select 1`.execute(db);
  await sql`
    insert into voucher_case (voucher_id, case_id)
    select voucher.id, unnest(given.cases)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (at int, cases text[])
    join resource_access_voucher voucher on voucher.code = 'cmravlisting' || given.at`.execute(db);
}
