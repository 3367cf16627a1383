// Made by `npm run generate` from a migrated database: never changed by hand.
import type { AssignmentId, AttendingId, CaseId, CourseId, CourseVoucherId, CustomerId, ExerciseId, FeedbackId, GroupId, HospitalId, Instant, KeycloakId, LaunchId, LearningSpaceId, LocalDate, MachineId, ModuleId, NotificationId, OperationId, PersonalCaseId, RecordId, ReleaseId, SessionId, SimulatorActivityId, SimulatorModuleId, SoftwareId, StationId, StationLogId, StationSessionId, StorageItemId, TargetId, UnitId, UpdateId, UserId, UserSystemId, VoucherId } from "@cathedra/domain";
import type { ExerciseDefinition, Implausibilities, MetricValues } from "@cathedra/domain/results";
import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { ClockColumn, Fixed, InstantColumn, NullableInstantColumn } from "../columns.ts";

/** The tables as the migrations leave them. Rows of these types never leave their module. */
export type Database = {
  activity_file: ActivityFileTable;
  app_user: AppUserTable;
  assignment: AssignmentTable;
  assignment_certificate: AssignmentCertificateTable;
  assignment_completion: AssignmentCompletionTable;
  assignment_person: AssignmentPersonTable;
  attending: AttendingTable;
  attending_address_change: AttendingAddressChangeTable;
  audit_log: AuditLogTable;
  audit_person: AuditPersonTable;
  case_kind: CaseKindTable;
  cloud_case: CloudCaseTable;
  cloud_module: CloudModuleTable;
  connection_check: ConnectionCheckTable;
  content_image: ContentImageTable;
  content_source: ContentSourceTable;
  course: CourseTable;
  course_enrolment: CourseEnrolmentTable;
  course_grant: CourseGrantTable;
  course_reading: CourseReadingTable;
  course_unit: CourseUnitTable;
  course_voucher: CourseVoucherTable;
  course_voucher_user: CourseVoucherUserTable;
  customer: CustomerTable;
  customer_admin: CustomerAdminTable;
  customer_case_access: CustomerCaseAccessTable;
  customer_course_access: CustomerCourseAccessTable;
  customer_domain: CustomerDomainTable;
  customer_group: CustomerGroupTable;
  customer_group_member: CustomerGroupMemberTable;
  customer_learning_space: CustomerLearningSpaceTable;
  customer_proficiency_rule: CustomerProficiencyRuleTable;
  delivery_day: DeliveryDayTable;
  ended_session: EndedSessionTable;
  exercise_series: ExerciseSeriesTable;
  failed_request: FailedRequestTable;
  feedback: FeedbackTable;
  file_delivery: FileDeliveryTable;
  group_course: GroupCourseTable;
  group_invitation: GroupInvitationTable;
  group_invitee: GroupInviteeTable;
  hospital: HospitalTable;
  learning_space: LearningSpaceTable;
  learning_space_course: LearningSpaceCourseTable;
  library_reading: LibraryReadingTable;
  logbook_confirmation: LogbookConfirmationTable;
  logbook_confirmation_mail: LogbookConfirmationMailTable;
  logbook_count: LogbookCountTable;
  logbook_double_decision: LogbookDoubleDecisionTable;
  logbook_draft: LogbookDraftTable;
  logbook_entrustment: LogbookEntrustmentTable;
  logbook_import: LogbookImportTable;
  logbook_import_row: LogbookImportRowTable;
  logbook_mapping: LogbookMappingTable;
  logbook_participant: LogbookParticipantTable;
  logbook_record: LogbookRecordTable;
  logbook_report: LogbookReportTable;
  logbook_settings: LogbookSettingsTable;
  logbook_stated_role: LogbookStatedRoleTable;
  logbook_target: LogbookTargetTable;
  mail: MailTable;
  mail_allowance: MailAllowanceTable;
  mail_recipient: MailRecipientTable;
  news_article: NewsArticleTable;
  notification: NotificationTable;
  notification_mail: NotificationMailTable;
  operation: OperationTable;
  person_visit: PersonVisitTable;
  personal_case: PersonalCaseTable;
  personal_data_export: PersonalDataExportTable;
  platform_person: PlatformPersonTable;
  platform_sync_change: PlatformSyncChangeTable;
  platform_sync_run: PlatformSyncRunTable;
  progress_reading: ProgressReadingTable;
  qr_login: QrLoginTable;
  quota_account: QuotaAccountTable;
  quota_entry: QuotaEntryTable;
  refused_start: RefusedStartTable;
  resource_access_voucher: ResourceAccessVoucherTable;
  scim_connection: ScimConnectionTable;
  scim_credential: ScimCredentialTable;
  scim_group: ScimGroupTable;
  scim_group_member: ScimGroupMemberTable;
  scim_membership: ScimMembershipTable;
  scim_release: ScimReleaseTable;
  scim_request: ScimRequestTable;
  scim_user: ScimUserTable;
  simulator_activity: SimulatorActivityTable;
  simulator_exercise: SimulatorExerciseTable;
  simulator_launch: SimulatorLaunchTable;
  simulator_module: SimulatorModuleTable;
  simulator_result: SimulatorResultTable;
  software: SoftwareTable;
  software_document: SoftwareDocumentTable;
  software_release: SoftwareReleaseTable;
  software_rollout: SoftwareRolloutTable;
  software_update: SoftwareUpdateTable;
  station: StationTable;
  station_enrolment: StationEnrolmentTable;
  station_event: StationEventTable;
  station_facts: StationFactsTable;
  station_log: StationLogTable;
  station_runs_by_day: StationRunsByDayTable;
  station_sign_in: StationSignInTable;
  station_signature: StationSignatureTable;
  station_software: StationSoftwareTable;
  station_state: StationStateTable;
  storage_item: StorageItemTable;
  storage_upload: StorageUploadTable;
  stored_file: StoredFileTable;
  terms_acceptance: TermsAcceptanceTable;
  undoable: UndoableTable;
  unit_progress: UnitProgressTable;
  unowned_object: UnownedObjectTable;
  user_profile: UserProfileTable;
  user_system: UserSystemTable;
  vm: VmTable;
  vm_history: VmHistoryTable;
  vm_session: VmSessionTable;
  vm_session_event: VmSessionEventTable;
  vm_step: VmStepTable;
  voucher_case: VoucherCaseTable;
  voucher_former_organizer: VoucherFormerOrganizerTable;
  voucher_organizer: VoucherOrganizerTable;
  voucher_series: VoucherSeriesTable;
  voucher_user: VoucherUserTable;
  week_dismissal: WeekDismissalTable;
  week_mail: WeekMailTable;
  week_reminder: WeekReminderTable;
  wrong_code: WrongCodeTable;
  youtube_video: YoutubeVideoTable;
};

