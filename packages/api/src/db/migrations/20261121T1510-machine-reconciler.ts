import { type Kysely, sql } from "kysely";

/**
 * Adds what the reconciler of machines needs: the version on which a change is based, the complete claim, the fault of a machine
 * and since when it exists, when it is observed next, and the commands that were sent, each once. The address of a machine that
 * has left the fleet can be used again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table vm
      add version int not null default 0,
      add detail text,
      add claimed_at timestamptz(3),
      add limit_ms bigint check (limit_ms > 0),
      add limit_until timestamptz(3),
      add fault text check (fault in ('silent', 'garbage')),
      add fault_since timestamptz(3),
      add look_again_at timestamptz(3) default 'epoch',
      add constraint vm_fault_since check ((fault is null) = (fault_since is null)),
      add constraint vm_claim_whole check (
        num_nonnulls(session_id, module_id, case_id, voucher_id, started_by, claimed_at) in (0, 6)
        and num_nonnulls(limit_ms, limit_until) = (session_id is not null)::int
      ),
      add constraint vm_session_runs check (
        (status = 'started') = (session_started_at is not null)
        and (session_started_at is null) = (session_ends_at is null)
      ),
      drop constraint unique_vm_urls;
    create unique index unique_vm_urls on vm (url) where removed_at is null;
    create index vm_look_again on vm (look_again_at) where look_again_at is not null;

    alter table vm_history add detail text;

    create table vm_step (
      id text primary key,
      vm_id uuid not null references vm,
      command text not null,
      taken_at timestamptz(3) not null
    );
    create index vm_step_by_time on vm_step (taken_at);

    alter table vm_session_event
      add seq int check (seq > 0),
      add constraint unique_session_events unique (session_id, seq);
  `.execute(db);
}
