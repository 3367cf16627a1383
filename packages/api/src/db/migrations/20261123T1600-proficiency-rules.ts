import { type Kysely, sql } from "kysely";

/**
 * The rule by which an institution calls somebody proficient; without a row it is the portal's default. Standings are worked out from
 * all runs of a person, so the index in which they lie together also has where each run comes from.
 * contract: the former index is replaced by one that has all that it had, and more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_proficiency_rule (
      customer_id int primary key references customer on delete cascade,
      kind text not null check (kind in ('passes_in_a_row', 'learning_curve')),
      passes int not null check (passes between 2 and 20),
      -- Both limits in tenths of a score.
      score_limit int not null check (score_limit between 10 and 60),
      loss_limit int not null check (loss_limit between 10 and 60),
      -- Of 100 attempts.
      acceptable_failures int not null check (acceptable_failures between 5 and 40),
      unacceptable_failures int not null check (unacceptable_failures between 15 and 90),
      counts_runs_by_hand boolean not null,
      modified_at timestamptz(3) not null,
      modified_by uuid references app_user on delete set null,
      check (unacceptable_failures >= acceptable_failures + 10)
    );
    create index customer_proficiency_rule_of_person on customer_proficiency_rule (modified_by);
    create index simulator_activity_standings on simulator_activity (created_by, exercise_key, started_at, id)
      include (customer_id, exercise_id, is_completed, is_met, progress, total_time_s, source);
    drop index simulator_activity_series;
  `.execute(db);
}