type ActivityFileTable = {
  id: Generated<string>;
  activity_id: SimulatorActivityId;
  kind: "groups" | "benchmark" | "metric_values" | "metric_descriptions" | "result" | "image" | "recording" | "report" | "list";
  name: string;
  object_key: string;
  content_type: string;
  size: number;
  sha256: string;
  position: number;
  created_at: InstantColumn;
  duration_s: number | null;
  width: number | null;
  height: number | null;
  thumbnail_key: string | null;
  poster: string | null;
  thumbnail_tries: Generated<number>;
  thumbnail_refusal: "unreadable" | "given_up" | null;
  title: string | null;
  taken_at: NullableInstantColumn;
};

type AppUserTable = {
  id: Generated<UserId>;
  keycloak_id: KeycloakId;
  email: string;
  first_name: string;
  last_name: string;
  logbook: boolean;
  created_at: ClockColumn;
  modified_at: ClockColumn;
  contact_email: string | null;
  claimed_first_name: string | null;
  claimed_last_name: string | null;
  email_verified: Generated<boolean>;
  terms_version: string | null;
  time_zone: string | null;
  search_text: GeneratedAlways<string>;
  /** Since when the directory of the person's institution denies access; null: it does not. */
  deactivated_at: NullableInstantColumn;
};

type AssignmentTable = {
  id: GeneratedAlways<AssignmentId>;
  group_id: GroupId;
  kind: "course" | "exercise" | "records";
  course_id: CourseId | null;
  exercise_key: string | null;
  name: string | null;
  intervention_type: string | null;
  organ_system: string | null;
  category: string | null;
  sub_category: string | null;
  procedure_code: string | null;
  roles: Generated<string[]>;
  levels: Generated<string[]>;
  minimum: number | null;
  counts_from: LocalDate | null;
  due_on: LocalDate;
  step: number | null;
  is_for_all: boolean;
  created_by: UserId | null;
  created_at: InstantColumn;
  modified_by: UserId | null;
  modified_at: InstantColumn;
  asked_at: InstantColumn;
  withdrawn_at: NullableInstantColumn;
  request_key: string | null;
};

type AssignmentCertificateTable = {
  code: string;
  user_id: UserId;
  assignment_id: AssignmentId | null;
  person_name: string;
  kind: "course" | "exercise" | "records";
  title: string;
  minimum: number | null;
  group_name: string;
  institution: string;
  done_at: InstantColumn;
  issued_at: InstantColumn;
  shows_name: boolean;
  withdrawn_at: NullableInstantColumn;
};

type AssignmentCompletionTable = {
  assignment_id: AssignmentId;
  user_id: UserId;
  done_at: InstantColumn;
};

type AssignmentPersonTable = {
  assignment_id: AssignmentId;
  user_id: UserId;
};

/** Never deleted, since records use it. */
type AttendingTable = {
  id: Generated<AttendingId>;
  customer_id: CustomerId;
  first_name: string;
  last_name: string;
  /** Null: unverified (X83). */
  email: string | null;
  /** Set: no longer offered. */
  removed_at: NullableInstantColumn;
  /** The entry that took over the records of this one. */
  merged_into: AttendingId | null;
  /** When its address last changed by the yes of the new one. */
  address_changed_at: NullableInstantColumn;
};

type AttendingAddressChangeTable = {
  attending_id: AttendingId;
  new_email: string;
  asked_by: UserId | null;
  asked_at: InstantColumn;
  code_hash: string;
  present_code_hash: string | null;
  accepted_at: NullableInstantColumn;
  agreed_at: NullableInstantColumn;
};

type AuditLogTable = {
  id: GeneratedAlways<number>;
  at: GeneratedAlways<Instant>;
  actor_id: Fixed<UserId | null>;
  action: Fixed<string>;
  subject: Fixed<string>;
  before: Fixed<JSONColumnType<Record<string, unknown>> | null>;
  after: Fixed<JSONColumnType<Record<string, unknown>> | null>;
  /** Whom the act concerns; null: the portal's own. */
  customer_id: Fixed<CustomerId | null>;
  /** Of the request in which it was done; null: the worker, or an operator's command. */
  request_id: Fixed<string | null>;
  /** What its thing was called then, as far as the act says it. */
  subject_name: Fixed<string | null>;
  details: Fixed<JSONColumnType<Record<string, unknown>> | null>;
};

/** Whom an act concerned, beside the one who did it. As little as the log does a row of it change. */
type AuditPersonTable = {
  person_id: Fixed<UserId>;
  entry_id: Fixed<number>;
};

/** The paths in the catalogue of procedures that records have, now or formerly. */
type CaseKindTable = {
  id: GeneratedAlways<number>;
  intervention_type: string;
  organ_system: string;
  category: string;
  sub_category: string;
  procedure_code: string;
};

type CloudCaseTable = {
  id: CaseId;
  module_id: ModuleId;
  name: string;
  description: Generated<string>;
  position: number;
};

type CloudModuleTable = {
  id: ModuleId;
  learning_space_id: LearningSpaceId;
  name: string;
  description: Generated<string>;
  position: number;
};

type ConnectionCheckTable = {
  user_id: UserId;
  checked_at: InstantColumn;
  verdict: "good" | "weak" | "bad" | "unknown";
  facts: JSONColumnType<Record<string, unknown>>;
};

type ContentImageTable = {
  url: string;
  /** Null where the picture could not be had. */
  object_key: string | null;
  etag: string | null;
  checked_at: InstantColumn;
};

type ContentSourceTable = {
  kind: "news" | "videos";
  /** A digest of what the settings named. */
  address: string;
  attempted_at: InstantColumn;
  finished_at: NullableInstantColumn;
  last_success: NullableInstantColumn;
  last_failure: NullableInstantColumn;
  failure_reason: string | null;
  etag: string | null;
  last_modified: string | null;
};

type CourseTable = {
  id: Generated<CourseId>;
  platform_id: string;
  code: Generated<string>;
  name: string;
  category: Generated<string>;
  description: Generated<string>;
  big_avatar: string | null;
  fingerprint: Generated<string>;
  gone_at: NullableInstantColumn;
  created_at: ClockColumn;
  modified_at: ClockColumn;
};

