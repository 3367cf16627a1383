/**
 * What the API holds of a type of the contract, where that is not what the contract says of it: its resolvers and loaders
 * answer what the view has not. Paths are those of `src/graphql/generated`.
 */
export const views: Readonly<Record<string, string>> = {
  Activity: "../../modules/logbook/face.ts#ActivityView",
  AllVistActivitiesPage: "../../modules/activity-log/face.ts#ActivitiesPage",
  ClassInvitation: "../../modules/class-invitations/face.ts#ClassView",
  CloudCaseVM: "../../modules/machines/face.ts#MachineView",
  CloudModulesResourceAccessVoucher: "../../modules/vouchers/face.ts#VoucherView",
  Course: "../../modules/courses/face.ts#CourseView",
  CourseProgress: "../../modules/courses/face.ts#CourseView",
  CourseVoucher: "../../modules/course-vouchers/face.ts#CourseVoucherView",
  Customer: "@cathedra/domain/access#CustomerFacts",
  CustomerGroup: "../../modules/groups/face.ts#GroupView",
  CustomerLearningSpaceAccess: "../../modules/learning-spaces/face.ts#SpaceAccess",
  DeleteActivityPayload: "../../modules/logbook/face.ts#DeletedRecord",
  EventResourceAccessVoucher: "../../modules/events/face.ts#EventView",
  EventResourceAccessVoucherAsAdmin: "../../modules/events/face.ts#AdministeredEvent",
  EventResourceAccessVouchersAsAdmin: "../../modules/events/face.ts#EventsAsked",
  GroupCourse: "../../modules/group-courses/face.ts#GroupCourseView",
  IRLogFormData: "../../modules/logbook/face.ts#FormData",
  Operation: "../../modules/operations/face.ts#OperationView",
  LearningSpace: "../../modules/learning-spaces/face.ts#SpaceView",
  RefreshCourseProgressPayload: "../../modules/course-progress/face.ts#Refreshed",
  ResourceAccessVoucherPayload: "../../modules/access-vouchers/face.ts#LockedVoucher",
  SaveActivityPayload: "../../modules/logbook/face.ts#SavedRecord",
  SimulatorModule: "../../modules/simulator-modules/face.ts#SimulatorModuleView",
  Simulation: "../../modules/simulator-modules/face.ts#SimulationView",
  User: "../../modules/user/face.ts#UserParent",
  VistActivitiesPage: "../../modules/activity-log/face.ts#ActivitiesPage",
  VistActivity: "../../modules/activity-log/face.ts#VistActivityView",
};
