import { sql } from "kysely";
import { byAddress, madeOrChanged, own, type SomeTablePlaces } from "./holding.ts";

const ledger = "the ledger of time must stay whole";

/** Vouchers, events, hours and sessions on cloud machines. */
export const cloudPlaces = {
  voucher_user: {
    holdings: [
      {
        place: "vouchers",
        title: "Vouchers and events you accepted",
        owner: own("user_id"),
        columns: ["voucher_id", "accepted_at", "granted_s", "used_s", "waiting_since", "waiting_at"],
        computed: {
          kind: () => sql`(select kind from resource_access_voucher where id = t.voucher_id)`,
          event_at: () => sql`(select event_at from resource_access_voucher where id = t.voucher_id)`,
          valid_to: () => sql`(select valid_to from resource_access_voucher where id = t.voucher_id)`,
        },
        atErasure: { keepWithoutName: "the uses of a voucher are counted" },
      },
    ],
    leftOut: { copies: ["user_id"] },
  },
  voucher_organizer: {
    holdings: [
      {
        place: "vouchers",
        title: "Events you organize",
        owner: byAddress("email"),
        columns: ["voucher_id", "email"],
        computed: {
          event_at: () => sql`(select event_at from resource_access_voucher where id = t.voucher_id)`,
        },
        atErasure: "erase",
      },
    ],
  },
  voucher_former_organizer: {
    holdings: [
      {
        place: "vouchers",
        title: "Events you organized formerly",
        owner: byAddress("email"),
        columns: ["voucher_id", "email"],
        atErasure: "erase",
      },
    ],
  },
  resource_access_voucher: {
    holdings: [
      madeOrChanged(
        "Vouchers and events you made or changed",
        ["creator_id", "modified_by", "archived_by"],
        [
          "id",
          "kind",
          "customer_id",
          "learning_space_id",
          "name",
          "description",
          "event_at",
          "duration_s",
          "valid_from",
          "valid_to",
          "max_uses",
          "used",
          "created_at",
          "modified_at",
          "archived_at",
        ],
      ),
    ],
    leftOut: {
      copies: [
        "reserved_ms",
        "settled_at",
        "max_duration_s",
        "calendar_sequence",
        "request_key",
        "uid",
        "section",
        "series_id",
      ],
      secrets: ["code"],
      acts: ["creator_id", "modified_by", "archived_by"],
    },
  },
  voucher_series: {
    holdings: [
      madeOrChanged(
        "Series of vouchers you made",
        ["creator_id"],
        ["id", "kind", "customer_id", "learning_space_id"],
      ),
    ],
    leftOut: { acts: ["creator_id"] },
  },
  quota_entry: {
    holdings: [
      {
        place: "hours",
        title: "Hours",
        owner: own("user_id"),
        columns: [
          "id",
          "customer_id",
          "kind",
          "amount_ms",
          "voucher_id",
          "created_at",
          "session_id",
          "reason",
        ],
        atErasure: { keepWithoutName: ledger },
      },
      {
        place: "changes",
        title: "Hours you gave or took back",
        owner: own("actor_id"),
        columns: ["id", "customer_id", "kind", "amount_ms", "created_at"],
        atErasure: { keepWithoutName: ledger },
      },
    ],
    leftOut: {
      copies: ["position", "transfer_key"],
      others: ["user_id", "spendable_after_ms", "reserved_after_ms", "consumed_after_ms"],
      acts: ["actor_id"],
    },
  },
  vm_session: {
    holdings: [
      {
        place: "hours",
        title: "Sessions on cloud machines",
        owner: own("user_id"),
        columns: [
          "id",
          "voucher_id",
          "kind",
          "module_id",
          "case_id",
          "limit_s",
          "started_at",
          "ends_at",
          "ended_at",
          "end_reason",
          "used_s",
          "extended_at",
          "given_back_s",
        ],
        atErasure: { keepWithoutName: ledger },
      },
    ],
    leftOut: { copies: ["user_id"], others: ["vm_id"] },
  },
  vm_session_event: {
    holdings: [
      {
        place: "hours",
        title: "What you did in sessions",
        owner: own("user_id"),
        columns: ["id", "session_id", "at", "kind", "case_id"],
        atErasure: "erase",
      },
    ],
    leftOut: { copies: ["user_id", "seq"] },
  },
  vm: {
    holdings: [
      {
        place: "hours",
        title: "Machines that work for you now",
        owner: own("started_by"),
        columns: [
          "name",
          "status",
          "session_id",
          "module_id",
          "case_id",
          "voucher_id",
          "session_started_at",
          "session_ends_at",
        ],
        atErasure: { keepWithoutName: "the machine is the operator's" },
      },
    ],
    leftOut: {
      copies: ["event_id"],
      acts: ["started_by"],
      others: [
        "id",
        "url",
        "driver",
        "driver_ref",
        "status_since",
        "deadline_at",
        "reason",
        "last_seen_at",
        "removed_at",
        "created_at",
        "version",
        "detail",
        "claimed_at",
        "limit_ms",
        "limit_until",
        "fault",
        "fault_since",
        "look_again_at",
        "report_at",
        "report_nonces",
        "room_seen_at",
      ],
    },
  },
  vm_history: {
    holdings: [
      {
        place: "hours",
        title: "History of machines that worked for you",
        owner: own("started_by", "actor_id"),
        columns: [
          "id",
          "prev_status",
          "new_status",
          "reason",
          "module_id",
          "case_id",
          "voucher_id",
          "session_id",
          "updated_at",
        ],
        atErasure: { keepWithoutName: ledger },
      },
    ],
    leftOut: { others: ["vm_id", "detail"], acts: ["started_by", "actor_id"] },
  },
  quota_account: { notPersonal: "of the institution" },
  voucher_case: { notPersonal: "the cases of a voucher" },
  vm_step: { notPersonal: "commands to a machine" },
  cloud_case: { notPersonal: "of the catalogue" },
  cloud_module: { notPersonal: "of the catalogue" },
} satisfies SomeTablePlaces;