type CourseEnrolmentTable = {
  user_id: UserId;
  course_id: CourseId;
  status: "not_attempted" | "in_progress" | "completed" | "failed" | "unknown";
  percentage: Generated<number>;
  total_time_s: Generated<number>;
  enrolled_at: NullableInstantColumn;
  completed_at: NullableInstantColumn;
  last_active_at: NullableInstantColumn;
  modified_at: ClockColumn;
  as_of: ClockColumn;
  missing_since: NullableInstantColumn;
  reset_unconfirmed_since: NullableInstantColumn;
};

type CourseGrantTable = {
  user_id: UserId;
  course_id: CourseId;
  source: "kept" | "voucher" | "given";
  group_id: GroupId | null;
  granted_at: ClockColumn;
};

type CourseReadingTable = {
  user_id: UserId;
  course_id: CourseId;
  asked_at: InstantColumn;
  figures_at: NullableInstantColumn;
  read_at: NullableInstantColumn;
};

type CourseUnitTable = {
  id: Generated<UnitId>;
  course_id: CourseId;
  platform_id: string;
  position: number;
  name: string;
  type: string;
  gone_at: NullableInstantColumn;
};

type CourseVoucherTable = {
  id: GeneratedAlways<CourseVoucherId>;
  code: string | null;
  group_id: GroupId;
  course_id: CourseId;
  created_by: UserId | null;
  created_at: ClockColumn;
  valid_to: InstantColumn;
  max_uses: number;
  used: Generated<number>;
  request_key: string | null;
};

type CourseVoucherUserTable = {
  voucher_id: CourseVoucherId;
  user_id: UserId;
  accepted_at: ClockColumn;
};

type CustomerTable = {
  id: Generated<CustomerId>;
  name: string;
  modified_at: ClockColumn;
  /** Null: nobody has changed it, or somebody who is gone. */
  modified_by: UserId | null;
  known_since: ClockColumn;
};

type CustomerAdminTable = {
  customer_id: CustomerId;
  user_id: UserId;
};

/** A case that a customer without full access may use. */
type CustomerCaseAccessTable = {
  customer_id: CustomerId;
  case_id: CaseId;
};

type CustomerCourseAccessTable = {
  customer_id: CustomerId;
  course_id: CourseId;
};

type CustomerDomainTable = {
  domain: string;
  customer_id: CustomerId;
  confirmed_at: InstantColumn;
  confirmed_by: UserId | null;
};

type CustomerGroupTable = {
  id: Generated<GroupId>;
  customer_id: CustomerId;
  name: string;
  description: string | null;
  removed_at: NullableInstantColumn;
  primary_admin: UserId | null;
  modified_at: ClockColumn;
  modified_by: UserId | null;
  created_by: UserId | null;
  request_key: string | null;
  courses_modified_at: ClockColumn;
  courses_modified_by: UserId | null;
};

type CustomerGroupMemberTable = {
  group_id: GroupId;
  user_id: UserId;
  role: "admin" | "learner";
  /** When the person accepted an invitation to the group; null: they were named, or their directory put them into it. */
  accepted_at: NullableInstantColumn;
};

type CustomerLearningSpaceTable = {
  customer_id: CustomerId;
  learning_space_id: LearningSpaceId;
  /** True: every case of the space, those of tomorrow included. */
  full_access: Generated<boolean>;
  modified_at: ClockColumn;
  /** Null: nobody has changed it, or somebody who is gone. */
  modified_by: UserId | null;
};

type CustomerProficiencyRuleTable = {
  customer_id: CustomerId;
  kind: "passes_in_a_row" | "learning_curve";
  passes: number;
  score_limit: number;
  loss_limit: number;
  acceptable_failures: number;
  unacceptable_failures: number;
  counts_runs_by_hand: boolean;
  modified_at: InstantColumn;
  modified_by: UserId | null;
};

type DeliveryDayTable = {
  user_id: UserId;
  day: LocalDate;
  runs: number;
  bytes: number;
};

type EndedSessionTable = {
  session: string;
  ended_at: InstantColumn;
};

type ExerciseSeriesTable = {
  user_id: UserId;
  customer_id: CustomerId;
  exercise_key: string;
  outcomes: string;
  versions: number[];
  moments: string[];
  /** In percent; null where a run was not completed or has no criteria. */
  scores: Generated<number[]>;
};

type FailedRequestTable = {
  id: GeneratedAlways<number>;
  at: InstantColumn;
  request_id: string;
  user_id: UserId | null;
  customer_id: CustomerId | null;
  operation: string;
  code: string;
  status: number;
  duration_ms: number;
  page: string | null;
  start_kind: string | null;
  start_thing: string | null;
  start_refusal: string | null;
};

type FeedbackTable = {
  id: GeneratedAlways<FeedbackId>;
  key: string;
  user_id: UserId | null;
  name: string;
  email: string;
  description: string;
  page: string | null;
  browser: string | null;
  window_size: string | null;
  client_version: string | null;
  service_tag: string | null;
  request_id: string | null;
  screenshot_id: string | null;
  state: Generated<"new" | "in_work" | "done">;
  note: Generated<string>;
  created_at: ClockColumn;
  modified_at: ClockColumn;
  modified_by: UserId | null;
  event_id: Generated<string>;
  attempts: Generated<number>;
  next_try_at: NullableInstantColumn;
  forwarded_at: NullableInstantColumn;
};

type FileDeliveryTable = {
  id: Generated<string>;
  prefix: string;
  begun_at: ClockColumn;
  done_at: NullableInstantColumn;
};

type GroupCourseTable = {
  group_id: GroupId;
  course_id: CourseId;
  assigned_at: ClockColumn;
  assigned_by: UserId | null;
};

type GroupInvitationTable = {
  id: Generated<string>;
  group_id: GroupId;
  code: string;
  created_at: ClockColumn;
  /** Null: nobody in particular, or somebody who is gone. */
  created_by: UserId | null;
  expires_at: NullableInstantColumn;
  max_uses: number | null;
  uses: Generated<number>;
  revoked_at: NullableInstantColumn;
};

type GroupInviteeTable = {
  id: GeneratedAlways<number>;
  group_id: GroupId;
  email: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  invited_by: UserId | null;
  invited_at: InstantColumn;
  asked_at: InstantColumn;
  times: Generated<number>;
  recipient: string | null;
  is_withheld: Generated<boolean>;
  token_hash: string | null;
  token_expires_at: NullableInstantColumn;
  token_used_at: NullableInstantColumn;
};

