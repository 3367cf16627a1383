import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { CloudTables } from "./schema-cloud.ts";

/** The tables as the migrations leave them. Rows of these types never leave a `queries.ts`. */
export type Database = {
  app_user: AppUserTable;
  user_profile: UserProfileTable;
  customer: CustomerTable;
  customer_admin: CustomerAdminTable;
  customer_group: CustomerGroupTable;
  customer_group_member: CustomerGroupMemberTable;
  group_invitation: GroupInvitationTable;
  wrong_code: WrongCodeTable;
  attending: AttendingTable;
  hospital: HospitalTable;
  logbook_record: LogbookRecordTable;
  logbook_participant: LogbookParticipantTable;
  logbook_count: LogbookCountTable;
  logbook_draft: LogbookDraftTable;
  logbook_target: LogbookTargetTable;
  course_progress: CourseProgressTable;
  audit_log: AuditLogTable;
  content_source: ContentSourceTable;
  content_image: ContentImageTable;
  news_article: NewsArticleTable;
  youtube_video: YoutubeVideoTable;
} & CloudTables;

/** Written by nobody: the database's own clock or expression fills it. */
type Instant = ColumnType<Date, Date | undefined, Date>;
/** `YYYY-MM-DD`: days never become a `Date`. */
type Day = ColumnType<string, string, string>;
type NullableDay = ColumnType<string | null, string | null, string | null>;

type AppUserTable = {
  id: Generated<string>;
  keycloak_id: string;
  email: string;
  email_verified: Generated<boolean>;
  first_name: string;
  last_name: string;
  logbook: boolean;
  created_at: Instant;
  modified_at: Instant;
  contact_email: string | null;
  claimed_first_name: string | null;
  claimed_last_name: string | null;
};

type UserProfileTable = {
  user_id: string;
  gender: "female" | "male" | "neutral" | null;
  hospital_university: string | null;
  number_of_real_procedures_performed: number | null;
  number_of_simulated_procedures_performed: number | null;
  years_of_experience_interventional_cardiology: number | null;
  years_of_experience_neuroradiology: number | null;
  years_of_experience_radiology: number | null;
  years_of_experience_vascular_surgery: number | null;
  years_of_experience_other: number | null;
  specialty_other: string | null;
  years_as_first_operator: number | null;
  years_as_second_operator: number | null;
  secondary_email: string | null;
  phone_no: string | null;
};

type CustomerTable = {
  id: Generated<number>;
  name: string;
  modified_at: Instant;
  /** Null: nobody has changed it, or somebody who is gone. */
  modified_by: ColumnType<string | null, string | null | undefined, string | null>;
};

type CustomerAdminTable = { customer_id: number; user_id: string };

type CustomerGroupTable = {
  id: Generated<number>;
  customer_id: number;
  name: string;
  description: string | null;
};

type CustomerGroupMemberTable = { group_id: number; user_id: string; role: "admin" | "learner" };

type GroupInvitationTable = {
  id: Generated<string>;
  group_id: number;
  code: string;
  created_at: Instant;
  /** Null: nobody in particular, or somebody who is gone. */
  created_by: string | null;
  expires_at: Instant | null;
  max_uses: number | null;
  uses: Generated<number>;
  revoked_at: Instant | null;
};

type WrongCodeTable = { subject: string; at: Instant };

type AttendingTable = {
  id: Generated<string>;
  customer_id: number;
  first_name: string;
  last_name: string;
  /** Null: unverified (X83). */
  email: string | null;
} & Lasting;

type HospitalTable = { id: Generated<string>; customer_id: number; name: string } & Lasting;

/** An entry is never deleted, since records use it. */
type Lasting = {
  /** Set: no longer offered. */
  removed_at: ColumnType<Date | null, never, Date | null>;
  /** The entry that took over the records of this one. */
  merged_into: ColumnType<string | null, never, string | null>;
};

