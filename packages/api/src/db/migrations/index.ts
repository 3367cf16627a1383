import type { Migration } from "kysely/migration";
import * as people from "./20261121T0800-people.ts";
import * as auditLog from "./20261121T0810-audit-log.ts";
import * as logbook from "./20261121T0820-logbook.ts";
import * as logbookIndexes from "./20261121T0830-logbook-indexes.ts";
import * as logbookTriggers from "./20261121T0840-logbook-triggers.ts";
import * as logbookFilterIndex from "./20261121T0850-logbook-filter-index.ts";
import * as groupInvitations from "./20261121T1100-group-invitations.ts";
import * as logbookRecentIndex from "./20261121T1100-logbook-recent-index.ts";
import * as logbookTargets from "./20261121T1110-logbook-targets.ts";
import * as profile from "./20261121T1130-profile.ts";
import * as content from "./20261121T1135-content.ts";
import * as attendingsAndHospitals from "./20261121T1140-attendings-and-hospitals.ts";
import * as searchWithoutAccents from "./20261121T1140-search-without-accents.ts";
import * as learningSpaces from "./20261121T1430-learning-spaces.ts";
import * as vouchers from "./20261121T1431-vouchers.ts";
import * as quota from "./20261121T1432-quota.ts";
import * as machines from "./20261121T1433-machines.ts";
import * as logbookTotalsIndexes from "./20261121T1500-logbook-totals-indexes.ts";
import * as machineReconciler from "./20261121T1510-machine-reconciler.ts";
import * as voucherCodes from "./20261121T1520-voucher-codes.ts";
import * as eventDates from "./20261121T1548-event-dates.ts";
import * as eventsOfCreator from "./20261121T1805-events-of-creator.ts";
import * as machineReports from "./20261121T2110-machine-reports.ts";
import * as eventUid from "./20261121T2115-event-uid.ts";
import * as sessionExtended from "./20261121T2120-session-extended.ts";
import * as machineHistoryIndexes from "./20261121T2125-machine-history-indexes.ts";
import * as voucherLists from "./20261121T2125-voucher-lists.ts";
import * as accountNames from "./20261121T2126-account-names.ts";
import * as versions from "./20261121T2150-versions.ts";
import * as uniqueAccountNames from "./20261121T2151-unique-account-names.ts";
import * as formerOrganizers from "./20261121T2158-former-organizers.ts";
import * as logbookDrafts from "./20261122T1040-logbook-drafts.ts";
import * as lostTime from "./20261122T1045-lost-time.ts";
import * as verifiedEmails from "./20261122T1055-verified-emails.ts";
import * as voucherNames from "./20261122T1110-voucher-names.ts";
import * as ledgerFilters from "./20261122T1140-ledger-filters.ts";
import * as machinesRestAgain from "./20261122T1203-machines-rest-again.ts";
import * as wordsOfColumns from "./20261122T1410-words-of-columns.ts";
import * as participantsKnowTheirCustomer from "./20261122T1508-participants-know-their-customer.ts";
import * as countersInParts from "./20261122T1509-counters-in-parts.ts";
import * as learning from "./20261122T1650-learning.ts";
import * as files from "./20261122T1705-files.ts";
import * as groupsAdministered from "./20261122T1705-groups-administered.ts";
import * as groupCourses from "./20261122T1712-group-courses.ts";
import * as mail from "./20261122T1715-mail.ts";
import * as progressAsOf from "./20261122T1735-progress-as-of.ts";
import * as operation from "./20261122T1736-operation.ts";
import * as vouchersOfGroups from "./20261122T1742-vouchers-of-groups.ts";
import * as openCoursesByKey from "./20261122T1900-open-courses-by-key.ts";
import * as results from "./20261122T2010-results.ts";
import * as filesOfActivities from "./20261122T2020-files-of-activities.ts";
import * as activityLog from "./20261122T2025-activity-log.ts";
import * as resultsOfAPerson from "./20261122T2030-results-of-a-person.ts";
import * as titlesOfFiles from "./20261122T2040-titles-of-files.ts";
import * as optionsOfExercises from "./20261122T2050-options-of-exercises.ts";
import * as stations from "./20261122T2315-stations.ts";
import * as inbox from "./20261122T2331-inbox.ts";
import * as modulesKnownSince from "./20261122T2332-modules-known-since.ts";
import * as workOfDevices from "./20261122T2335-work-of-devices.ts";
import * as casesOfPeople from "./20261122T2336-cases-of-people.ts";
import * as stationFacts from "./20261122T2341-station-facts.ts";
import * as stationSignIn from "./20261122T2348-station-sign-in.ts";
import * as stationRuns from "./20261123T0001-station-runs.ts";
import * as subjectsOfWrongCodes from "./20261123T0100-subjects-of-wrong-codes.ts";
import * as inboxNumbers from "./20261123T0103-inbox-numbers.ts";
import * as storage from "./20261123T0301-storage.ts";
import * as auditScreen from "./20261123T0302-audit-screen.ts";
import * as reports from "./20261123T0303-reports.ts";
import * as confirmation from "./20261123T0304-confirmation.ts";
import * as connectionChecks from "./20261123T0305-connection-checks.ts";
import * as legal from "./20261123T0306-legal.ts";
import * as failedRequestsOfCustomers from "./20261123T0800-failed-requests-of-customers.ts";
import * as unitsOfCourses from "./20261123T1010-units-of-courses.ts";
import * as readingsOfFigures from "./20261123T1020-readings-of-figures.ts";
import * as limitsOfMails from "./20261123T1100-limits-of-mails.ts";
import * as endsOfLinks from "./20261123T1201-ends-of-links.ts";
import * as detailsOfActs from "./20261123T1202-details-of-acts.ts";
import * as confirmationsKeep from "./20261123T1203-confirmations-keep.ts";
import * as fileDigests from "./20261123T1301-file-digests.ts";
import * as runProvenance from "./20261123T1400-run-provenance.ts";
import * as sourcesOfRuns from "./20261123T1401-sources-of-runs.ts";
import * as dayOfDeliveries from "./20261123T1402-day-of-deliveries.ts";
import * as validityOfRuns from "./20261123T1510-validity-of-runs.ts";
import * as proficiencyRules from "./20261123T1600-proficiency-rules.ts";
import * as keysAndLogsOfStations from "./20261123T1700-keys-and-logs-of-stations.ts";
import * as eventsOfStations from "./20261123T1710-events-of-stations.ts";
import * as noticesOfReleases from "./20261123T1801-notices-of-releases.ts";
import * as versionsOfStations from "./20261123T1810-versions-of-stations.ts";
import * as signaturesOfPackages from "./20261123T2200-signatures-of-packages.ts";
import * as timesOfPictures from "./20261124T0300-times-of-pictures.ts";
import * as releaseKeysOfStations from "./20261124T0310-release-keys-of-stations.ts";
import * as signaturesOfRequests from "./20261126T1400-signatures-of-requests.ts";
import * as refusalsOfStations from "./20261126T1545-refusals-of-stations.ts";
import * as damagedLogs from "./20261126T1700-damaged-logs.ts";
import * as lookupsOfPeople from "./20261126T1712-lookups-of-people.ts";
import * as failedStarts from "./20261126T1725-failed-starts.ts";
import * as endingVouchers from "./20261126T1800-ending-vouchers.ts";
import * as thisWeek from "./20261126T2040-this-week.ts";
import * as assignments from "./20261126T2050-assignments.ts";
import * as operationsBySubject from "./20261126T2115-operations-by-subject.ts";
import * as assignmentCertificates from "./20261127T0010-assignment-certificates.ts";
import * as searchOfPeople from "./20261127T0040-search-of-people.ts";
import * as refusedStarts from "./20261127T0103-refused-starts.ts";
import * as fewerRecordIndexes from "./20261127T0310-fewer-record-indexes.ts";
import * as seriesOfRuns from "./20261127T0320-series-of-runs.ts";
import * as filledSeriesOfRuns from "./20261127T0321-filled-series-of-runs.ts";
import * as oneTimeZone from "./20261127T0322-one-time-zone.ts";
import * as searchOfSigns from "./20261127T0400-search-of-signs.ts";
import * as oneSearchIndexOfRuns from "./20261127T0610-one-search-index-of-runs.ts";
import * as kindsOfCases from "./20261127T0640-kinds-of-cases.ts";
import * as scoresOfSeries from "./20261127T0700-scores-of-series.ts";
import * as hoursTakenBack from "./20261127T0920-hours-taken-back.ts";
import * as returnedRecords from "./20261127T1225-returned-records.ts";
import * as waitingForEvents from "./20261127T1310-waiting-for-events.ts";
import * as startsOfFailedRequests from "./20261127T1930-starts-of-failed-requests.ts";
import * as searchOfStations from "./20261127T1940-search-of-stations.ts";
import * as logbookSettings from "./20261127T2204-logbook-settings.ts";
import * as confirmedContent from "./20261127T2206-confirmed-content.ts";
import * as confirmedInStead from "./20261127T2229-confirmed-in-stead.ts";
import * as recordsToComplete from "./20261127T2251-records-to-complete.ts";
import * as logbookDoubles from "./20261127T2300-logbook-doubles.ts";
import * as logbookReports from "./20261127T2319-logbook-reports.ts";
import * as entrustment from "./20261127T2322-entrustment.ts";
import * as importedLogbooks from "./20261127T2325-imported-logbooks.ts";
import * as logbookMappings from "./20261128T0152-logbook-mappings.ts";
import * as addressChanges from "./20261128T0238-address-changes.ts";
import * as peopleByName from "./20261128T1326-people-by-name.ts";
import * as provisioning from "./20261128T1532-provisioning.ts";
import * as personalDataExports from "./20261128T1545-personal-data-exports.ts";
import * as ownershipOfAccounts from "./20261128T1846-ownership-of-accounts.ts";
import * as releasedAccounts from "./20261128T1920-released-accounts.ts";