/** Never deleted, since records use it. */
type HospitalTable = {
  id: Generated<HospitalId>;
  customer_id: CustomerId;
  name: string;
  /** Set: no longer offered. */
  removed_at: NullableInstantColumn;
  /** The entry that took over the records of this one. */
  merged_into: HospitalId | null;
};

type LearningSpaceTable = {
  id: Generated<LearningSpaceId>;
  /** Short and unique; the portal and the simulators know the space by it. */
  code: string;
  name: string;
  description: Generated<string>;
  /** The address of its picture. */
  image: string | null;
  platform_id: string | null;
  platform_name: string | null;
  display_name: string | null;
  gone_at: NullableInstantColumn;
  logo_id: string | null;
  modified_at: ClockColumn;
  modified_by: UserId | null;
};

type LearningSpaceCourseTable = {
  learning_space_id: LearningSpaceId;
  course_id: CourseId;
  position: number;
};

type LibraryReadingTable = {
  person_id: UserId;
  item_id: StorageItemId;
  noted_at: InstantColumn;
};

type LogbookConfirmationTable = {
  record_id: RecordId;
  confirmed_by: UserId;
  confirmer_name: string;
  confirmer_address: string;
  capacity: string;
  confirmed_at: InstantColumn;
  record_version: InstantColumn;
  attending_first_name: string;
  attending_last_name: string;
  hospital_name: string;
  procedure_name: string;
  is_of_its_time: Generated<boolean>;
  content: string | null;
  fingerprint: string | null;
  reason: string | null;
};

type LogbookConfirmationMailTable = {
  address: string;
  stop_key: string;
  last_sent_at: NullableInstantColumn;
  stopped_at: NullableInstantColumn;
};

/** How many records a group has, kept by trigger. */
type LogbookCountTable = {
  group_id: GroupId;
  customer_id: CustomerId;
  records: number;
  /** Each connection counts in one of eight; a part alone may be negative. */
  part: Generated<number>;
};

type LogbookDoubleDecisionTable = {
  first_id: RecordId;
  second_id: RecordId;
  /** True: the two records are not of one case. False: that was said and taken back. */
  is_dismissed: boolean;
  decided_by: UserId;
  decided_at: InstantColumn;
};

type LogbookDraftTable = {
  user_id: UserId;
  /** Of a change: that of the record. */
  id: string;
  /** Null: of a new record, or of one that is gone. */
  record_id: RecordId | null;
  revision: number;
  /** A JSON object, as it came. */
  content: string;
  date_of_procedure: LocalDate | null;
  procedure_name: string | null;
  saved_at: InstantColumn;
  expires_at: InstantColumn;
};

type LogbookEntrustmentTable = {
  record_id: RecordId;
  side: "trainee" | "attending";
  rated_by: UserId | null;
  scale: "zwisch" | "oScore";
  level: number;
  complexity: "easiest" | "average" | "hardest" | null;
  comment: string | null;
  rated_at: InstantColumn;
};

type LogbookImportTable = {
  id: string;
  user_id: UserId;
  customer_id: CustomerId;
  group_id: GroupId;
  file_name: string;
  requested_at: InstantColumn;
  row_count: number;
  imported_count: Generated<number>;
  refusals: JSONColumnType<readonly { readonly row: number; readonly message: string }[]>;
  mapping: JSONColumnType<Record<string, unknown>>;
  imported_at: NullableInstantColumn;
  undone_at: NullableInstantColumn;
};

type LogbookImportRowTable = {
  import_id: string;
  row_number: number;
  record: JSONColumnType<Record<string, unknown>>;
};

type LogbookMappingTable = {
  id: string;
  user_id: UserId;
  customer_id: CustomerId;
  name: string;
  mapping: JSONColumnType<Record<string, unknown>>;
  is_shared: boolean;
  saved_at: InstantColumn;
};

type LogbookParticipantTable = {
  record_id: RecordId;
  /** From 0 in the record's order; -1 is the creator who is not on the list. */
  position: number;
  user_id: UserId | null;
  name: string;
  role: string | null;
  level: string | null;
  is_creator: boolean;
  date_of_procedure: LocalDate;
  /** Of the record, which never leaves its group. */
  customer_id: number;
  /** Of the record, which never leaves its group. */
  group_id: number;
  /** The kind of the record's case. Null only until its statement ends. */
  kind_id: number | null;
};

type LogbookRecordTable = {
  id: RecordId;
  customer_id: CustomerId;
  group_id: GroupId;
  created_by: UserId;
  created_at: ClockColumn;
  modified_by: UserId;
  modified_at: ClockColumn;
  client_key: string | null;
  date_of_procedure: LocalDate;
  optional_identifier: string | null;
  hospital_id: HospitalId;
  /** Copied from `hospital`; the job that a change of it adds keeps it. */
  hospital_name: string;
  attending_id: AttendingId;
  /** Copied from `attending`; the job that a change of it adds keeps it. */
  attending_first_name: string;
  /** Copied from `attending`; the job that a change of it adds keeps it. */
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
  image_followup: LocalDate | null;
  image_followup_notes: string | null;
  consult_followup: LocalDate | null;
  consult_followup_notes: string | null;
  sort_attending: GeneratedAlways<string>;
  sort_participants: GeneratedAlways<string>;
  search_text: GeneratedAlways<string>;
  asked_at: ClockColumn;
  confirmation: "confirmed" | "returned" | "imported" | null;
  confirmation_by: UserId | null;
  confirmation_at: NullableInstantColumn;
  confirmation_word: string | null;
  reopening_word: string | null;
  asked_attending_id: AttendingId | null;
  needs_completion: boolean | null;
  import_id: string | null;
  import_row: number | null;
};

type LogbookReportTable = {
  id: string;
  user_id: UserId;
  code: string;
  requirement_set: "european_board" | "institution";
  period_from: LocalDate | null;
  period_to: LocalDate;
  made_at: InstantColumn;
  sha256: string | null;
  object_key: string | null;
  size: number | null;
  content: JSONColumnType<Record<string, unknown>> | null;
  revoked_at: NullableInstantColumn;
};

type LogbookSettingsTable = {
  customer_id: CustomerId;
  entrustment_scale: "zwisch" | "oScore" | null;
  count_imported: Generated<boolean>;
  modified_at: ClockColumn;
  modified_by: UserId | null;
};

