import { type Kysely, sql } from "kysely";

/**
 * Adds versions of things that several people may edit at once: the instant of the last change. Vouchers already have one; the
 * author of the change is shown to the person whose save is refused.
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
