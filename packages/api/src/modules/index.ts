import type { Unanswered } from "../graphql/typed-resolvers.ts";
import { accountsModule } from "./accounts/module.ts";
import { activityFilesModule } from "./activity-files/module.ts";
import { activityLogModule } from "./activity-log/module.ts";
import { activityResultsModule } from "./activity-results/module.ts";
import { administrationModule } from "./administration/module.ts";
import { assignmentsModule } from "./assignments/module.ts";
import { auditModule } from "./audit/module.ts";
import { classInvitationsModule } from "./class-invitations/module.ts";
import { confirmationsModule } from "./confirmations/module.ts";
import { connectionChecksModule } from "./connection-checks/module.ts";
import { contentModule } from "./content/module.ts";
import { courseListingsModule } from "./course-listings/module.ts";
import { courseProgressModule } from "./course-progress/module.ts";
import { courseVouchersModule } from "./course-vouchers/module.ts";
import { coursesModule } from "./courses/module.ts";
import { desktopClientModule } from "./desktop-client/module.ts";
import { devicesModule } from "./devices/module.ts";
import { entrustmentModule } from "./entrustment/module.ts";
import { eventsModule } from "./events/module.ts";
import { failedRequestsModule } from "./failed-requests/module.ts";
import { feedbackModule } from "./feedback/module.ts";
import { filesModule } from "./files/module.ts";
import { groupAdministrationModule } from "./group-administration/module.ts";
import { groupCoursesModule } from "./group-courses/module.ts";
import { groupsModule } from "./groups/module.ts";
import { hintsModule } from "./hints/module.ts";
import { importsModule } from "./imports/module.ts";
import { inboxModule } from "./inbox/module.ts";
import { learningSpacesModule } from "./learning-spaces/module.ts";
import { legalModule } from "./legal/module.ts";
import { logbookModule } from "./logbook/module.ts";
import { logbookAdministrationModule } from "./logbook-administration/module.ts";
import { logbookDraftsModule } from "./logbook-drafts/module.ts";
import { logbookDuplicatesModule } from "./logbook-duplicates/module.ts";
import { logbookImportsModule } from "./logbook-imports/module.ts";
import { logbookReportsModule } from "./logbook-reports/module.ts";
import { machinesModule } from "./machines/module.ts";
import type { ApiModule, WholeContract } from "./module.ts";
import { operationsModule } from "./operations/module.ts";
import { peopleModule } from "./people/module.ts";
import { personalCasesModule } from "./personal-cases/module.ts";
import { personalDataModule } from "./personal-data/module.ts";
import { platformSyncModule } from "./platform-sync/module.ts";
import { progressModule } from "./progress/module.ts";
import { provisioningModule } from "./provisioning/module.ts";
import { resultIntakeModule } from "./result-intake/module.ts";
import { roomsModule } from "./rooms/module.ts";
import { signOutModule } from "./sign-out/module.ts";
import { simulatorModulesModule } from "./simulator-modules/module.ts";
import { softwareReleasesModule } from "./software-releases/module.ts";
import { softwareUpdatesModule } from "./software-updates/module.ts";
import { stationAdminModule } from "./station-admin/module.ts";
import { stationSessionsModule } from "./station-sessions/module.ts";
import { storageModule } from "./storage/module.ts";
import { systemsModule } from "./systems/module.ts";
import { thisWeekModule } from "./this-week/module.ts";
import { totalsModule } from "./totals/module.ts";
import { undoModule } from "./undo/module.ts";
import { userModule } from "./user/module.ts";
import { vouchersModule } from "./vouchers/module.ts";

const topics = [
  userModule,
  signOutModule,
  provisioningModule,
  legalModule,
  groupsModule,
  classInvitationsModule,
  peopleModule,
  groupAdministrationModule,
  logbookModule,
  logbookDuplicatesModule,
  logbookDraftsModule,
  logbookReportsModule,
  logbookImportsModule,
  personalDataModule,
  confirmationsModule,
  entrustmentModule,
  administrationModule,
  auditModule,
  logbookAdministrationModule,
  contentModule,
  totalsModule,
  filesModule,
  devicesModule,
  accountsModule,
  learningSpacesModule,
  coursesModule,
  courseProgressModule,
  groupCoursesModule,
  thisWeekModule,
  courseVouchersModule,
  assignmentsModule,
  machinesModule,
  vouchersModule,
  eventsModule,
  roomsModule,
  connectionChecksModule,
  resultIntakeModule,
  operationsModule,
  platformSyncModule,
  courseListingsModule,
  hintsModule,
  activityLogModule,
  importsModule,
  activityFilesModule,
  activityResultsModule,
  simulatorModulesModule,
  progressModule,
  softwareUpdatesModule,
  softwareReleasesModule,
  personalCasesModule,
  storageModule,
  systemsModule,
  desktopClientModule,
  stationSessionsModule,
  stationAdminModule,
  feedbackModule,
  failedRequestsModule,
] as const satisfies readonly ApiModule[];

const every = [...topics, undoModule(topics), inboxModule(topics)] as const;

/** All modules of the API. */
export const modules: WholeContract<Unanswered<(typeof every)[number]>> = every;