type LogbookStatedRoleTable = {
  record_id: RecordId;
  stated_by: UserId | null;
  role: "Operator" | "Assistant" | "Observer" | "Circulator" | "Scrub";
  comment: string | null;
  stated_at: InstantColumn;
};

/** Null or an empty list narrows nothing. */
type LogbookTargetTable = {
  id: Generated<TargetId>;
  customer_id: CustomerId;
  group_id: GroupId | null;
  name: string;
  intervention_type: string | null;
  organ_system: string | null;
  category: string | null;
  sub_category: string | null;
  procedure_code: string | null;
  roles: string[];
  levels: string[];
  minimum: number;
  span: "training" | "academicYear" | "calendarYear";
  months: number | null;
};

type MailTable = {
  id: Generated<string>;
  kind: string;
  cause: string;
  recipient: string;
  facts: JSONColumnType<Record<string, unknown>>;
  created_at: ClockColumn;
  attempts: Generated<number>;
  next_try_at: NullableInstantColumn;
  sent_at: NullableInstantColumn;
  failed_at: NullableInstantColumn;
  /** Why the latest try failed, in words for whoever caused the mail. */
  reason: string | null;
};

type MailAllowanceTable = {
  subject: string;
  day: LocalDate;
  used: number;
};

type MailRecipientTable = {
  recipient: string;
  stop_key: string;
  stopped_at: NullableInstantColumn;
  mailed_at: Generated<Date[]>;
};

type NewsArticleTable = {
  position: number;
  title: string;
  link: string;
  published_at: NullableInstantColumn;
  image_url: string | null;
};

type NotificationTable = {
  id: GeneratedAlways<NotificationId>;
  user_id: UserId;
  kind: string;
  cause: string;
  facts: JSONColumnType<Record<string, unknown>>;
  created_at: ClockColumn;
  seen_at: NullableInstantColumn;
  read_at: NullableInstantColumn;
  dismissed_at: NullableInstantColumn;
  expires_at: ClockColumn;
  made_in: Generated<string>;
  mail_from: NullableInstantColumn;
};

type NotificationMailTable = {
  user_id: UserId;
  kinds: string[];
  pace: "hour" | "day";
  stop_key: string;
  last_sent_at: NullableInstantColumn;
  stopped_at: NullableInstantColumn;
  changed_at: ClockColumn;
};

type OperationTable = {
  id: Generated<OperationId>;
  kind: string;
  subject: Generated<string>;
  requested_by: UserId | null;
  requested_at: ClockColumn;
  input: JSONColumnType<Record<string, unknown>>;
  attempt: Generated<number>;
  seq: Generated<number>;
  step: Generated<string>;
  progress: Generated<number>;
  lease_until: NullableInstantColumn;
  started_at: NullableInstantColumn;
  cancel_requested_at: NullableInstantColumn;
  ended_at: NullableInstantColumn;
  outcome: "succeeded" | "failed" | "cancelled" | null;
  reason: string | null;
  station_id: StationId | null;
  reported_seq: Generated<number>;
  errors: Generated<string[]>;
};

type PersonVisitTable = {
  user_id: UserId;
  seen_at: InstantColumn;
  roles: string[];
};

type PersonalCaseTable = {
  job_id: PersonalCaseId;
  user_id: UserId;
  object_key: string;
  size: number;
  sha256: string;
  last_modified: InstantColumn;
  metadata: JSONColumnType<Record<string, unknown>>;
};

type PersonalDataExportTable = {
  id: string;
  user_id: UserId;
  requested_at: InstantColumn;
  attempts: Generated<number>;
  ready_at: NullableInstantColumn;
  expires_at: NullableInstantColumn;
  object_key: string | null;
  size: number | null;
};

type PlatformPersonTable = {
  user_id: UserId;
  platform_id: string;
  email: string;
};

type PlatformSyncChangeTable = {
  id: GeneratedAlways<number>;
  operation_id: OperationId;
  act: "added" | "changed" | "gone" | "failed" | "noticed";
  thing: "space" | "course";
  course_id: CourseId | null;
  learning_space_id: LearningSpaceId | null;
  name: string;
  details: JSONColumnType<Record<string, unknown>>;
};

type PlatformSyncRunTable = {
  operation_id: OperationId;
  added: Generated<number>;
  changed: Generated<number>;
  gone: Generated<number>;
  failed: Generated<number>;
  noticed: Generated<number>;
  spaces: number | null;
  courses: number | null;
  units: number | null;
};

type ProgressReadingTable = {
  user_id: UserId;
  asked_at: InstantColumn;
  read_at: NullableInstantColumn;
  failed_at: NullableInstantColumn;
  figures_at: NullableInstantColumn;
  nobody_at: NullableInstantColumn;
  invalidated_at: NullableInstantColumn;
};

type QrLoginTable = {
  id: Generated<string>;
  station_id: StationId;
  payload_hash: string;
  secret_hash: string;
  match_code: string;
  state: Generated<"pending" | "approved" | "declined" | "expired" | "consumed" | "refused">;
  attempts: Generated<number>;
  created_at: ClockColumn;
  expires_at: InstantColumn;
  decided_at: NullableInstantColumn;
  decided_by: UserId | null;
  tried_by: UserId | null;
  polled_at: NullableInstantColumn;
  session_id: StationSessionId | null;
};

type QuotaAccountTable = {
  customer_id: CustomerId;
  spendable_ms: Generated<number>;
  reserved_ms: Generated<number>;
  consumed_ms: Generated<number>;
};

type QuotaEntryTable = {
  id: GeneratedAlways<number>;
  customer_id: Fixed<CustomerId>;
  /** From 1 on inside the customer, without gaps; a trigger gives it, and the lock of the account keeps it. */
  position: GeneratedAlways<number>;
  kind: Fixed<"top_up" | "reserve" | "consume" | "release" | "refund" | "give_back">;
  /** Negative only for a top-up that corrects. */
  amount_ms: Fixed<number>;
  voucher_id: Fixed<VoucherId | null>;
  /** Whose use consumed the time, or who has it again. */
  user_id: Fixed<UserId | null>;
  /** Null: the portal itself. */
  actor_id: Fixed<UserId | null>;
  transfer_key: Fixed<string>;
  spendable_after_ms: Fixed<number>;
  reserved_after_ms: Fixed<number>;
  consumed_after_ms: Fixed<number>;
  created_at: Fixed<ClockColumn>;
  /** Of time that went back: the session that was lost. */
  session_id: Fixed<SessionId | null>;
  /** Of time that went back: why. */
  reason: Fixed<string | null>;
};

