import { sql } from "kysely";
import { byAddress, bySubject, own, type SomeTablePlaces } from "./holding.ts";

const audited = "the log of what was done must stay whole";

/** Accounts, settings, mails, notices, feedback and the audit log. */
export const accountPlaces = {
  app_user: {
    holdings: [
      {
        place: "account",
        title: "Account",
        owner: own("id"),
        columns: [
          "id",
          "keycloak_id",
          "email",
          "email_verified",
          "contact_email",
          "first_name",
          "last_name",
          "claimed_first_name",
          "claimed_last_name",
          "logbook",
          "time_zone",
          "terms_version",
          "created_at",
          "modified_at",
          "deactivated_at",
        ],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["search_text"] },
  },
  user_profile: {
    holdings: [
      {
        place: "account",
        title: "Profile",
        owner: own("user_id"),
        columns: [
          "gender",
          "hospital_university",
          "number_of_real_procedures_performed",
          "number_of_simulated_procedures_performed",
          "years_of_experience_interventional_cardiology",
          "years_of_experience_neuroradiology",
          "years_of_experience_radiology",
          "years_of_experience_vascular_surgery",
          "years_of_experience_other",
          "specialty_other",
          "years_as_first_operator",
          "years_as_second_operator",
          "secondary_email",
          "phone_no",
        ],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  platform_person: {
    holdings: [
      {
        place: "account",
        title: "Account on the learning platform",
        owner: own("user_id"),
        columns: ["platform_id", "email"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  person_visit: {
    holdings: [
      {
        place: "account",
        title: "Latest visit",
        owner: own("user_id"),
        columns: ["seen_at", "roles"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  customer_admin: {
    holdings: [
      {
        place: "account",
        title: "Institutions you administer",
        owner: own("user_id"),
        columns: ["customer_id"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  customer_group_member: {
    holdings: [
      {
        place: "account",
        title: "Groups",
        owner: own("user_id"),
        columns: ["group_id", "role", "accepted_at"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  group_invitee: {
    holdings: [
      {
        place: "account",
        title: "Invitations to groups",
        owner: byAddress("email"),
        columns: ["id", "group_id", "email", "first_name", "last_name", "invited_at", "asked_at", "times"],
        atErasure: "erase",
      },
      {
        place: "changes",
        title: "People you invited",
        owner: own("invited_by"),
        columns: ["id", "group_id", "invited_at"],
        atErasure: { keepWithoutName: "the invitation is the group's" },
      },
    ],
    leftOut: {
      copies: ["recipient", "is_withheld", "token_expires_at", "token_used_at"],
      secrets: ["token_hash"],
      acts: ["invited_by"],
    },
  },
  personal_data_export: {
    holdings: [
      {
        place: "account",
        title: "Exports of your data",
        owner: own("user_id"),
        columns: ["id", "requested_at", "ready_at", "expires_at", "size"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id", "attempts"], secrets: ["object_key"] },
  },
  terms_acceptance: {
    holdings: [
      {
        place: "terms",
        title: "Accepted terms",
        owner: own("user_id"),
        columns: ["version", "accepted_at"],
        atErasure: { keepWithoutName: "it proves what was agreed" },
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  notification: {
    holdings: [
      {
        place: "notifications",
        title: "Notifications",
        owner: own("user_id"),
        columns: [
          "id",
          "kind",
          "facts",
          "created_at",
          "seen_at",
          "read_at",
          "dismissed_at",
          "expires_at",
          "mail_from",
        ],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id", "cause", "made_in"] },
  },
  notification_mail: {
    holdings: [
      {
        place: "notifications",
        title: "Mails about notifications",
        owner: own("user_id"),
        columns: ["kinds", "pace", "last_sent_at", "stopped_at", "changed_at"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"], secrets: ["stop_key"] },
  },
  week_mail: {
    holdings: [
      {
        place: "notifications",
        title: "Weekly mails",
        owner: own("user_id"),
        columns: ["time_zone", "stopped_at", "sent_week", "changed_at"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"], secrets: ["stop_key"] },
  },
  week_dismissal: {
    holdings: [
      {
        place: "notifications",
        title: "Hints you put aside",
        owner: own("admin_id"),
        columns: ["until", "reasons"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["admin_id"], others: ["subject"] },
  },
  week_reminder: {
    holdings: [
      {
        place: "notifications",
        title: "Reminders you got",
        owner: own("person_id"),
        columns: ["sent_at"],
        atErasure: "erase",
      },
      {
        place: "changes",
        title: "Reminders you sent",
        owner: own("sender_id"),
        columns: ["sent_at"],
        atErasure: "erase",
      },
    ],
    leftOut: { others: ["sender_id", "person_id"] },
  },
  mail: {
    holdings: [
      {
        place: "notifications",
        title: "Mails to you",
        owner: byAddress("recipient"),
        columns: ["id", "kind", "recipient", "created_at", "sent_at", "failed_at", "reason"],
        atErasure: "erase",
      },
    ],
    // The facts hold links that are keys; the mail itself is in the person's mailbox.
    leftOut: { copies: ["cause", "attempts", "next_try_at"], secrets: ["facts"] },
  },
  mail_allowance: {
    holdings: [
      {
        place: "notifications",
        title: "Mails you caused",
        owner: bySubject("subject"),
        columns: ["day", "used"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["subject"] },
  },
  mail_recipient: {
    holdings: [
      {
        place: "notifications",
        title: "When you were mailed",
        owner: ({ mailboxes }) => sql`t.recipient = any(${mailboxes}::text[])`,
        columns: ["mailed_at", "stopped_at"],
        atErasure: { keepWithoutName: "so that someone who wants no mail gets none; it is only a hash" },
      },
    ],
    leftOut: { copies: ["recipient"], secrets: ["stop_key"] },
  },
  feedback: {
    holdings: [
      {
        place: "feedback",
        title: "Feedback",
        owner: own("user_id"),
        columns: [
          "id",
          "name",
          "email",
          "description",
          "page",
          "browser",
          "window_size",
          "client_version",
          "service_tag",
          "request_id",
          "screenshot_id",
          "state",
          "created_at",
          "modified_at",
        ],
        atErasure: "erase",
      },
      {
        place: "changes",
        title: "Feedback you worked on",
        owner: own("modified_by"),
        columns: ["id", "state", "modified_at"],
        atErasure: { keepWithoutName: "the report is another person's" },
      },
    ],
    leftOut: {
      copies: ["user_id", "key", "event_id", "attempts", "next_try_at", "forwarded_at"],
      others: ["note"],
      acts: ["modified_by"],
    },
  },
  stored_file: {
    holdings: [
      {
        place: "feedback",
        title: "Files you uploaded",
        owner: own("uploaded_by"),
        columns: ["id", "purpose", "content_type", "size", "uploaded_at"],
        atErasure: { keepWithoutName: "a logo is the institution's; a screenshot goes with its feedback" },
        file: {
          key: sql`t.object_key`,
          path: sql`case when t.purpose = 'feedback_screenshot' then
            'feedback/' || t.id || '.' || case t.content_type when 'image/jpeg' then 'jpg' when 'image/webp' then 'webp' else 'png' end end`,
        },
      },
    ],
    leftOut: { copies: ["object_key", "owner", "unowned_since"], acts: ["uploaded_by"] },
  },
  audit_log: {
    holdings: [
      {
        place: "audit",
        title: "Audit log",
        owner: ({ userId }) => sql`(t.actor_id = ${userId}::uuid or t.subject = ${userId}::text
          or t.id in (select entry_id from audit_person where person_id = ${userId}::uuid))`,
        columns: ["id", "at", "action", "customer_id", "request_id"],
        computed: {
          by_you: ({ userId }) => sql`t.actor_id is not distinct from ${userId}::uuid`,
          // The changed values are exported only if the act changed the person's own account.
          before: ({ userId }) => sql`case when t.subject = ${userId}::text then t.before end`,
          after: ({ userId }) => sql`case when t.subject = ${userId}::text then t.after end`,
        },
        atErasure: { keepWithoutName: audited },
      },
    ],
    leftOut: { others: ["actor_id", "subject", "subject_name", "before", "after", "details"] },
  },
  audit_person: {
    holdings: [
      {
        place: "audit",
        title: "Acts that concerned you",
        owner: own("person_id"),
        columns: ["entry_id"],
        atErasure: { keepWithoutName: audited },
      },
    ],
    leftOut: { copies: ["person_id"] },
  },
  failed_request: {
    holdings: [
      {
        place: "problems",
        title: "Requests that failed",
        owner: own("user_id"),
        columns: [
          "id",
          "at",
          "request_id",
          "customer_id",
          "operation",
          "code",
          "status",
          "duration_ms",
          "page",
          "start_kind",
          "start_thing",
          "start_refusal",
        ],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  refused_start: {
    holdings: [
      {
        place: "problems",
        title: "Starts that were refused",
        owner: own("user_id"),
        columns: ["id", "at", "kind", "thing", "what", "customer_id", "code"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  connection_check: {
    holdings: [
      {
        place: "problems",
        title: "Connection check",
        owner: own("user_id"),
        columns: ["checked_at", "verdict", "facts"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  wrong_code: {
    holdings: [
      {
        place: "problems",
        title: "Wrong codes",
        owner: bySubject("subject"),
        columns: ["at"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["subject"] },
  },
  undoable: {
    holdings: [
      {
        place: "changes",
        title: "What you can still undo",
        owner: own("actor_id"),
        columns: ["id", "kind", "made_at", "expires_at", "used_at"],
        atErasure: "erase",
      },
    ],
    // An undo may restore data of other people, such as the members of a group.
    leftOut: { copies: ["actor_id"], others: ["subject", "data"] },
  },
  operation: {
    holdings: [
      {
        place: "changes",
        title: "Background jobs you requested",
        owner: own("requested_by"),
        columns: ["id", "kind", "requested_at", "started_at", "ended_at", "outcome", "reason"],
        atErasure: { keepWithoutName: "the work may be the institution's" },
      },
    ],
    leftOut: {
      copies: [
        "requested_by",
        "subject",
        "input",
        "attempt",
        "seq",
        "step",
        "progress",
        "lease_until",
        "cancel_requested_at",
        "reported_seq",
        "errors",
      ],
      others: ["station_id"],
    },
  },
  ended_session: { notPersonal: "digests of ended sessions, which are deleted after a day" },
} satisfies SomeTablePlaces;
