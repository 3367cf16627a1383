import { sql } from "kysely";
import { settleExpired } from "../../../src/modules/access-vouchers/public.ts";
import { prewarmForEvents, turnOffIdleMachines } from "../../../src/modules/machines/public.ts";
import { recoverExpiredLeases } from "../../../src/modules/operations/public.ts";
import { settleUpdatesPeriodically } from "../../../src/modules/software-updates/public.ts";
import { systemClock } from "../../../src/ports/clock.ts";
import type { CastApp } from "../../support/cast-app.ts";
import type { Neighbour, Row, RowsOf } from "./neighbours.ts";

/** A person with rows that are due for every job, beside neighbours whose rows are not due. */
export type DuePerson = { readonly person: Neighbour; readonly rows: RowsOf };

export type JobRun = {
  /** The changes to the rows of the due person before the run, by table. */
  readonly due?: Readonly<Record<string, Row>>;
  /** Further preparation that makes the person due. */
  readonly prepare?: (portal: CastApp, due: DuePerson) => Promise<unknown>;
  readonly payload?: (due: DuePerson) => Readonly<Record<string, unknown>>;
  /** Loops, which do not run from the queue. */
  readonly run?: (portal: CastApp) => Promise<unknown>;
  /** The tables in which the run changes rows. */
  readonly changes: readonly string[];
  /** The reason why the job changes no row here. */
  readonly changesNothing?: string;
};

const longAgo = new Date("2020-01-01T00:00:00Z");