type RefusedStartTable = {
  id: GeneratedAlways<number>;
  at: InstantColumn;
  user_id: UserId;
  kind: "case" | "event" | "course" | "exercise";
  thing: string;
  what: string;
  customer_id: CustomerId | null;
  code: string;
};

type ResourceAccessVoucherTable = {
  id: GeneratedAlways<VoucherId>;
  kind: Fixed<"event" | "cloud_modules">;
  /** Null: it was withdrawn. */
  code: string | null;
  customer_id: Fixed<CustomerId>;
  learning_space_id: Fixed<LearningSpaceId>;
  /** Null: somebody who is gone. */
  creator_id: UserId | null;
  valid_from: ClockColumn;
  valid_to: InstantColumn;
  max_uses: number;
  used: Generated<number>;
  archived_at: NullableInstantColumn;
  archived_by: UserId | null;
  created_at: ClockColumn;
  modified_at: ClockColumn;
  /** What the voucher still holds of its customer's quota. */
  reserved_ms: Generated<number>;
  /** Set: what it held went back, and it never holds anything again. */
  settled_at: NullableInstantColumn;
  /** Of each user; of a voucher for cloud modules. */
  max_duration_s: Fixed<number | null>;
  /** Of an event always, of a voucher for cloud modules where it was given one. */
  name: string | null;
  /** Of an event, as its date, its duration and its calendar entry's number. */
  description: string | null;
  event_at: NullableInstantColumn;
  duration_s: Fixed<number | null>;
  /** SEQUENCE of its calendar entry. */
  calendar_sequence: number | null;
  /** The client's own key of the creation. */
  request_key: Fixed<string | null>;
  /** UID of its calendar entry. */
  uid: GeneratedAlways<string>;
  /** How it stands as far as that is written: one that is over is `open` until it is settled. */
  section: GeneratedAlways<"open" | "over" | "archived">;
  /** A trigger finds it. */
  series_id: GeneratedAlways<number>;
  /** Null: nobody has changed it, or somebody who is gone. */
  modified_by: UserId | null;
};

type ScimConnectionTable = {
  customer_id: CustomerId;
  mode: Generated<"off" | "preview" | "on">;
  changed_at: InstantColumn;
  answered_at: NullableInstantColumn;
};

type ScimCredentialTable = {
  id: Generated<string>;
  customer_id: CustomerId;
  token_hash: string;
  created_at: InstantColumn;
  created_by: UserId | null;
  expires_at: InstantColumn;
  last_used_at: NullableInstantColumn;
  revoked_at: NullableInstantColumn;
};

type ScimGroupTable = {
  id: Generated<string>;
  number: GeneratedAlways<number>;
  customer_id: CustomerId;
  display_name: string;
  external_id: string | null;
  group_id: GroupId | null;
  version: Generated<number>;
  created_at: InstantColumn;
  changed_at: InstantColumn;
};

type ScimGroupMemberTable = {
  group_id: string;
  scim_user_id: string;
};

type ScimMembershipTable = {
  group_id: GroupId;
  user_id: UserId;
};

type ScimReleaseTable = {
  customer_id: CustomerId;
  user_id: UserId;
  released_at: InstantColumn;
  released_by: UserId | null;
};

type ScimRequestTable = {
  id: GeneratedAlways<number>;
  customer_id: CustomerId;
  at: InstantColumn;
  resource: "User" | "Group";
  name: string;
  outcome: string;
  detail: string | null;
  is_preview: boolean;
};

type ScimUserTable = {
  id: Generated<string>;
  number: GeneratedAlways<number>;
  customer_id: CustomerId;
  user_name: string;
  external_id: string | null;
  given_name: string;
  family_name: string;
  display_name: string;
  email: string | null;
  address: string | null;
  active: boolean;
  user_id: UserId | null;
  inactive_since: NullableInstantColumn;
  hold: "waiting" | "refused" | null;
  withheld: JSONColumnType<Record<string, unknown>> | null;
  version: Generated<number>;
  created_at: InstantColumn;
  changed_at: InstantColumn;
  deleted_at: NullableInstantColumn;
};

type SimulatorActivityTable = {
  id: Generated<SimulatorActivityId>;
  created_by: UserId;
  run_id: string;
  customer_id: CustomerId | null;
  exercise_id: ExerciseId;
  exercise_key: string;
  exercise_name: string;
  module_code: string;
  module_name: string;
  module_version: string;
  course_id: CourseId | null;
  course_name: string | null;
  course_unit_id: UnitId | null;
  unit_name: string | null;
  started_at: InstantColumn;
  ended_at: InstantColumn;
  total_time_s: number;
  is_completed: Generated<boolean>;
  evaluated: Generated<number>;
  met: Generated<number>;
  progress: number | null;
  is_met: boolean | null;
  source: "cloud_machine" | "station" | "by_hand";
  vm_session_id: SessionId | null;
  station_id: StationId | null;
  service_tag: string | null;
  ip_address: string | null;
  source_url: string | null;
  image_count: Generated<number>;
  recording_count: Generated<number>;
  has_report: Generated<boolean>;
  stored_at: ClockColumn;
  creator_name: GeneratedAlways<string>;
  sort_course: GeneratedAlways<string>;
  search_text: GeneratedAlways<string>;
  search_text_with_name: GeneratedAlways<string>;
  station_sign_in_id: StationSessionId | null;
  launch_id: LaunchId | null;
  value_count: Generated<number>;
  asked: Generated<number>;
  measured: Generated<number>;
  implausible: JSONColumnType<Implausibilities>;
  outcome: "met" | "notMet" | "endedEarly" | "implausible" | "nothingMeasured" | "partlyMeasured" | "notEvaluated" | null;
};

type SimulatorExerciseTable = {
  id: Generated<ExerciseId>;
  module_id: SimulatorModuleId;
  code: string;
  name: string;
  description: Generated<string>;
  is_case_creator: Generated<boolean>;
  position: number;
  cloud_case_id: CaseId | null;
  definition: JSONColumnType<ExerciseDefinition>;
  options: Generated<string>;
};

type SimulatorLaunchTable = {
  id: Generated<LaunchId>;
  user_id: UserId;
  exercise_id: ExerciseId;
  station_id: StationId | null;
  station_sign_in_id: StationSessionId | null;
  launched_at: InstantColumn;
  expires_at: InstantColumn;
};

