import { type Kysely, sql } from "kysely";

/**
 * The version of what two people may edit at once is the instant of its last change. A voucher has it already; who made
 * that change is told to whoever comes second.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer
      add column modified_at timestamptz(3) not null default now(),
      add column modified_by uuid references app_user on delete set null;
    alter table customer_learning_space
      add column modified_at timestamptz(3) not null default now(),
      add column modified_by uuid references app_user on delete set null;
    alter table resource_access_voucher
      add column modified_by uuid references app_user on delete set null;
  `.execute(db);
}
