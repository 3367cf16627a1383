import { type Kysely, sql } from "kysely";

/** Accounts that an institution has released from its directory, which does not get them back by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scim_release (
      customer_id int not null references customer on delete cascade,
      user_id uuid not null references app_user on delete cascade,
      released_at timestamptz(3) not null,
      released_by uuid references app_user on delete set null,
      primary key (customer_id, user_id)
    );
    create index scim_release_of_user on scim_release (user_id);
    create index scim_release_by on scim_release (released_by);
  `.execute(db);
}