/** Every migration by name; applied in the order of the names, never edited once released. */
export const migrations: Readonly<Record<string, Migration>> = {
  "20261121T0800-people": people,
  "20261121T0810-audit-log": auditLog,
  "20261121T0820-logbook": logbook,
  "20261121T0830-logbook-indexes": logbookIndexes,
  "20261121T0840-logbook-triggers": logbookTriggers,
  "20261121T0850-logbook-filter-index": logbookFilterIndex,
  "20261121T1100-group-invitations": groupInvitations,
  "20261121T1100-logbook-recent-index": logbookRecentIndex,
  "20261121T1110-logbook-targets": logbookTargets,
  "20261121T1130-profile": profile,
  "20261121T1135-content": content,
  "20261121T1140-attendings-and-hospitals": attendingsAndHospitals,
  "20261121T1140-search-without-accents": searchWithoutAccents,
  "20261121T1430-learning-spaces": learningSpaces,
  "20261121T1431-vouchers": vouchers,
  "20261121T1432-quota": quota,
  "20261121T1433-machines": machines,
  "20261121T1500-logbook-totals-indexes": logbookTotalsIndexes,
  "20261121T1510-machine-reconciler": machineReconciler,
  "20261121T1520-voucher-codes": voucherCodes,
  "20261121T1548-event-dates": eventDates,
  "20261121T1805-events-of-creator": eventsOfCreator,
  "20261121T2110-machine-reports": machineReports,
  "20261121T2115-event-uid": eventUid,
  "20261121T2120-session-extended": sessionExtended,
  "20261121T2125-machine-history-indexes": machineHistoryIndexes,
  "20261121T2125-voucher-lists": voucherLists,
  "20261121T2126-account-names": accountNames,
  "20261121T2150-versions": versions,
  "20261121T2151-unique-account-names": uniqueAccountNames,
  "20261121T2158-former-organizers": formerOrganizers,
  "20261122T1040-logbook-drafts": logbookDrafts,
  "20261122T1045-lost-time": lostTime,
  "20261122T1055-verified-emails": verifiedEmails,
  "20261122T1110-voucher-names": voucherNames,
  "20261122T1140-ledger-filters": ledgerFilters,
  "20261122T1203-machines-rest-again": machinesRestAgain,
  "20261122T1410-words-of-columns": wordsOfColumns,
  "20261122T1508-participants-know-their-customer": participantsKnowTheirCustomer,
  "20261122T1509-counters-in-parts": countersInParts,
  "20261122T1650-learning": learning,
  "20261122T1705-files": files,
  "20261122T1705-groups-administered": groupsAdministered,
  "20261122T1712-group-courses": groupCourses,
  "20261122T1715-mail": mail,
  "20261122T1735-progress-as-of": progressAsOf,
  "20261122T1736-operation": operation,
  "20261122T1742-vouchers-of-groups": vouchersOfGroups,
  "20261122T1900-open-courses-by-key": openCoursesByKey,
  "20261122T2010-results": results,
  "20261122T2020-files-of-activities": filesOfActivities,
  "20261122T2025-activity-log": activityLog,
  "20261122T2030-results-of-a-person": resultsOfAPerson,
  "20261122T2040-titles-of-files": titlesOfFiles,
  "20261122T2050-options-of-exercises": optionsOfExercises,
  "20261122T2315-stations": stations,
  "20261122T2331-inbox": inbox,
  "20261122T2332-modules-known-since": modulesKnownSince,
  "20261122T2335-work-of-devices": workOfDevices,
  "20261122T2336-cases-of-people": casesOfPeople,
  "20261122T2341-station-facts": stationFacts,
  "20261122T2348-station-sign-in": stationSignIn,
  "20261123T0001-station-runs": stationRuns,
  "20261123T0100-subjects-of-wrong-codes": subjectsOfWrongCodes,
  "20261123T0103-inbox-numbers": inboxNumbers,
  "20261123T0301-storage": storage,
  "20261123T0302-audit-screen": auditScreen,
  "20261123T0303-reports": reports,
  "20261123T0304-confirmation": confirmation,
  "20261123T0305-connection-checks": connectionChecks,
  "20261123T0306-legal": legal,
  "20261123T0800-failed-requests-of-customers": failedRequestsOfCustomers,
  "20261123T1010-units-of-courses": unitsOfCourses,
  "20261123T1020-readings-of-figures": readingsOfFigures,
  "20261123T1100-limits-of-mails": limitsOfMails,
  "20261123T1201-ends-of-links": endsOfLinks,
  "20261123T1202-details-of-acts": detailsOfActs,
  "20261123T1203-confirmations-keep": confirmationsKeep,
  "20261123T1301-file-digests": fileDigests,
  "20261123T1400-run-provenance": runProvenance,
  "20261123T1401-sources-of-runs": sourcesOfRuns,
  "20261123T1402-day-of-deliveries": dayOfDeliveries,
  "20261123T1510-validity-of-runs": validityOfRuns,
  "20261123T1600-proficiency-rules": proficiencyRules,
  "20261123T1700-keys-and-logs-of-stations": keysAndLogsOfStations,
  "20261123T1710-events-of-stations": eventsOfStations,
  "20261123T1801-notices-of-releases": noticesOfReleases,
  "20261123T1810-versions-of-stations": versionsOfStations,
  "20261123T2200-signatures-of-packages": signaturesOfPackages,
  "20261124T0300-times-of-pictures": timesOfPictures,
  "20261124T0310-release-keys-of-stations": releaseKeysOfStations,
  "20261126T1400-signatures-of-requests": signaturesOfRequests,
  "20261126T1545-refusals-of-stations": refusalsOfStations,
  "20261126T1700-damaged-logs": damagedLogs,
  "20261126T1712-lookups-of-people": lookupsOfPeople,
  "20261126T1725-failed-starts": failedStarts,
  "20261126T1800-ending-vouchers": endingVouchers,
  "20261126T2040-this-week": thisWeek,
  "20261126T2050-assignments": assignments,
  "20261126T2115-operations-by-subject": operationsBySubject,
  "20261127T0010-assignment-certificates": assignmentCertificates,
  "20261127T0040-search-of-people": searchOfPeople,
  "20261127T0103-refused-starts": refusedStarts,
  "20261127T0310-fewer-record-indexes": fewerRecordIndexes,
  "20261127T0320-series-of-runs": seriesOfRuns,
  "20261127T0321-filled-series-of-runs": filledSeriesOfRuns,
  "20261127T0322-one-time-zone": oneTimeZone,
  "20261127T0400-search-of-signs": searchOfSigns,
  "20261127T0610-one-search-index-of-runs": oneSearchIndexOfRuns,
  "20261127T0640-kinds-of-cases": kindsOfCases,
  "20261127T0700-scores-of-series": scoresOfSeries,
  "20261127T0920-hours-taken-back": hoursTakenBack,
  "20261127T1225-returned-records": returnedRecords,
  "20261127T1310-waiting-for-events": waitingForEvents,
  "20261127T1930-starts-of-failed-requests": startsOfFailedRequests,
  "20261127T1940-search-of-stations": searchOfStations,
  "20261127T2204-logbook-settings": logbookSettings,
  "20261127T2206-confirmed-content": confirmedContent,
  "20261127T2229-confirmed-in-stead": confirmedInStead,
  "20261127T2251-records-to-complete": recordsToComplete,
  "20261127T2300-logbook-doubles": logbookDoubles,
  "20261127T2319-logbook-reports": logbookReports,
  "20261127T2322-entrustment": entrustment,
  "20261127T2325-imported-logbooks": importedLogbooks,
  "20261128T0152-logbook-mappings": logbookMappings,
  "20261128T0238-address-changes": addressChanges,
  "20261128T1326-people-by-name": peopleByName,
  "20261128T1532-provisioning": provisioning,
  "20261128T1545-personal-data-exports": personalDataExports,
  "20261128T1846-ownership-of-accounts": ownershipOfAccounts,
  "20261128T1920-released-accounts": releasedAccounts,
};
