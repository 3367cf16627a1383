/** How people are protected from a slip when something of theirs is removed. */
export type ConfirmationKind =
  /** A dialog that explains the effect, and whose button repeats the verb. */
  | "dialog"
  /** A dialog asks before the removal, and the name of the thing has to be typed in it. */
  | "named"
  /** The removal is done at once, with an offer to undo it for 10 s. */
  | "undo"
  /** Nothing is lost, because pressing the button again restores it. */
  | "nothing lost";

/**
 * Every mutation that takes something from people, with its kind of confirmation and the file that asks; paths from
 * `packages/web/src`.
 */
export const destructiveMutations: Readonly<Record<string, readonly [way: ConfirmationKind, where: string]>> =
  {
    DeleteUserSystem: ["undo", "routes/profile/systems/SystemRow.tsx"],
    archiveResourceAccessVoucher: ["dialog", "routes/admin/cloud-case-vouchers/VoucherDetail.tsx"],
    cancelOperation: ["nothing lost", "features/operation/OperationCard.tsx"],
    deleteActivity: ["dialog", "routes/logbook/records/delete/DeleteDialog.tsx"],
    deleteAttending: ["dialog", "routes/admin/logbook/lists/RemoveDialog.tsx"],
    deleteHospital: ["dialog", "routes/admin/logbook/lists/RemoveDialog.tsx"],
    deleteLogbookTarget: ["dialog", "routes/admin/logbook/targets/TargetList.tsx"],
    deleteSoftwareRelease: ["named", "routes/admin/software/ReleaseQuestion.tsx"],
    deleteLogbookMapping: ["dialog", "routes/logbook/import/SavedMappings.tsx"],
    deleteLogbookReport: ["dialog", "routes/logbook/report/Reports.tsx"],
    discardLogbookDraft: ["undo", "features/draft/discard-draft.ts"],
    endVistSystemSession: ["dialog", "routes/admin/systems/station/StationQuestion.tsx"],
    endStationSession: ["nothing lost", "routes/profile/sign-ins/SignInCard.tsx"],
    forceEndOperation: ["dialog", "routes/admin/software/ReleaseStations.tsx"],
    forgetInvitees: ["dialog", "routes/admin/groups/class/invitations/InviteeActions.tsx"],
    leaveGroup: ["dialog", "routes/profile/groups/LeaveGroup.tsx"],
    mergeAttendings: ["dialog", "routes/admin/logbook/lists/MergeDialog.tsx"],
    takeBackAddressChange: ["dialog", "routes/admin/logbook/attendings/AttendingLists.tsx"],
    removeAllUsers: ["undo", "routes/admin/groups/RemoveAllUsers.tsx"],
    removeCustomerGroup: ["undo", "routes/admin/groups/DeleteGroup.tsx"],
    removeGroupMember: ["undo", "routes/admin/groups/class/people/ClassMembers.tsx"],
    removeSoftwareDocument: ["dialog", "routes/admin/software/ReleaseDrawer.tsx"],
    removeVM: ["dialog", "routes/admin/cloud-case-machines/MachineActions.tsx"],
    removeVistSystem: ["named", "routes/admin/systems/SystemDrawer.tsx"],
    resetMyCourseProgress: ["dialog", "features/course-progress/CourseActions.tsx"],
    resetVMToIdle: ["dialog", "routes/admin/cloud-case-machines/MachineActions.tsx"],
    resetVMToOff: ["dialog", "routes/admin/cloud-case-machines/MachineActions.tsx"],
    answerHeldDeactivations: ["dialog", "routes/admin/accounts/provisioning/HeldQuestion.tsx"],
    releaseDirectoryAccount: ["dialog", "routes/admin/accounts/provisioning/Release.tsx"],
    revokeProvisioningCredential: ["dialog", "routes/admin/accounts/provisioning/Credentials.tsx"],
    revokeCourseVoucherCode: ["dialog", "features/invite-link/InvitationLink.tsx"],
    revokeGroupInvitation: ["dialog", "features/invite-link/InvitationLink.tsx"],
    revokeResourceAccessVoucherCode: ["dialog", "features/access-vouchers/InviteLinkActions.tsx"],
    revokeVistSystemKey: ["named", "routes/admin/systems/SystemDrawer.tsx"],
    stopCloudCaseSessionWithVoucherId: ["dialog", "features/cloud-cases/OngoingSession.tsx"],
    turnOffVM: ["dialog", "routes/admin/cloud-case-machines/MachineActions.tsx"],
    turnOffVMsOfEvent: ["dialog", "routes/admin/events/TurnOffEvent.tsx"],
    undoLogbookImport: ["dialog", "routes/logbook/import/OwnImports.tsx"],
    withdrawCertificate: ["dialog", "routes/assignments/certificate/route.tsx"],
    withdrawAssignment: ["undo", "routes/admin/groups/class/assignments/use-assignment-changes.ts"],
    withdrawSoftwareRelease: ["named", "routes/admin/software/ReleaseQuestion.tsx"],
  };