type SimulatorModuleTable = {
  id: Generated<SimulatorModuleId>;
  code: string;
  version: string;
  name: string;
  description: Generated<string>;
  result_format_version: string;
  fingerprint: Generated<string>;
  is_newest: Generated<boolean>;
  imported_at: ClockColumn;
  imported_by: UserId | null;
  created_at: ClockColumn;
};

type SimulatorResultTable = {
  activity_id: SimulatorActivityId;
  metric_values: JSONColumnType<MetricValues>;
};

type SoftwareTable = {
  id: Generated<SoftwareId>;
  code: string;
  name: string;
  created_at: ClockColumn;
};

type SoftwareDocumentTable = {
  release_id: ReleaseId;
  kind: "manual" | "stepByStep" | "releaseNotes" | "clinicalDeviceList" | "caseBook";
  object_key: string;
  name: string;
  size: number;
  content_type: string;
};

type SoftwareReleaseTable = {
  id: Generated<ReleaseId>;
  software_id: SoftwareId;
  string_identifier: string;
  version: string;
  version_parts: GeneratedAlways<number[]>;
  object_key: string | null;
  size: Generated<number>;
  sha256: string | null;
  created_at: ClockColumn;
  created_by: UserId | null;
  published_at: NullableInstantColumn;
  withdrawn_at: NullableInstantColumn;
  package_name: string | null;
  signing_key: string | null;
  signature: string | null;
};

type SoftwareRolloutTable = {
  id: Generated<number>;
  release_id: ReleaseId;
  customer_id: CustomerId | null;
  station_id: StationId | null;
};

type SoftwareUpdateTable = {
  id: Generated<UpdateId>;
  station_id: StationId;
  release_id: ReleaseId;
  current_release_id: ReleaseId | null;
  downloaded_at: NullableInstantColumn;
  installed_at: NullableInstantColumn;
  created_at: ClockColumn;
};

type StationTable = {
  id: Generated<StationId>;
  service_tag: string;
  name: string;
  customer_id: CustomerId;
  public_key: JSONColumnType<Record<string, unknown>> | null;
  enrolled_at: NullableInstantColumn;
  revoked_at: NullableInstantColumn;
  place: Generated<string>;
  created_at: ClockColumn;
  removed_at: NullableInstantColumn;
  pin_hash: string | null;
  pin_failures: Generated<number>;
  pin_locked_until: NullableInstantColumn;
  cloned_at: NullableInstantColumn;
  kept_computer: string | null;
  kept_at: NullableInstantColumn;
  search_text: GeneratedAlways<string>;
};

type StationEnrolmentTable = {
  id: Generated<string>;
  station_id: StationId;
  token_hash: string;
  created_by: UserId | null;
  created_at: ClockColumn;
  expires_at: InstantColumn;
  used_at: NullableInstantColumn;
};

type StationEventTable = {
  id: GeneratedAlways<number>;
  station_id: StationId;
  kind: "start" | "computer" | "away" | "clock" | "crash" | "refused";
  cause: string;
  at: ClockColumn;
  facts: JSONColumnType<Record<string, unknown>>;
};

type StationFactsTable = {
  station_id: StationId;
  computer: JSONColumnType<Record<string, unknown>>;
  licences: JSONColumnType<readonly Record<string, unknown>[]>;
  changed_at: ClockColumn;
  facts_hash: string | null;
};

type StationLogTable = {
  id: Generated<StationLogId>;
  station_id: StationId;
  name: string;
  run_id: string | null;
  started_at: InstantColumn;
  ended_at: InstantColumn;
  size: number;
  sha256: string;
  received: Generated<number>;
  object_key: string;
  begun_at: ClockColumn;
  done_at: NullableInstantColumn;
  moved_at: NullableInstantColumn;
  damage: "other_bytes" | "other_content" | null;
};

type StationRunsByDayTable = {
  day: LocalDate;
  part: number;
  runs: Generated<number>;
};

type StationSignInTable = {
  id: Generated<StationSessionId>;
  station_id: StationId;
  user_id: UserId;
  signed_in_at: ClockColumn;
  signed_out_at: NullableInstantColumn;
  token_hash: string | null;
  expires_at: NullableInstantColumn;
  last_used_at: NullableInstantColumn;
  ended_by: "station" | "person" | "next" | "expired" | "revoked" | "replay" | "staff" | null;
};

type StationSignatureTable = {
  station_id: StationId;
  unique_id: string;
  ends_at: InstantColumn;
};

type StationSoftwareTable = {
  station_id: StationId;
  software_code: string;
  name: string;
  version: string;
  since: ClockColumn;
};

type StationStateTable = {
  station_id: StationId;
  seen_at: InstantColumn;
  client_version: string | null;
  ip_address: string | null;
  clock_ahead_s: Generated<number>;
  disk_free_bytes: number | null;
  disk_total_bytes: number | null;
  boot_id: string | null;
  release_keys: string[] | null;
};

type StorageItemTable = {
  id: Generated<StorageItemId>;
  parent_id: StorageItemId | null;
  name: string;
  name_fold: string;
  name_order: string;
  is_directory: boolean;
  size: Generated<number>;
  content_type: string | null;
  object_key: string | null;
  modified_at: InstantColumn;
  made_by: UserId | null;
  child_count: Generated<number>;
  held_count: Generated<number>;
  held_bytes: Generated<number>;
  path_bytes: Generated<number>;
  trashed_at: NullableInstantColumn;
  trashed_by: UserId | null;
  trashed_from: StorageItemId | null;
  trashed_path: string | null;
  purge_at: NullableInstantColumn;
  sent_sha256: string | null;
  sha256: string | null;
  checked_at: NullableInstantColumn;
};

type StorageUploadTable = {
  id: Generated<string>;
  begun_by: UserId;
  path: string;
  size: number;
  part_size: number;
  object_key: string;
  store_upload: string;
  begun_at: InstantColumn;
  heard_at: InstantColumn;
  item_id: StorageItemId | null;
  finished_at: NullableInstantColumn;
};

type StoredFileTable = {
  id: Generated<string>;
  purpose: "learning_space_logo" | "feedback_screenshot";
  object_key: string;
  content_type: string;
  size: number;
  uploaded_by: UserId | null;
  uploaded_at: ClockColumn;
  owner: string | null;
  unowned_since: NullableInstantColumn;
};

type TermsAcceptanceTable = {
  user_id: UserId;
  version: string;
  accepted_at: ClockColumn;
};

