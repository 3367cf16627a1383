import { ratingDays } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import {
  byAddress,
  getRecords,
  madeOrChanged,
  own,
  plainName,
  type SomeTablePlaces,
  within,
} from "./holding.ts";

const confirmed = "confirmed records are evidence for the institution, and for others who take part";

/** SQL condition: trainees do not see an attending's rating before it can no longer influence theirs (`isOtherRatingShown`). */
const isRatingShown = sql`(
  t.side = 'trainee'
  or exists (select from logbook_entrustment own where own.record_id = record.id and own.side = 'trainee')
  or (record.confirmation = 'confirmed' and record.confirmation_at > now() - ${sql.lit(ratingDays)} * interval '1 day') is not true
)`;

/** Records, drafts, imports, confirmations and reports. */
export const logbookPlaces = {
  logbook_record: {
    holdings: [
      {
        place: "records",
        title: "Records",
        owner: within("id", getRecords),
        columns: [
          "id",
          "customer_id",
          "group_id",
          "created_at",
          "modified_at",
          "date_of_procedure",
          "optional_identifier",
          "hospital_name",
          "attending_first_name",
          "attending_last_name",
          "participants_text",
          "intervention_type",
          "organ_system",
          "category",
          "sub_category",
          "procedure_name",
          "procedure_code",
          "procedure_indication",
          "procedure_comments",
          "sex",
          "age_category",
          "setting",
          "modality_primary",
          "modality_secondary",
          "dose_time",
          "dose_ctdi",
          "dose_dlp",
          "dose_dap",
          "dose_skin",
          "on_call",
          "success",
          "success_comments",
          "dictated",
          "complications",
          "complications_comments",
          "ebl",
          "sedation",
          "platelet",
          "inr",
          "inr_reversal",
          "closure_device",
          "closure_device_comments",
          "image_followup",
          "image_followup_notes",
          "consult_followup",
          "consult_followup_notes",
          "asked_at",
          "confirmation",
          "confirmation_at",
          "confirmation_word",
          "reopening_word",
          "needs_completion",
          "import_id",
          "import_row",
        ],
        computed: { written_by_you: ({ userId }) => sql`t.created_by = ${userId}::uuid` },
        atErasure: { keepWithoutName: confirmed },
      },
    ],
    leftOut: {
      copies: [
        "client_key",
        "hospital_id",
        "attending_id",
        "asked_attending_id",
        "sort_attending",
        "sort_participants",
        "search_text",
      ],
      others: ["created_by", "modified_by", "confirmation_by"],
    },
  },
  logbook_participant: {
    holdings: [
      {
        place: "records",
        title: "Participants of the records",
        owner: within("record_id", getRecords),
        columns: ["record_id", "position", "name", "role", "level", "is_creator"],
        computed: { is_you: ({ userId }) => sql`t.user_id is not distinct from ${userId}::uuid` },
        atErasure: { keepWithoutName: confirmed },
      },
    ],
    leftOut: {
      copies: ["date_of_procedure", "customer_id", "group_id", "kind_id"],
      others: ["user_id"],
    },
  },
  logbook_entrustment: {
    holdings: [
      {
        place: "records",
        title: "Ratings of independence in your records",
        owner: ({ userId }) => sql`t.record_id in (
          select id from logbook_record record where record.created_by = ${userId}::uuid and ${isRatingShown}
        )`,
        columns: ["record_id", "side", "scale", "level", "complexity", "comment", "rated_at"],
        atErasure: { keepWithoutName: confirmed },
      },
      {
        place: "confirmations",
        title: "Ratings of independence that you gave",
        owner: own("rated_by"),
        columns: ["record_id", "side", "scale", "level", "complexity", "comment", "rated_at"],
        atErasure: { keepWithoutName: "the rating is about another person's record" },
      },
    ],
    leftOut: { others: ["rated_by"] },
  },
  logbook_stated_role: {
    holdings: [
      {
        place: "records",
        title: "Roles that attendings stated in your records",
        owner: ({ userId }) =>
          sql`t.record_id in (select id from logbook_record where created_by = ${userId}::uuid)`,
        columns: ["record_id", "role", "comment", "stated_at"],
        atErasure: { keepWithoutName: confirmed },
      },
      {
        place: "confirmations",
        title: "Roles that you stated",
        owner: own("stated_by"),
        columns: ["record_id", "role", "comment", "stated_at"],
        atErasure: { keepWithoutName: "the statement is about another person's record" },
      },
    ],
    leftOut: { others: ["stated_by"] },
  },
  logbook_confirmation: {
    holdings: [
      {
        place: "confirmations",
        title: "Confirmations of your records",
        owner: within("record_id", getRecords),
        columns: [
          "record_id",
          "confirmer_name",
          "capacity",
          "confirmed_at",
          "record_version",
          "attending_first_name",
          "attending_last_name",
          "hospital_name",
          "procedure_name",
          "is_of_its_time",
          "content",
          "reason",
        ],
        atErasure: { keepWithoutName: confirmed },
      },
      {
        place: "confirmations",
        title: "Confirmations that you gave",
        owner: own("confirmed_by"),
        columns: [
          "record_id",
          "confirmer_name",
          "confirmer_address",
          "capacity",
          "confirmed_at",
          "hospital_name",
          "procedure_name",
          "reason",
        ],
        atErasure: { keepWithoutName: "it is the evidence of the person whose record it is" },
      },
    ],
    leftOut: { copies: ["fingerprint"], others: ["confirmed_by"] },
  },
  logbook_confirmation_mail: {
    holdings: [
      {
        place: "confirmations",
        title: "Mails about confirmations",
        owner: byAddress("address"),
        columns: ["address", "last_sent_at", "stopped_at"],
        atErasure: "erase",
      },
    ],
    leftOut: { secrets: ["stop_key"] },
  },
  attending: {
    holdings: [
      {
        place: "confirmations",
        title: "You as an attending",
        owner: byAddress("email"),
        columns: [
          "id",
          "customer_id",
          "first_name",
          "last_name",
          "email",
          "removed_at",
          "address_changed_at",
        ],
        atErasure: { keepWithoutName: "records of others name the attending" },
      },
    ],
    leftOut: { copies: ["merged_into"] },
  },
  attending_address_change: {
    holdings: [
      {
        place: "confirmations",
        title: "Changes to your address as an attending",
        owner: byAddress("new_email"),
        columns: ["attending_id", "new_email", "asked_at", "accepted_at", "agreed_at"],
        atErasure: "erase",
      },
      madeOrChanged("Changes of attendings' addresses", ["asked_by"], ["attending_id", "asked_at"]),
    ],
    leftOut: { secrets: ["code_hash", "present_code_hash"], acts: ["asked_by"] },
  },
  logbook_draft: {
    holdings: [
      {
        place: "drafts",
        title: "Drafts",
        owner: own("user_id"),
        columns: [
          "id",
          "record_id",
          "revision",
          "content",
          "date_of_procedure",
          "procedure_name",
          "saved_at",
          "expires_at",
        ],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  logbook_import: {
    holdings: [
      {
        place: "imports",
        title: "Imported logbooks",
        owner: own("user_id"),
        columns: [
          "id",
          "customer_id",
          "group_id",
          "file_name",
          "requested_at",
          "row_count",
          "imported_count",
          "refusals",
          "mapping",
          "imported_at",
          "undone_at",
        ],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  logbook_import_row: {
    holdings: [
      {
        place: "imports",
        title: "Rows of imported logbooks",
        owner: within(
          "import_id",
          ({ userId }) => sql`select id from logbook_import where user_id = ${userId}::uuid`,
        ),
        columns: ["import_id", "row_number", "record"],
        atErasure: "erase",
      },
    ],
  },
  logbook_mapping: {
    holdings: [
      {
        place: "imports",
        title: "Mappings of imports",
        owner: own("user_id"),
        columns: ["id", "customer_id", "name", "mapping", "is_shared", "saved_at"],
        atErasure: { keepWithoutName: "a shared mapping is used by the institution's people" },
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  logbook_report: {
    holdings: [
      {
        place: "reports",
        title: "Reports for examiners",
        owner: own("user_id"),
        columns: [
          "id",
          "code",
          "requirement_set",
          "period_from",
          "period_to",
          "made_at",
          "sha256",
          "size",
          "content",
          "revoked_at",
        ],
        atErasure: "erase",
        file: { key: sql`t.object_key`, path: sql`'reports/' || ${plainName(sql`t.code`)} || '.pdf'` },
      },
    ],
    leftOut: { copies: ["user_id", "object_key"] },
  },
  logbook_double_decision: {
    holdings: [
      madeOrChanged("Decisions on suspected doubles", ["decided_by"], ["is_dismissed", "decided_at"]),
    ],
    leftOut: { others: ["first_id", "second_id"], acts: ["decided_by"] },
  },
  logbook_settings: {
    holdings: [
      madeOrChanged("Logbook settings you changed", ["modified_by"], ["customer_id", "modified_at"]),
    ],
    leftOut: { others: ["entrustment_scale", "count_imported"], acts: ["modified_by"] },
  },
  logbook_count: { notPersonal: "a count of a group" },
  logbook_target: { notPersonal: "set for a group or an institution" },
  hospital: { notPersonal: "of the institution" },
  case_kind: { notPersonal: "kinds of procedures, the same for all" },
} satisfies SomeTablePlaces;
