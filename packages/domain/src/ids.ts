import type { Branded } from "./branded.ts";

/** The portal's own id of a person (uuid). */
export type UserId = Branded<string, "UserId">;
/** The subject (`sub`) of the identity service's tokens; `keycloak_id` on the wire. */
export type KeycloakId = Branded<string, "KeycloakId">;
export type CustomerId = Branded<number, "CustomerId">;
export type GroupId = Branded<number, "GroupId">;
/** The id is a UUID. */
export type AttendingId = Branded<string, "AttendingId">;
/** The id is a UUID. */
export type HospitalId = Branded<string, "HospitalId">;
/** The id is a UUID. */
export type RecordId = Branded<string, "RecordId">;
/** The id is a UUID. */
export type TargetId = Branded<string, "TargetId">;
export type LearningSpaceId = Branded<number, "LearningSpaceId">;
/** Vouchers of both kinds, for events and for cloud modules, share one number space. */
export type VoucherId = Branded<number, "VoucherId">;
/** A stable text key, such as `carotid-stenting`. */
export type ModuleId = Branded<string, "ModuleId">;
/** A stable text key, such as `carotid-stenting-03`. */
export type CaseId = Branded<string, "CaseId">;
/** A UUID: `vmId` on the wire */
export type MachineId = Branded<string, "MachineId">;
/** A UUID: one session is one run of the simulator on one machine */
export type SessionId = Branded<string, "SessionId">;

/** The portal's own number of a course; the learning platform's id is another. */
export type CourseId = Branded<number, "CourseId">;
/** The portal's own number of a unit of a course. */
export type UnitId = Branded<number, "UnitId">;
/** Vouchers of courses are numbered separately from other vouchers. */
export type CourseVoucherId = Branded<number, "CourseVoucherId">;
export type AssignmentId = Branded<number, "AssignmentId">;

/** The number of a feedback entry. */
export type FeedbackId = Branded<number, "FeedbackId">;

/** Whether a text is a UUID; other texts cannot be an existing id. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** A UUID: work that outlasts a request */
export type OperationId = Branded<string, "OperationId">;

/** The portal's own number of one version of a simulator module. */
export type SimulatorModuleId = Branded<number, "SimulatorModuleId">;
/** The portal's own number of an exercise of one version of a module. */
export type ExerciseId = Branded<number, "ExerciseId">;
/** A UUID: one run of an exercise with its result (`activityId`, `unitId` on the wire) */
export type SimulatorActivityId = Branded<string, "SimulatorActivityId">;
/** A UUID: the right to deliver one run, which its person's page asks for before an exercise is started (`launchId` on the wire) */
export type LaunchId = Branded<string, "LaunchId">;
/** A UUID: a simulator at a hospital */
export type StationId = Branded<string, "StationId">;
/** A person's link with a station. */
export type UserSystemId = Branded<number, "UserSystemId">;
/** A UUID: a person's session on a station, from the approved code to its end */
export type StationSessionId = Branded<string, "StationSessionId">;
/** A UUID: a log that a station sent */
export type StationLogId = Branded<string, "StationLogId">;
export type SoftwareId = Branded<number, "SoftwareId">;
/** A released version of a software. */
export type ReleaseId = Branded<number, "ReleaseId">;
/** A release at one station. */
export type UpdateId = Branded<number, "UpdateId">;
/** The portal's own number of a file or folder of the library. */
export type StorageItemId = Branded<number, "StorageItemId">;
/** A UUID: a case that a person made (`jobId` on the wire) */
export type PersonalCaseId = Branded<string, "PersonalCaseId">;
/** A notification of one person about one cause. */
export type NotificationId = Branded<number, "NotificationId">;
