import { sql } from "kysely";
import { getRuns, madeOrChanged, own, plainName, type SomeTablePlaces, within } from "./holding.ts";

/** Runs with their files, stations, personal cases, software and the file library. */
export const simulatorPlaces = {
  simulator_activity: {
    holdings: [
      {
        place: "runs",
        title: "Runs",
        owner: own("created_by"),
        columns: [
          "id",
          "run_id",
          "customer_id",
          "exercise_key",
          "exercise_name",
          "module_code",
          "module_name",
          "module_version",
          "course_id",
          "course_name",
          "course_unit_id",
          "unit_name",
          "started_at",
          "ended_at",
          "total_time_s",
          "is_completed",
          "evaluated",
          "met",
          "progress",
          "is_met",
          "source",
          "vm_session_id",
          "station_id",
          "service_tag",
          "ip_address",
          "source_url",
          "image_count",
          "recording_count",
          "has_report",
          "stored_at",
          "value_count",
          "asked",
          "measured",
          "implausible",
          "outcome",
        ],
        atErasure: "erase",
      },
    ],
    leftOut: {
      copies: [
        "created_by",
        "exercise_id",
        "creator_name",
        "sort_course",
        "search_text",
        "search_text_with_name",
        "station_sign_in_id",
        "launch_id",
      ],
    },
  },
  simulator_result: {
    holdings: [
      {
        place: "runs",
        title: "Measured values of the runs",
        owner: within("activity_id", getRuns),
        columns: ["activity_id", "metric_values"],
        atErasure: "erase",
      },
    ],
  },
  activity_file: {
    holdings: [
      {
        place: "runs",
        title: "Files of the runs",
        owner: within("activity_id", getRuns),
        columns: [
          "id",
          "activity_id",
          "kind",
          "name",
          "title",
          "content_type",
          "size",
          "sha256",
          "position",
          "created_at",
          "taken_at",
          "duration_s",
          "width",
          "height",
        ],
        atErasure: "erase",
        file: {
          key: sql`t.object_key`,
          // Pages that simulators deliver may have scripts, which a browser would run outside of the portal's frame.
          path: sql`'runs/' || t.activity_id || '/' || t.kind || '-' || t.position || '-' || ${plainName(sql`right(t.name, 80)`)}
            || case when t.content_type ~* '(html|svg|xml)' or t.name ~* '[.](x?html?|svg|xml)$' then '.txt' else '' end`,
        },
      },
    ],
    leftOut: { copies: ["object_key", "thumbnail_key", "poster", "thumbnail_tries", "thumbnail_refusal"] },
  },
  simulator_launch: {
    holdings: [
      {
        place: "runs",
        title: "Exercises that were started for you",
        owner: own("user_id"),
        columns: ["id", "exercise_id", "station_id", "launched_at", "expires_at"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id", "station_sign_in_id"] },
  },
  exercise_series: {
    holdings: [
      {
        place: "runs",
        title: "Series of runs",
        owner: own("user_id"),
        columns: ["customer_id", "exercise_key", "outcomes", "versions", "moments", "scores"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  delivery_day: {
    holdings: [
      {
        place: "runs",
        title: "Deliveries of the latest day",
        owner: own("user_id"),
        columns: ["day", "runs", "bytes"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  personal_case: {
    holdings: [
      {
        place: "cases",
        title: "Personal cases",
        owner: own("user_id"),
        columns: ["job_id", "size", "sha256", "last_modified", "metadata"],
        atErasure: "erase",
        file: {
          key: sql`t.object_key`,
          path: sql`'cases/' || t.job_id || '-' || ${plainName(sql`right(regexp_replace(t.object_key, '^.*/', ''), 80)`)}`,
        },
      },
    ],
    leftOut: { copies: ["user_id", "object_key"] },
  },
  station_sign_in: {
    holdings: [
      {
        place: "sign-ins",
        title: "Sign-ins at simulators",
        owner: own("user_id"),
        columns: [
          "id",
          "station_id",
          "signed_in_at",
          "signed_out_at",
          "expires_at",
          "last_used_at",
          "ended_by",
        ],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"], secrets: ["token_hash"] },
  },
  qr_login: {
    holdings: [
      {
        place: "sign-ins",
        title: "Sign-ins with a code",
        owner: own("decided_by", "tried_by"),
        columns: ["id", "station_id", "state", "created_at", "expires_at", "decided_at"],
        atErasure: "erase",
      },
    ],
    leftOut: {
      copies: ["attempts", "polled_at", "session_id"],
      secrets: ["payload_hash", "secret_hash", "match_code"],
      acts: ["decided_by", "tried_by"],
    },
  },
  user_system: {
    holdings: [
      {
        place: "sign-ins",
        title: "Your simulators",
        owner: own("user_id"),
        columns: ["id", "station_id", "created_at"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"], secrets: ["pin"] },
  },
  station_enrolment: {
    holdings: [
      madeOrChanged(
        "Stations you enrolled",
        ["created_by"],
        ["id", "station_id", "created_at", "expires_at", "used_at"],
      ),
    ],
    leftOut: { secrets: ["token_hash"], acts: ["created_by"] },
  },
  simulator_module: {
    holdings: [
      madeOrChanged(
        "Simulator modules you imported",
        ["imported_by"],
        ["id", "code", "version", "name", "imported_at"],
      ),
    ],
    leftOut: {
      copies: ["fingerprint", "is_newest"],
      others: ["description", "result_format_version", "created_at"],
      acts: ["imported_by"],
    },
  },
  software_release: {
    holdings: [
      madeOrChanged(
        "Software releases you made",
        ["created_by"],
        ["id", "string_identifier", "version", "created_at", "published_at", "withdrawn_at"],
      ),
    ],
    leftOut: {
      copies: ["version_parts"],
      others: ["software_id", "object_key", "size", "sha256", "package_name", "signing_key", "signature"],
      acts: ["created_by"],
    },
  },
  library_reading: {
    holdings: [
      {
        place: "changes",
        title: "Library files you read",
        owner: own("person_id"),
        columns: ["item_id", "noted_at"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["person_id"] },
  },
  storage_item: {
    holdings: [
      madeOrChanged(
        "Library files you made or deleted",
        ["made_by", "trashed_by"],
        ["id", "name", "is_directory", "size", "modified_at", "trashed_at"],
      ),
    ],
    leftOut: {
      copies: [
        "name_fold",
        "name_order",
        "child_count",
        "held_count",
        "held_bytes",
        "path_bytes",
        "purge_at",
        "sent_sha256",
        "sha256",
        "checked_at",
      ],
      others: ["parent_id", "content_type", "object_key", "trashed_from", "trashed_path"],
      acts: ["made_by", "trashed_by"],
    },
  },
  storage_upload: {
    holdings: [
      {
        place: "changes",
        title: "Uploads to the library",
        owner: own("begun_by"),
        columns: ["id", "path", "size", "begun_at", "heard_at", "finished_at"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["begun_by", "part_size", "item_id"], secrets: ["object_key", "store_upload"] },
  },
  simulator_exercise: { notPersonal: "of the catalogue" },
  station: { notPersonal: "of the institution" },
  station_event: { notPersonal: "what happened to a simulator" },
  station_facts: { notPersonal: "the computer of a simulator" },
  station_log: { notPersonal: "logs of a simulator, which are deleted by their own rule" },
  station_runs_by_day: { notPersonal: "a count over all stations" },
  station_signature: { notPersonal: "requests of a simulator of the latest minutes" },
  station_software: { notPersonal: "software of a simulator" },
  station_state: { notPersonal: "the latest report of a simulator" },
  software: { notPersonal: "of the catalogue" },
  software_document: { notPersonal: "of the catalogue" },
  software_rollout: { notPersonal: "which simulators are offered a release" },
  software_update: { notPersonal: "of a simulator" },
  file_delivery: { notPersonal: "deliveries in progress; their runs are in runs" },
  unowned_object: { notPersonal: "objects that are about to be deleted" },
} satisfies SomeTablePlaces;
