import { type Kysely, sql } from "kysely";

/**
 * Creates invitations into groups, and recent wrong codes. Withdrawn invitations stay, so that their codes are never used again;
 * a group has at most one open invitation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table group_invitation (
      id uuid primary key default gen_random_uuid(),
      group_id int not null references customer_group on delete cascade,
      code text not null constraint unique_invitation_codes unique check (code !~ '^(cerav|cmrav)'),
      created_at timestamptz(3) not null default now(),
      created_by uuid references app_user on delete set null,
      expires_at timestamptz(3),
      max_uses int check (max_uses > 0),
      uses int not null default 0 check (uses >= 0),
      revoked_at timestamptz(3),
      check (uses <= max_uses)
    );
    create unique index group_invitation_open on group_invitation (group_id) where revoked_at is null;
    create index group_invitation_of_group on group_invitation (group_id);

    create table wrong_code (
      subject text not null check (subject ~ '^(user|address):'),
      at timestamptz(3) not null
    );
    create index wrong_code_of_subject on wrong_code (subject, at);
  `.execute(db);
}
