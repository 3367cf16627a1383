import { type Kysely, sql } from "kysely";

/** Creates people's feedback, its handling by staff and its forwarding; and failed requests, which are kept for a month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stored_file
      drop constraint stored_file_purpose_check,
      add constraint stored_file_purpose_check check (purpose in ('learning_space_logo', 'feedback_screenshot'));

    create table feedback (
      id int generated always as identity primary key,
      -- Made by the form once: sent again, it is the same report.
      key uuid not null,
      user_id uuid references app_user on delete set null,
      name text not null,
      email text not null,
      description text not null,
      page text,
      browser text,
      window_size text,
      client_version text,
      service_tag text,
      request_id text,
      screenshot_id uuid constraint unique_feedback_screenshots unique references stored_file,
      state text not null default 'new' check (state in ('new', 'in_work', 'done')),
      note text not null default '',
      created_at timestamptz(3) not null default now(),
      modified_at timestamptz(3) not null default now(),
      modified_by uuid references app_user on delete set null,
      -- By which the receiver of error reports knows it, however often it is sent.
      event_id uuid not null default gen_random_uuid(),
      attempts int not null default 0,
      -- Null: it was sent on, or is no longer tried.
      next_try_at timestamptz(3) default now(),
      forwarded_at timestamptz(3),
      constraint unique_feedback_keys unique (user_id, key)
    );
    create index feedback_in_order on feedback (created_at desc, id desc);
    create index feedback_of_state on feedback (state, created_at desc, id desc);
    create index feedback_of_page on feedback (page, created_at desc, id desc);
    create index feedback_of_person on feedback (user_id, created_at desc);
    create index feedback_to_forward on feedback (next_try_at) where next_try_at is not null;
    create index feedback_search on feedback using gin (search_form(name || ' ' || email) gin_trgm_ops) with (fastupdate = off);

    create table failed_request (
      id bigint generated always as identity primary key,
      at timestamptz(3) not null,
      request_id text not null,
      -- Null: nobody who is known.
      user_id uuid references app_user on delete set null,
      customer_id int references customer on delete set null,
      -- An operation of the contract, or a route.
      operation text not null,
      code text not null,
      status int not null,
      duration_ms int not null,
      -- Where in the portal it was asked, without what is nobody's business.
      page text
    );
    create index failed_request_in_order on failed_request (at desc, id desc);
    create index failed_request_of_person on failed_request (user_id, at desc, id desc);
    create index failed_request_of_code on failed_request (code, at desc, id desc);
    create index failed_request_by_request on failed_request (request_id, at desc, id desc);
    create index failed_request_of_customer on failed_request (customer_id);
  `.execute(db);
}
