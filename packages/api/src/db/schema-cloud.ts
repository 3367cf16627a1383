import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** The tables of cloud simulation, as the migrations leave them. */
export type CloudTables = {
  learning_space: LearningSpaceTable;
  customer_learning_space: CustomerLearningSpaceTable;
  cloud_module: CloudModuleTable;
  cloud_case: CloudCaseTable;
  customer_case_access: CustomerCaseAccessTable;
  resource_access_voucher: ResourceAccessVoucherTable;
  voucher_series: VoucherSeriesTable;
  voucher_case: VoucherCaseTable;
  voucher_organizer: VoucherOrganizerTable;
  voucher_former_organizer: VoucherOrganizerTable;
  voucher_user: VoucherUserTable;
  quota_account: QuotaAccountTable;
  quota_entry: QuotaEntryTable;
  vm: VmTable;
  vm_history: VmHistoryTable;
  vm_step: VmStepTable;
  vm_session: VmSessionTable;
  vm_session_event: VmSessionEventTable;
};

/** Filled by the database's own clock where it is left out. */
type Instant = ColumnType<Date, Date | undefined, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Never changes once it is written. */
type Fixed<T> = ColumnType<T, T, never>;
type NullableFixed<T> = ColumnType<T | null, T | null | undefined, never>;

type LearningSpaceTable = {
  id: Generated<number>;
  /** Short and unique; the portal and the simulators know the space by it. */
  code: string;
  name: string;
  description: Generated<string>;
  /** The address of its picture. */
  image: string | null;
};

type CustomerLearningSpaceTable = {
  customer_id: number;
  learning_space_id: number;
  /** True: every case of the space, those of tomorrow included. */
  full_access: Generated<boolean>;
  modified_at: Instant;
  /** Null: nobody has changed it, or somebody who is gone. */
  modified_by: ColumnType<string | null, string | null | undefined, string | null>;
};

type CloudModuleTable = {
  id: string;
  learning_space_id: number;
  name: string;
  description: Generated<string>;
  position: number;
};

type CloudCaseTable = {
  id: string;
  module_id: string;
  name: string;
  description: Generated<string>;
  position: number;
};

/** A case that a customer without full access may use. */
type CustomerCaseAccessTable = { customer_id: number; case_id: string };

/** How a voucher stands as far as that is written: one that is over is `open` until it is settled. */
type VoucherSection = "open" | "over" | "archived";

type ResourceAccessVoucherTable = {
  id: GeneratedAlways<number>;
  kind: Fixed<"event" | "cloud_modules">;
  /** Null: it was withdrawn. */
  code: string | null;
  customer_id: Fixed<number>;
  learning_space_id: Fixed<number>;
  /** Null: somebody who is gone. */
  creator_id: string | null;
  valid_from: Instant;
  valid_to: ColumnType<Date, Date, Date>;
  max_uses: number;
  used: Generated<number>;
  archived_at: NullableInstant;
  archived_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Instant;
  modified_at: Instant;
  /** Null: nobody has changed it, or somebody who is gone. */
  modified_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** What the voucher still holds of its customer's quota. */
  reserved_ms: Generated<number>;
  /** Set: what it held went back, and it never holds anything again. */
  settled_at: NullableInstant;
  /** Of each user; of a voucher for cloud modules. */
  max_duration_s: NullableFixed<number>;
  section: GeneratedAlways<VoucherSection>;
  /** A trigger finds it. */
  series_id: GeneratedAlways<number>;
  /** The client's own key of the creation. */
  request_key: NullableFixed<string>;
  /** Of an event always, of a voucher for cloud modules where it was given one. */
  name: ColumnType<string | null, string | null | undefined, string | null>;
  /** This and what follows: of an event. */
  description: ColumnType<string | null, string | null | undefined, string>;
  event_at: ColumnType<Date | null, Date | null | undefined, Date>;
  duration_s: NullableFixed<number>;
  /** UID of its calendar entry. */
  uid: GeneratedAlways<string>;
  /** SEQUENCE of its calendar entry. */
  calendar_sequence: ColumnType<number | null, number | null | undefined, number>;
};

/** The vouchers that one person made for one account in one learning space; written by a trigger. */
type VoucherSeriesTable = {
  id: GeneratedAlways<number>;
  kind: Fixed<"event" | "cloud_modules">;
  customer_id: Fixed<number>;
  learning_space_id: Fixed<number>;
  /** Null: somebody who is gone. */
  creator_id: Fixed<string | null>;
};

type VoucherCaseTable = {
  voucher_id: number;
  case_id: string;
  /** Copied from a voucher for cloud modules by triggers, as what follows; null for an event. */
  customer_id: GeneratedAlways<number | null>;
  section: GeneratedAlways<VoucherSection | null>;
  created_at: GeneratedAlways<Date | null>;
};

