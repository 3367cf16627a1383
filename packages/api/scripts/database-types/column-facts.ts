/** Facts about columns that the database catalog does not contain, by `table.column`. Foreign keys pass each type on. */

/** Ids, by the name of their type in `@cathedra/domain`. */
export const ids: Readonly<Record<string, string>> = {
  "app_user.id": "UserId",
  "app_user.keycloak_id": "KeycloakId",
  "customer.id": "CustomerId",
  "customer_group.id": "GroupId",
  "attending.id": "AttendingId",
  "hospital.id": "HospitalId",
  "logbook_record.id": "RecordId",
  "logbook_target.id": "TargetId",
  "learning_space.id": "LearningSpaceId",
  "course.id": "CourseId",
  "course_unit.id": "UnitId",
  "course_voucher.id": "CourseVoucherId",
  "assignment.id": "AssignmentId",
  "cloud_module.id": "ModuleId",
  "cloud_case.id": "CaseId",
  "resource_access_voucher.id": "VoucherId",
  "operation.id": "OperationId",
  "simulator_module.id": "SimulatorModuleId",
  "simulator_exercise.id": "ExerciseId",
  "simulator_activity.id": "SimulatorActivityId",
  "simulator_launch.id": "LaunchId",
  "station.id": "StationId",
  "user_system.id": "UserSystemId",
  "station_sign_in.id": "StationSessionId",
  "station_log.id": "StationLogId",
  "software.id": "SoftwareId",
  "software_release.id": "ReleaseId",
  "software_update.id": "UpdateId",
  "personal_case.job_id": "PersonalCaseId",
  "notification.id": "NotificationId",
  "feedback.id": "FeedbackId",
  "storage_item.id": "StorageItemId",
  "vm.id": "MachineId",
  "vm_session.id": "SessionId",
};

/** Columns that hold another column's values without a foreign key, because the rows may be deleted or are copied. */
export const same: Readonly<Record<string, string>> = {
  "audit_log.actor_id": "app_user.id",
  "audit_log.customer_id": "customer.id",
  "audit_person.person_id": "app_user.id",
  "logbook_draft.record_id": "logbook_record.id",
  "quota_entry.actor_id": "app_user.id",
  "quota_entry.session_id": "vm_session.id",
  "quota_entry.user_id": "app_user.id",
  "station_signature.station_id": "station.id",
  "vm.session_id": "vm_session.id",
  "vm_history.actor_id": "app_user.id",
  "vm_history.case_id": "cloud_case.id",
  "vm_history.module_id": "cloud_module.id",
  "vm_history.new_status": "vm.status",
  "vm_history.prev_status": "vm.status",
  "vm_history.session_id": "vm_session.id",
  "vm_history.started_by": "app_user.id",
  "vm_history.voucher_id": "resource_access_voucher.id",
  "voucher_case.customer_id": "customer.id",
  "voucher_case.section": "resource_access_voucher.section",
  "voucher_series.creator_id": "app_user.id",
  "voucher_series.customer_id": "customer.id",
  "voucher_series.kind": "resource_access_voucher.kind",
  "voucher_series.learning_space_id": "learning_space.id",
};

/** The values of text columns that are limited without a check constraint. */
export const values: Readonly<Record<string, readonly string[]>> = {
  "resource_access_voucher.section": ["open", "over", "archived"],
};

/** The types of `jsonb` columns: a type of `@cathedra/domain/results`, or one written here. */
export const jsons: Readonly<Record<string, string>> = {
  "audit_log.before": "Record<string, unknown>",
  "audit_log.after": "Record<string, unknown>",
  "audit_log.details": "Record<string, unknown>",
  "logbook_report.content": "Record<string, unknown>",
  "logbook_import.refusals": "readonly { readonly row: number; readonly message: string }[]",
  "logbook_import.mapping": "Record<string, unknown>",
  "logbook_mapping.mapping": "Record<string, unknown>",
  "logbook_import_row.record": "Record<string, unknown>",
  "operation.input": "Record<string, unknown>",
  "platform_sync_change.details": "Record<string, unknown>",
  "mail.facts": "Record<string, unknown>",
  "undoable.data": "Record<string, unknown>",
  "simulator_activity.implausible": "Implausibilities",
  "simulator_exercise.definition": "ExerciseDefinition",
  "simulator_result.metric_values": "MetricValues",
  "station.public_key": "Record<string, unknown>",
  "station_facts.computer": "Record<string, unknown>",
  "station_event.facts": "Record<string, unknown>",
  "station_facts.licences": "readonly Record<string, unknown>[]",
  "personal_case.metadata": "Record<string, unknown>",
  "notification.facts": "Record<string, unknown>",
  "connection_check.facts": "Record<string, unknown>",
  "scim_user.withheld": "Record<string, unknown>",
};

/** Uuid columns that are no entity's id. */
export const plainUuids: readonly string[] = [
  "group_invitation.id",
  "logbook_draft.id",
  "logbook_report.id",
  "mail.id",
  "resource_access_voucher.uid",
  "undoable.id",
  "stored_file.id",
  "activity_file.id",
  "file_delivery.id",
  "station_enrolment.id",
  "qr_login.id",
  "feedback.key",
  "feedback.event_id",
  "storage_upload.id",
  "logbook_import.id",
  "logbook_mapping.id",
  "scim_credential.id",
  "scim_user.id",
  "scim_group.id",
  "personal_data_export.id",
];

/** The columns that only a trigger or the database's clock fills. */
export const filledByDatabase: readonly string[] = [
  "audit_log.at",
  "simulator_activity.creator_name",
  "quota_entry.position",
  "resource_access_voucher.series_id",
  "resource_access_voucher.uid",
  "voucher_case.created_at",
  "voucher_case.customer_id",
  "voucher_case.section",
];

/** Columns that are only written when the row is inserted, although other columns of the row change. */
export const fixed: readonly string[] = [
  "resource_access_voucher.customer_id",
  "resource_access_voucher.duration_s",
  "resource_access_voucher.kind",
  "resource_access_voucher.learning_space_id",
  "resource_access_voucher.max_duration_s",
  "resource_access_voucher.request_key",
];