type UndoableTable = {
  id: Generated<string>;
  kind: string;
  subject: string;
  actor_id: UserId;
  data: JSONColumnType<Record<string, unknown>>;
  made_at: InstantColumn;
  expires_at: InstantColumn;
  used_at: NullableInstantColumn;
};

type UnitProgressTable = {
  user_id: UserId;
  unit_id: UnitId;
  status: "not_attempted" | "in_progress" | "completed" | "failed" | "unknown";
  score: number | null;
  total_time_s: Generated<number>;
};

type UnownedObjectTable = {
  key: string;
  unowned_since: ClockColumn;
};

type UserProfileTable = {
  user_id: UserId;
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

type UserSystemTable = {
  id: Generated<UserSystemId>;
  user_id: UserId;
  station_id: StationId;
  pin: string;
  created_at: ClockColumn;
};

type VmTable = {
  id: Generated<MachineId>;
  name: string;
  url: string;
  driver: string;
  /** The driver's own name of the machine. */
  driver_ref: string | null;
  status: Generated<"off" | "desired" | "starting" | "started" | "idle" | "void">;
  session_id: SessionId | null;
  module_id: ModuleId | null;
  case_id: CaseId | null;
  voucher_id: VoucherId | null;
  /** `voucher_id` once more where the voucher is an event, so that an event has one machine. */
  event_id: VoucherId | null;
  started_by: UserId | null;
  session_started_at: NullableInstantColumn;
  session_ends_at: NullableInstantColumn;
  status_since: ClockColumn;
  /** When waiting in this status ends. */
  deadline_at: NullableInstantColumn;
  reason: string | null;
  last_seen_at: NullableInstantColumn;
  removed_at: NullableInstantColumn;
  created_at: ClockColumn;
  /** Rises by one with every change: a change is stored where it is still the one that it was made of. */
  version: Generated<number>;
  /** What the machine said of it. */
  detail: string | null;
  claimed_at: NullableInstantColumn;
  /** How long the session lasts, from when it begins; or `limit_until`. */
  limit_ms: number | null;
  limit_until: NullableInstantColumn;
  /** What is wrong with its agent's answers, since `fault_since`. */
  fault: "silent" | "garbage" | null;
  fault_since: NullableInstantColumn;
  /** When the reconciler looks at it if nothing is heard before; null: nothing is expected. */
  look_again_at: NullableInstantColumn;
  /** When its last report was made, by its own clock; `report_nonces` are those of that instant. */
  report_at: number | null;
  report_nonces: Generated<string[]>;
  /** When somebody's page said last that it is connected to the room. */
  room_seen_at: NullableInstantColumn;
};

type VmHistoryTable = {
  id: GeneratedAlways<number>;
  vm_id: Fixed<MachineId>;
  /** Null: the machine is new. */
  prev_status: Fixed<"off" | "desired" | "starting" | "started" | "idle" | "void" | null>;
  new_status: Fixed<"off" | "desired" | "starting" | "started" | "idle" | "void">;
  reason: Fixed<string | null>;
  started_by: Fixed<UserId | null>;
  module_id: Fixed<ModuleId | null>;
  case_id: Fixed<CaseId | null>;
  voucher_id: Fixed<VoucherId | null>;
  session_id: Fixed<SessionId | null>;
  /** Null: the portal itself. */
  actor_id: Fixed<UserId | null>;
  updated_at: Fixed<ClockColumn>;
  detail: Fixed<string | null>;
};

type VmSessionTable = {
  id: Generated<SessionId>;
  vm_id: MachineId;
  voucher_id: VoucherId;
  user_id: UserId | null;
  kind: "event" | "single_user";
  module_id: ModuleId;
  case_id: CaseId;
  limit_s: number;
  started_at: ClockColumn;
  ends_at: InstantColumn;
  ended_at: NullableInstantColumn;
  end_reason: string | null;
  used_s: number | null;
  /** When its person moved its end last. */
  extended_at: NullableInstantColumn;
  /** What of it its person has again, since the session was lost to our side. */
  given_back_s: Generated<number>;
};

type VmSessionEventTable = {
  id: GeneratedAlways<number>;
  session_id: SessionId;
  at: ClockColumn;
  kind: "joined" | "left" | "control_gained" | "control_lost" | "case_changed";
  user_id: UserId | null;
  case_id: CaseId | null;
  /** From 1 on inside the session, as the machine counts. */
  seq: number | null;
};

/** A command that was sent, or is about to be: whoever finds it here sends nothing. */
type VmStepTable = {
  id: string;
  vm_id: MachineId;
  command: string;
  taken_at: InstantColumn;
};

type VoucherCaseTable = {
  voucher_id: VoucherId;
  case_id: CaseId;
  /** Copied by a trigger from a voucher for cloud modules, as the section and when it was made; null for an event. */
  customer_id: GeneratedAlways<CustomerId | null>;
  section: GeneratedAlways<"open" | "over" | "archived" | null>;
  created_at: GeneratedAlways<Instant | null>;
};

type VoucherFormerOrganizerTable = {
  voucher_id: VoucherId;
  email: string;
};

/** By address, lower-case: somebody may be named before they ever sign in. */
type VoucherOrganizerTable = {
  voucher_id: VoucherId;
  email: string;
};

/** The vouchers that one person made for one account in one learning space; written by a trigger. */
type VoucherSeriesTable = {
  id: GeneratedAlways<number>;
  kind: "event" | "cloud_modules";
  customer_id: CustomerId;
  learning_space_id: LearningSpaceId;
  /** Null: somebody who is gone. */
  creator_id: UserId | null;
};

type VoucherUserTable = {
  voucher_id: VoucherId;
  user_id: UserId;
  accepted_at: ClockColumn;
  granted_s: Generated<number>;
  used_s: Generated<number>;
  waiting_since: NullableInstantColumn;
  waiting_at: NullableInstantColumn;
};

type WeekDismissalTable = {
  admin_id: UserId;
  subject: string;
  until: InstantColumn;
  reasons: string[];
};

type WeekMailTable = {
  user_id: UserId;
  time_zone: Generated<string>;
  stop_key: string;
  stopped_at: NullableInstantColumn;
  sent_week: LocalDate | null;
  changed_at: ClockColumn;
};

type WeekReminderTable = {
  sender_id: UserId;
  person_id: UserId;
  sent_at: InstantColumn;
};

type WrongCodeTable = {
  subject: string;
  at: InstantColumn;
};

type YoutubeVideoTable = {
  position: number;
  video_id: string;
  title: string;
  thumbnail_url: string | null;
};