/** By address, lower-case: somebody may be named before they ever sign in. */
type VoucherOrganizerTable = { voucher_id: number; email: string };

type VoucherUserTable = {
  voucher_id: number;
  user_id: string;
  accepted_at: Instant;
  granted_s: Generated<number>;
  used_s: Generated<number>;
};

type QuotaAccountTable = {
  customer_id: number;
  spendable_ms: Generated<number>;
  reserved_ms: Generated<number>;
  consumed_ms: Generated<number>;
};

type QuotaEntryTable = {
  id: GeneratedAlways<number>;
  customer_id: Fixed<number>;
  /** From 1 on inside the customer, without gaps; a trigger gives it, and the lock of the account keeps it. */
  position: GeneratedAlways<number>;
  kind: Fixed<"top_up" | "reserve" | "consume" | "release" | "refund" | "give_back">;
  /** Negative only for a top-up that corrects. */
  amount_ms: Fixed<number>;
  voucher_id: NullableFixed<number>;
  /** Whose use consumed the time, or who has it again. */
  user_id: NullableFixed<string>;
  /** Null: the portal itself. */
  actor_id: NullableFixed<string>;
  transfer_key: Fixed<string>;
  /** Of time that went back: the session that was lost, and why. */
  session_id: NullableFixed<string>;
  reason: NullableFixed<string>;
  spendable_after_ms: Fixed<number>;
  reserved_after_ms: Fixed<number>;
  consumed_after_ms: Fixed<number>;
  created_at: ColumnType<Date, Date | undefined, never>;
};

type VmStatus = "off" | "desired" | "starting" | "started" | "idle" | "void";

type VmTable = {
  id: Generated<string>;
  name: string;
  url: string;
  driver: string;
  /** The driver's own name of the machine. */
  driver_ref: string | null;
  status: Generated<VmStatus>;
  session_id: string | null;
  module_id: string | null;
  case_id: string | null;
  voucher_id: number | null;
  /** `voucher_id` once more where the voucher is an event, so that an event has one machine. */
  event_id: number | null;
  started_by: string | null;
  session_started_at: NullableInstant;
  session_ends_at: NullableInstant;
  status_since: Instant;
  /** When waiting in this status ends. */
  deadline_at: NullableInstant;
  reason: string | null;
  /** What the machine said of it. */
  detail: string | null;
  last_seen_at: NullableInstant;
  /** When somebody's page said last that it is connected to the room. */
  room_seen_at: NullableInstant;
  removed_at: NullableInstant;
  created_at: Instant;
  /** Rises by one with every change: a change is stored where it is still the one that it was made of. */
  version: Generated<number>;
  claimed_at: NullableInstant;
  /** How long the session lasts, from when it begins; or until when. */
  limit_ms: number | null;
  limit_until: NullableInstant;
  /** What is wrong with its agent's answers, since when. */
  fault: "silent" | "garbage" | null;
  fault_since: NullableInstant;
  /** When the reconciler looks at it if nothing is heard before; null: nothing is expected. */
  look_again_at: NullableInstant;
  /** When its last report was made, by its own clock, and the nonces of that instant. */
  report_at: number | null;
  report_nonces: Generated<string[]>;
};

/** A command that was sent, or is about to be: whoever finds it here sends nothing. */
type VmStepTable = { id: string; vm_id: string; command: string; taken_at: ColumnType<Date, Date, never> };

type VmHistoryTable = {
  id: GeneratedAlways<number>;
  vm_id: Fixed<string>;
  /** Null: the machine is new. */
  prev_status: NullableFixed<VmStatus>;
  new_status: Fixed<VmStatus>;
  reason: NullableFixed<string>;
  detail: NullableFixed<string>;
  started_by: NullableFixed<string>;
  module_id: NullableFixed<string>;
  case_id: NullableFixed<string>;
  voucher_id: NullableFixed<number>;
  session_id: NullableFixed<string>;
  /** Null: the portal itself. */
  actor_id: NullableFixed<string>;
  updated_at: ColumnType<Date, Date | undefined, never>;
};

type VmSessionTable = {
  id: Generated<string>;
  vm_id: string;
  voucher_id: number;
  user_id: string | null;
  kind: "event" | "single_user";
  module_id: string;
  case_id: string;
  limit_s: number;
  started_at: Instant;
  ends_at: ColumnType<Date, Date, Date>;
  ended_at: NullableInstant;
  end_reason: string | null;
  used_s: number | null;
  /** What of it its person has again, since the session was lost to our side. */
  given_back_s: Generated<number>;
  /** When its person moved its end last. */
  extended_at: NullableInstant;
};

type VmSessionEventTable = {
  id: GeneratedAlways<number>;
  /** From 1 on inside the session, as the machine counts. */
  seq: number | null;
  session_id: string;
  at: Instant;
  kind: "joined" | "left" | "control_gained" | "control_lost" | "case_changed";
  user_id: string | null;
  case_id: string | null;
};
