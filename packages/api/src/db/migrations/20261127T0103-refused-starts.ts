import { type Kysely, sql } from "kysely";

/** Creates refused starts, by which support finds the reason; they are kept for a month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refused_start (
      id bigint generated always as identity primary key,
      at timestamptz(3) not null,
      user_id uuid not null references app_user on delete cascade,
      kind text not null constraint known_kinds_of_refused_starts check (kind in ('case', 'event', 'course', 'exercise')),
      -- The id of the case, voucher, course or exercise that was asked for, whether or not it exists.
      thing text not null,
      -- Its name at that time; empty where it did not exist.
      what text not null,
      -- The institution of the voucher; null where none was involved.
      customer_id int references customer on delete set null,
      -- Why it was refused.
      code text not null
    );
    create index refused_start_in_order on refused_start (at desc, id desc);
    create index refused_start_of_person on refused_start (user_id, at desc, id desc);
    create index refused_start_of_customer on refused_start (customer_id);
  `.execute(db);
}