/** Every job of the queue by its name, and what each worker repeats by the name of its file. */
export const jobRuns: Readonly<Record<string, JobRun>> = {
  refresh_person_names: {
    due: { logbook_participant: { name: "A Former Name" } },
    payload: ({ person }) => ({ userId: person.userId }),
    changes: ["logbook_participant", "logbook_record"],
  },
  refresh_places: {
    due: { logbook_record: { attending_first_name: "Former" } },
    payload: ({ rows }) => ({ table: "attending", id: rows.get("attending")?.id }),
    changes: ["logbook_record"],
  },
  recount_records: {
    prepare: ({ database: { db } }, { person }) =>
      sql`update logbook_count set records = 7 where group_id = ${person.groupId}`.execute(db),
    changes: ["logbook_count"],
  },
  refresh_content: {
    payload: () => ({ kind: "news" }),
    changes: [],
    changesNothing: "it has no source here",
  },
  run_operation: {
    payload: ({ rows }) => ({ operationId: rows.get("operation")?.id }),
    changes: [],
    changesNothing:
      "the operation has ended, and what has ended stays as it is; what a runner changes is not looked at here",
  },
  request_platform_sync: { changes: ["operation"] },
  judge_runs: { due: { simulator_activity: { outcome: null } }, changes: ["simulator_activity"] },
  forget_wrong_codes: {
    due: {
      wrong_code: { at: longAgo },
      ended_session: { ended_at: longAgo },
      library_reading: { noted_at: longAgo },
      scim_request: { at: longAgo },
    },
    changes: ["ended_session", "library_reading", "scim_request", "wrong_code"],
  },
  forget_signatures: { due: { station_signature: { ends_at: longAgo } }, changes: ["station_signature"] },
  forget_drafts: {
    due: {
      logbook_draft: { expires_at: longAgo },
      simulator_activity: { launch_id: null },
      simulator_launch: { launched_at: new Date(0), expires_at: longAgo },
    },
    changes: ["logbook_draft", "simulator_launch"],
  },
  forget_undoables: {
    due: {
      undoable: { expires_at: longAgo },
      customer_group: { removed_at: longAgo },
      week_dismissal: { until: longAgo },
    },
    changes: ["group_invitee", "undoable", "week_dismissal"],
  },
  sweep_files: {
    due: {
      station_event: { at: longAgo },
      station_log: { done_at: null, begun_at: longAgo },
      stored_file: { owner: null, unowned_since: longAgo },
      storage_upload: { heard_at: longAgo },
      storage_item: { trashed_at: longAgo, trashed_from: 0, trashed_path: "/", parent_id: null },
    },
    changes: [
      "audit_log",
      "operation",
      "station_event",
      "station_log",
      "storage_item",
      "storage_upload",
      "stored_file",
      "unowned_object",
    ],
  },
  check_files: {
    changes: [],
    changesNothing:
      "no file here has bytes in the object store; storage checks a whole file beside a damaged one",
  },
  // The job records that a picture is missing in the object store.
  make_thumbnails: {
    due: { activity_file: { kind: "image", thumbnail_key: null, thumbnail_refusal: null } },
    payload: ({ rows }) => ({ activityId: rows.get("simulator_activity")?.id }),
    changes: ["activity_file"],
  },
  send_mails: { due: { mail: { sent_at: null, next_try_at: longAgo } }, changes: ["mail"] },
  remind_of_assignments: {
    due: {
      assignment: {
        due_on: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10),
        asked_at: longAgo,
      },
    },
    prepare: ({ database: { db } }, { person }) =>
      sql`
        with brought_back as (update customer_group set removed_at = null where id = ${person.groupId})
        delete from assignment_completion where user_id = ${person.userId}`.execute(db),
    changes: ["notification"],
  },
  welcome_member: {
    prepare: ({ database: { db } }, { person }) =>
      sql`
        with brought_back as (update customer_group set removed_at = null where id = ${person.groupId})
        delete from assignment_completion where user_id = ${person.userId}`.execute(db),
    payload: ({ person }) => ({ groupId: person.groupId, userId: person.userId }),
    changes: ["notification"],
  },
  tell_in_time: { changes: ["notification"] },
  tell_late_events: {
    prepare: ({ database: { db } }, { person, rows }) =>
      sql`
        insert into resource_access_voucher (
          kind, code, name, description, customer_id, learning_space_id, creator_id, max_uses, event_at, valid_to, duration_s,
          calendar_sequence
        )
        select 'event', 'cerav-late', 'Late', '', customer_id, learning_space_id, ${person.userId}, 3,
          now() - interval '10 minutes', now() + interval '1 hour', 3600, 0
        from resource_access_voucher where id = ${rows.get("resource_access_voucher")?.id}`.execute(db),
    changes: ["notification"],
  },
  mail_notices: { due: { notification: { mail_from: longAgo } }, changes: ["notification"] },
  mail_confirmations: { changes: ["logbook_confirmation_mail", "mail", "mail_recipient", "notification"] },
  settle_address_changes: {
    due: { attending_address_change: { asked_at: longAgo, accepted_at: longAgo } },
    changes: ["attending", "attending_address_change", "audit_log", "mail", "mail_recipient", "notification"],
  },
  mail_week: { due: { week_mail: { stopped_at: null, sent_week: "2020-01-06" } }, changes: ["week_mail"] },
  forget_notices: { due: { notification: { expires_at: longAgo } }, changes: ["notification"] },
  forward_feedback: { due: { feedback: { next_try_at: longAgo } }, changes: ["feedback"] },
  forget_reports: {
    due: {
      feedback: { created_at: longAgo },
      failed_request: { at: longAgo },
      refused_start: { at: longAgo },
      personal_data_export: {
        object_key: "personal-data/x",
        size: 1,
        ready_at: longAgo,
        expires_at: longAgo,
      },
    },
    changes: ["failed_request", "feedback", "personal_data_export", "refused_start", "unowned_object"],
  },
  forget_mails: {
    due: { mail: { created_at: longAgo, next_try_at: null }, mail_allowance: { day: "2020-01-01" } },
    changes: ["mail", "mail_allowance"],
  },
  "settle-expired-vouchers-loop": {
    due: { resource_access_voucher: { valid_to: longAgo, settled_at: null } },
    run: ({ database: { db } }) => settleExpired(db, systemClock()),
    changes: ["resource_access_voucher", "voucher_case"],
  },
  "recover-operations-loop": {
    prepare: ({ database: { db } }, { person, rows }) =>
      sql`insert into operation (kind, subject, requested_by, station_id, requested_at, started_at, lease_until)
        values ('software_download', 'due', ${person.userId}, ${rows.get("station")?.id}, ${longAgo}, ${longAgo}, ${longAgo})`.execute(
        db,
      ),
    run: ({ database: { db } }) => recoverExpiredLeases(db),
    changes: ["operation"],
  },
  "offer-software-loop": {
    run: ({ database: { db } }) => settleUpdatesPeriodically(db),
    changes: [],
    changesNothing: "no release is published to a station here",
  },
  "prewarm-loop": {
    run: async ({ database: { db } }) => {
      await prewarmForEvents({ db, clock: systemClock });
      await turnOffIdleMachines({ db, clock: systemClock });
    },
    changes: [],
    changesNothing: "machines are the operator's, and no event begins here",
  },
};
