import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

/**
 * What each root field may ask of the database, in statements, with everything that can be selected in it; the caller is read
 * apart. One that goes over many records weighs as several. A field without a weight fails the build.
 */
export const weights: Readonly<Record<string, number>> = {
  "Query.IRLogFormData": 3,
  "Query.vistSystemsStats": 3,
  "Query.vistSystemsLogsNumberByPeriod": 1,
  "Query.vistSystemsByServiceTag": 3,
  "Query.vistSystemsFound": 3,
  "Query.vistSystem": 1,
  "Query.vistActivitiesByServiceTag": 2,
  "Query.logDownloadLink": 2,
  "Query.vistSystemComputer": 2,
  "Mutation.createVistSystem": 8,
  "Mutation.editVistSystem": 8,
  "Mutation.removeVistSystem": 8,
  "Mutation.createVistSystemToken": 6,
  "Mutation.revokeVistSystemKey": 8,
  "Query.activities": 2,
  "Query.activity": 1,
  "Query.administeredGroups": 5,
  "Query.allVistActivities": 4,
  "Query.attendings": 2,
  "Query.classInvitation": 4,
  "Query.classProgress": 8,
  "Query.cohortProgress": 8,
  "Query.branchCourses": 5,
  "Query.cloudCaseRoomToken": 1,
  "Query.cloudCaseVMHistory": 1,
  "Query.cloudCaseVMReadiness": 2,
  "Query.cloudCaseVMs": 4,
  "Query.cloudSessionEnding": 2,
  "Query.contentSources": 1,
  "Query.countTalentCourseListings": 1,
  "Query.continueLearning": 4,
  "Query.countCloudModulesResourceAccessVouchersAsAdmin": 1,
  "Query.course": 4,
  "Query.coursesByGroup": 6,
  "Query.courseVouchers": 2,
  "Query.customer": 6,
  "Query.customerCloudModuleQuotaTransactions": 2,
  "Query.customerGroups": 3,
  "Query.customerGroupsByUser": 3,
  "Query.customerLearningSpaceAccess": 3,
  "Query.customers": 7,
  "Query.enrolledTalentBranches": 2,
  "Query.eventAvailability": 2,
  "Query.eventReport": 3,
  "Query.getAllCloudModulesResourceAccessVouchersAsAdmin": 3,
  "Query.getAllEventResourceAccessVouchersAsAdmin": 4,
  "Query.getCloudModulesResourceAccessVoucherAsAdmin": 3,
  "Query.getCloudModulesResourceAccessVouchersAsTrainee": 1,
  "Query.getCustomersForAdmin": 7,
  "Query.getCustomerGroup": 5,
  "Query.getEventResourceAccessVoucherAsAdmin": 4,
  "Query.getEventResourceAccessVoucherById": 4,
  "Query.getEventResourceAccessVouchersAsTrainee": 4,
  "Query.getEventResourceAccessVouchersAsAdmin": 4,
  "Query.getVmAssignedToMe": 2,
  "Query.exerciseSeries": 3,
  "Query.hospitals": 2,
  "Query.logbookDraft": 1,
  "Query.logbookDrafts": 1,
  "Query.logbookGroupTotals": 4,
  "Query.logbookTargets": 1,
  "Query.logbookTotals": 4,
  "Query.logbookTotalsGroups": 2,
  "Query.lostCloudCaseSession": 2,
  "Query.newsArticles": 1,
  "Query.inbox": 1,
  "Query.notifications": 7,
  "Query.operation": 1,
  "Query.organizersWithoutUser": 2,
  "Query.personProgress": 4,
  "Query.recentActivities": 1,
  "Query.simulation": 1,
  "Query.simulatorModule": 2,
  "Query.simulatorModules": 3,
  "Query.singleUserCloudCaseExtendableUntil": 2,
  "Query.singleUserCloudCaseVMAvailable": 1,
  "Query.singleUserCloudCaseVMExpectedAt": 2,
  "Query.talentCourseListing": 1,
  "Query.talentCourseListings": 1,
  "Query.talentSyncChanges": 2,
  "Query.talentSyncRun": 1,
  "Query.talentSyncRuns": 2,
  "Query.talentBranch": 2,
  "Query.talentBranchByName": 2,
  "Query.talentBranches": 2,
  "Query.user": 1,
  "Query.vistActivities": 2,
  "Query.caseDownloadLink": 3,
  "Query.vistActivity": 5,
  "Query.vistActivityChoices": 1,
  "Query.vistCases": 2,
  "Query.vistCourse": 2,
  "Query.vistCourses": 2,
  "Query.vistRun": 1,
  "Query.youtubeVideos": 1,
  "Mutation.acceptInvite": 8,
  "Mutation.acceptResourceAccessVoucher": 12,
  "Mutation.acceptVoucher": 12,
  "Mutation.addCustomerCloudModuleQuotaTransaction": 6,
  "Mutation.archiveResourceAccessVoucher": 12,
  "Mutation.cancelOperation": 5,
  "Mutation.createAttending": 5,
  "Mutation.createCloudModulesResourceAccessVoucher": 12,
  "Mutation.createCourseVoucher": 12,
  "Mutation.createCustomer": 10,
  "Mutation.createCustomerGroup": 14,
  "Mutation.createEventResourceAccessVoucher": 16,
  "Mutation.createHospital": 5,
  "Mutation.customerGroupCourseAccess": 14,
  "Mutation.deleteActivity": 6,
  "Mutation.deleteAttending": 5,
  "Mutation.deleteHospital": 5,
  "Mutation.deleteLogbookTarget": 4,
  "Mutation.discardLogbookDraft": 5,
  "Mutation.editCloudModulesResourceAccessVoucher": 12,
  "Mutation.editEventResourceAccessVoucher": 16,
  "Mutation.enrollUserInCourse": 14,
  "Mutation.extendSingleUserCloudCase": 12,
  "Mutation.forgetInvitees": 8,
  "Mutation.inviteAgain": 14,
  "Mutation.inviteClass": 16,
  "Mutation.leaveGroup": 8,
  "Mutation.makeCourseAvailable": 14,
  "Mutation.makeVMsReady": 12,
  "Mutation.mergeAttendings": 7,
  "Mutation.regenerateCourseVoucherCode": 10,
  "Mutation.regenerateGroupInvitation": 7,
  "Mutation.regenerateResourceAccessVoucherCode": 10,
  "Mutation.removeAllUsers": 14,
  "Mutation.removeCustomerGroup": 12,
  "Mutation.removeGroupMember": 14,
  "Mutation.removeVM": 9,
  "Mutation.refreshCourseProgress": 14,
  "Mutation.resetAccountProgress": 10,
  "Mutation.resetMyCourseProgress": 12,
  "Mutation.resetVMToIdle": 12,
  "Mutation.resetVMToOff": 9,
  "Mutation.revokeCourseVoucherCode": 10,
  "Mutation.revokeGroupInvitation": 6,
  "Mutation.revokeResourceAccessVoucherCode": 10,
  "Mutation.saveActivity": 8,
  "Mutation.saveCustomer": 12,
  "Mutation.saveCustomerGroup": 14,
  "Mutation.saveLearningSpace": 8,
  "Mutation.saveLearningSpaceAccess": 9,
  "Mutation.saveLogbookDraft": 6,
  "Mutation.saveLogbookTarget": 5,
  "Mutation.setAllNotificationsRead": 5,
  "Mutation.setNotificationDismissed": 7,
  "Mutation.setNotificationRead": 7,
  "Mutation.setNotificationsSeen": 5,
  "Mutation.startCloudCaseEvent": 16,
  "Mutation.startSingleUserCloudCase": 16,
  "Mutation.stopCloudCaseSessionWithVoucherId": 12,
  "Mutation.syncWithTalent": 6,
  "Mutation.tryOperationAgain": 7,
  "Mutation.turnOffVM": 9,
  "Mutation.turnOffVMsOfEvent": 12,
  "Mutation.turnOnVM": 9,
  "Mutation.undo": 12,
  "Mutation.updateAttending": 6,
  "Mutation.updateHospital": 7,
  "Mutation.updateUser": 6,
  "Mutation.witnessCloudCaseRoom": 6,
};