type LogbookRecordTable = {
  id: string;
  customer_id: number;
  group_id: number;
  created_by: string;
  created_at: Instant;
  modified_by: string;
  modified_at: Instant;
  client_key: string | null;
  date_of_procedure: Day;
  optional_identifier: string | null;
  hospital_id: string;
  /** Copied from `hospital`; the job that a change of it adds keeps it. */
  hospital_name: string;
  attending_id: string;
  /** Copied from `attending`; the job that a change of it adds keeps it. */
  attending_first_name: string;
  attending_last_name: string;
  /** The listed participants' names, a line each, kept by trigger. */
  participants_text: string;
  intervention_type: string;
  organ_system: string;
  category: string;
  sub_category: string;
  procedure_name: string;
  procedure_code: string;
  procedure_indication: string;
  procedure_comments: string | null;
  sex: string | null;
  age_category: string | null;
  setting: string | null;
  modality_primary: string | null;
  modality_secondary: string | null;
  dose_time: number | null;
  dose_ctdi: number | null;
  dose_dlp: number | null;
  dose_dap: number | null;
  dose_skin: number | null;
  on_call: boolean | null;
  success: boolean | null;
  success_comments: string | null;
  dictated: string | null;
  complications: string | null;
  complications_comments: string | null;
  ebl: string | null;
  sedation: string | null;
  platelet: string | null;
  inr: string | null;
  inr_reversal: string | null;
  closure_device: boolean | null;
  closure_device_comments: string | null;
  image_followup: NullableDay;
  image_followup_notes: string | null;
  consult_followup: NullableDay;
  consult_followup_notes: string | null;
  sort_attending: GeneratedAlways<string>;
  sort_participants: GeneratedAlways<string>;
  search_text: GeneratedAlways<string>;
};

type LogbookParticipantTable = {
  record_id: string;
  /** From 0 in the record's order; -1 is the creator who is not on the list. */
  position: number;
  user_id: string | null;
  name: string;
  role: string | null;
  level: string | null;
  is_creator: boolean;
  date_of_procedure: Day;
};

/** How many records a group has, kept by trigger. */
type LogbookCountTable = { group_id: number; customer_id: number; records: number };

type LogbookDraftTable = {
  user_id: string;
  /** Of a change: that of the record. */
  id: string;
  /** Null: of a new record, or of one that is gone. */
  record_id: string | null;
  revision: number;
  /** A JSON object, as it came. */
  content: string;
  date_of_procedure: NullableDay;
  procedure_name: string | null;
  saved_at: Instant;
  expires_at: Instant;
};

/** Null or an empty list narrows nothing. */
type LogbookTargetTable = {
  id: Generated<string>;
  customer_id: number;
  group_id: number | null;
  name: string;
  intervention_type: string | null;
  organ_system: string | null;
  category: string | null;
  sub_category: string | null;
  procedure_code: string | null;
  roles: readonly string[];
  levels: readonly string[];
  minimum: number;
  span: "training" | "academicYear" | "calendarYear";
  months: number | null;
};

type CourseProgressTable = {
  user_id: string;
  course_code: string;
  completed_steps: number;
  modified_at: Instant;
};

type AuditLogTable = {
  id: GeneratedAlways<number>;
  at: GeneratedAlways<Date>;
  actor_id: string | null;
  action: string;
  subject: string;
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>> | null;
};

type ContentSourceTable = {
  kind: "news" | "videos";
  /** A digest of what the settings named. */
  address: string;
  attempted_at: Instant;
  finished_at: Date | null;
  last_success: Date | null;
  last_failure: Date | null;
  failure_reason: string | null;
  etag: string | null;
  last_modified: string | null;
};

type ContentImageTable = {
  url: string;
  /** Null where the picture could not be had. */
  object_key: string | null;
  etag: string | null;
  checked_at: Date;
};

type NewsArticleTable = {
  position: number;
  title: string;
  link: string;
  published_at: Date | null;
  image_url: string | null;
};

type YoutubeVideoTable = {
  position: number;
  video_id: string;
  title: string;
  thumbnail_url: string | null;
};
