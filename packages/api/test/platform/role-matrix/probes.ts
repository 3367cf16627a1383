import { accountProbes } from "../../accounts/probes.ts";
import { activityFilesProbes } from "../../activity-files/probes.ts";
import { activityLogProbes } from "../../activity-log/probes.ts";
import { activityResultsProbes } from "../../activity-results/probes.ts";
import { auditProbes } from "../../audit/probes.ts";
import { classInvitationProbes } from "../../class-invitations/probes.ts";
import { confirmationProbes } from "../../confirmations/probes.ts";
import { connectionProbes } from "../../connection-checks/probes.ts";
import { contentProbes } from "../../content/probes.ts";
import { courseListingProbes } from "../../course-listings/probes.ts";
import { courseProgressProbes } from "../../course-progress/probes.ts";
import { courseVoucherProbes } from "../../course-vouchers/probes.ts";
import { courseProbes } from "../../courses/probes.ts";
import { deviceProbes } from "../../devices/probes.ts";
import { eventProbes } from "../../events/probes.ts";
import { failedRequestProbes } from "../../failed-requests/probes.ts";
import { feedbackProbes } from "../../feedback/probes.ts";
import { fileProbes } from "../../files/probes.ts";
import { groupAdministrationProbes } from "../../group-administration/probes.ts";
import { groupCoursesProbes } from "../../group-courses/probes.ts";
import { groupProbes } from "../../groups/probes.ts";
import { hintProbes } from "../../hints/probes.ts";
import { inboxProbes } from "../../inbox/probes.ts";
import { learningSpaceProbes } from "../../learning-spaces/probes.ts";
import { legalProbes } from "../../legal/probes.ts";
import { logbookProbes } from "../../logbook/probes.ts";
import { logbookAdministrationProbes } from "../../logbook-administration/probes.ts";
import { draftProbes } from "../../logbook-drafts/probes.ts";
import { machineProbes } from "../../machines/probes.ts";
import { operationProbes } from "../../operations/probes.ts";
import { personalCaseProbes } from "../../personal-cases/probes.ts";
import { platformSyncProbes } from "../../platform-sync/probes.ts";
import { progressProbes } from "../../progress/probes.ts";
import { reportProbes } from "../../reports/probes.ts";
import { resultIntakeProbes } from "../../result-intake/probes.ts";
import { roomProbes } from "../../rooms/probes.ts";
import { simulatorModuleProbes } from "../../simulator-modules/probes.ts";
import { softwareReleaseProbes } from "../../software-releases/probes.ts";
import { softwareUpdateProbes } from "../../software-updates/probes.ts";
import { stationAdminProbes } from "../../station-admin/probes.ts";
import { stationSessionProbes } from "../../station-sessions/probes.ts";
import { storageProbes } from "../../storage/probes.ts";
import { systemProbes } from "../../systems/probes.ts";
import { totalsProbes } from "../../totals/probes.ts";
import { undoProbes } from "../../undo/probes.ts";
import { userProbes } from "../../user/probes.ts";
import { voucherProbes } from "../../vouchers/probes.ts";
import { platformProbes } from "../probes.ts";
import type { Probe } from "./probe.ts";

/** One or more for every guard, or the matrix fails: each beside the tests of its module. */
export const probes: readonly Probe[] = [
  ...courseProbes,
  ...courseProgressProbes,
  ...platformProbes,
  ...userProbes,
  ...connectionProbes,
  ...legalProbes,
  ...groupProbes,
  ...classInvitationProbes,
  ...groupAdministrationProbes,
  ...groupCoursesProbes,
  ...accountProbes,
  ...auditProbes,
  ...deviceProbes,
  ...reportProbes,
  ...feedbackProbes,
  ...failedRequestProbes,
  ...fileProbes,
  ...learningSpaceProbes,
  ...logbookAdministrationProbes,
  ...contentProbes,
  ...logbookProbes,
  ...draftProbes,
  ...confirmationProbes,
  ...totalsProbes,
  ...voucherProbes,
  ...courseVoucherProbes,
  ...eventProbes,
  ...machineProbes,
  ...progressProbes,
  ...roomProbes,
  ...resultIntakeProbes,
  ...operationProbes,
  ...platformSyncProbes,
  ...courseListingProbes,
  ...stationAdminProbes,
  ...undoProbes,
  ...stationSessionProbes,
  ...hintProbes,
  ...inboxProbes,
  ...simulatorModuleProbes,
  ...softwareReleaseProbes,
  ...softwareUpdateProbes,
  ...activityLogProbes,
  ...activityFilesProbes,
  ...activityResultsProbes,
  ...personalCaseProbes,
  ...storageProbes,
  ...systemProbes,
];