/** What an operation weighs, and how often it asks for the field that it asks for most. */
export type OperationWeight = { readonly statements: number; readonly sameField: number };

/** Of every root field as often as it is asked for, in fragments too. The document must be valid. */
export function weightOf(
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): OperationWeight {
  const root = operation === "mutation" ? "Mutation" : "Query";
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  /** By response name: what is merged into one is asked for once. */
  const asked = new Map<string, string>();
  const spread = new Set<string>();

  function add(set: SelectionSetNode): void {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) asked.set((node.alias ?? node.name).value, node.name.value);
      else if (node.kind === Kind.INLINE_FRAGMENT) add(node.selectionSet);
      else if (!spread.has(node.name.value)) {
        spread.add(node.name.value);
        const fragment = fragments.get(node.name.value);
        if (fragment !== undefined) add(fragment.selectionSet);
      }
    }
  }

  add(selectionSet);
  const times = new Map<string, number>();
  for (const name of asked.values()) {
    if (weights[`${root}.${name}`] !== undefined) times.set(name, (times.get(name) ?? 0) + 1);
  }
  const statements = [...times].reduce(
    (sum, [name, count]) => sum + count * (weights[`${root}.${name}`] ?? 0),
    0,
  );
  return { statements, sameField: Math.max(0, ...times.values()) };
}
