import { type Kysely, sql } from "kysely";

/**
 * What a run came to is kept with how far it was measured, what of it cannot be so, and what came of it in a word. All of it is added
 * without a default that has to be written: no row is touched here. Rows that stand are judged anew, in batches, by the job
 * `judge_runs`, which finds them by the last index; processes of the version before leave `outcome` empty, and their rows too.
 * The index of filters is built again: at a million runs that takes some seconds, in which no run is written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table simulator_activity
      -- How many values it has; of the criteria that were asked, how many have one that can be so.
      add column value_count int not null default 0,
      add column asked int not null default 0,
      add column measured int not null default 0,
      -- What cannot be so, in the words of the domain (Implausibility); empty where it is plausible.
      add column implausible jsonb not null default '[]' check (jsonb_typeof(implausible) = 'array'),
      -- Null: not judged yet by these rules.
      add column outcome text check (outcome in (
        'met', 'notMet', 'endedEarly', 'implausible', 'nothingMeasured', 'partlyMeasured', 'notEvaluated'
      )),
      -- contract: what is taken away refused rows, and every row that the version before writes still passes
      drop constraint simulator_activity_check2,
      drop constraint simulator_activity_check3,
      add constraint score_of_what_counts check ((is_met is null) = (progress is null)),
      add constraint measured_of_asked check (measured between 0 and asked);

    -- contract: an index, which the version before does without
    drop index simulator_activity_filters;
    create index simulator_activity_filters
      on simulator_activity using gin (customer_id, module_code, exercise_key, outcome) with (fastupdate = off);
    create index simulator_activity_to_judge on simulator_activity (id) where outcome is null;
  `.execute(db);
}
