export * from "./accounts.ts";
export { mayDownloadCase } from "./activity-files.ts";
export type { Actor, CustomerFacts, Membership } from "./actor.ts";
export {
  type AdminSection,
  type AdminSectionKey,
  adminGroups,
  adminSections,
  type CustomerList,
  firstAdminSection,
  getAdminSection,
  getAdminSections,
  type ListedCustomers,
  mayAdministerCustomer,
  mayAdministerLogbook,
} from "./administration.ts";
export { mayManageAssignments } from "./assignments.ts";
export { type AuditScope, getAuditScope, mayReadAudit, mayReadAuditOf } from "./audit.ts";
export * from "./cloud-events.ts";
export * from "./cloud-rooms.ts";
export * from "./cloud-sessions.ts";
export * from "./cloud-vouchers.ts";
export * from "./confirmation.ts";
export { allows, type Decision } from "./decision.ts";
export * from "./entrustment.ts";
export * from "./group-administration.ts";
export { mayManageGroupCourses, mayReadClassProgress } from "./group-courses.ts";
export * from "./groups.ts";
export { groupsOfSpread } from "./groups-of-spread.ts";
export { getHomeQueues, type HomeQueue, isStaff } from "./home-queues.ts";
export { mayMakeCourseAvailable, mayReadCoursesOfMembers } from "./learning.ts";
export {
  mayCreateRecordIn,
  mayDeleteRecord,
  mayEditRecord,
  mayFilterByParticipant,
  mayKeepDrafts,
  mayListParticipant,
  mayOverseeRecord,
  mayReadRecord,
  maySeeOptionalIdentifier,
  mayUseLogbook,
} from "./logbook.ts";
export { type MappingFacts, mayDeleteMapping, mayReadMapping } from "./logbook-mappings.ts";
export {
  bottomBarSections,
  bottomBarSize,
  manageAddress,
  mayOpenAdministration,
  type NavigationFacts,
  type NavigationSection,
  navigationSections,
  type SectionId,
  type SectionPageId,
  type TopBarLink,
  topBarLinks,
} from "./navigation.ts";
export { mayAdministerTalent, mayFollowOperation, maySeeHangingWork } from "./operations.ts";
export {
  getPersonScope,
  getReadablePeople,
  mayReadPerson,
  type PersonFacts,
  type PersonScope,
  type ReadablePeople,
} from "./people.ts";
export { mayReadCohort, mayReadProgress, type ProgressFacts } from "./progress.ts";
export { mayChangeProvisioning, mayConfirmDomains } from "./provisioning.ts";
export { maySeeFailedRequests, mayWorkOnFeedback } from "./reports.ts";
export { type GroupRole, groupRoles, knownRoles, type Role, roleLabels, roles } from "./role.ts";
export { mayKeepSimulatorModules } from "./simulator-modules.ts";
export { mayKeepSoftware } from "./software.ts";
export { type HomeFacts, startsWithLearning } from "./start-page.ts";
export { atStation, maySignInOnStation, type SignInStationFacts } from "./station-sign-in.ts";
export * from "./stations.ts";
export { mayChangeStorage, mayReadStorage } from "./storage.ts";
export { mayReadObject } from "./stored-objects.ts";
export { mayLinkSystem } from "./systems.ts";
export { mayRemindPerson } from "./this-week.ts";
export { mayOverseeGroup, mayReadTotals, type TotalsPerson, totalsScope } from "./totals.ts";
export { mayReadUser, mayResetAccountProgress, maySeePersonalDetails } from "./users.ts";
export * from "./vist-activities.ts";
