import { getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { Operation } from "../../src/graphql/guards.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import { aRelease } from "../software-updates/release-builder.ts";
import type { CastApp } from "../support/cast-app.ts";

const code = () => `audited-${Math.random().toString(36).slice(2)}`;

/** A release with a document. */
async function documented(portal: CastApp): Promise<number> {
  const id = await aRelease(portal, { code: code(), isPublished: false });
  await sql`
    insert into software_document (release_id, kind, object_key, name, size, content_type)
    values (${id}, 'manual', ${code()}, 'manual.pdf', 3, 'application/pdf')`.execute(portal.database.db);
  return id;
}

/** Calls of changes whose probes of the role matrix find nothing to change, for what is there to be changed. */
export const prepared: readonly Probe[] = [
  {
    operation: "Mutation.withdrawSoftwareRelease",
    call: {
      query: "mutation ($id: Int!) { withdrawSoftwareRelease(releaseId: $id) { id } }",
      variables: async (portal) => ({ id: await aRelease(portal, { code: code(), isPublished: true }) }),
    },
  },
  {
    operation: "Mutation.setSoftwareRollout",
    call: {
      query: `mutation ($id: Int!) {
        setSoftwareRollout(releaseId: $id, isForAll: false, customerIds: [1], stationIds: []) { version }
      }`,
      variables: async (portal) => ({ id: await aRelease(portal, { code: code(), isPublished: false }) }),
    },
  },
  {
    operation: "Mutation.removeSoftwareDocument",
    call: {
      query: "mutation ($id: Int!) { removeSoftwareDocument(releaseId: $id, kind: manual) { id } }",
      variables: async (portal) => ({ id: await documented(portal) }),
    },
  },
  {
    operation: "Mutation.readClassNow",
    call: { query: `mutation { readClassNow(customerGroupId: ${getGroup("irResidents").id}) { id } }` },
    prepare: ({ database }) =>
      sql`update operation set outcome = 'cancelled', ended_at = now()
        where kind = 'class_reading' and outcome is null`.execute(database.db),
  },
  {
    operation: "Mutation.syncWithTalent",
    call: { query: "mutation { syncWithTalent { id } }" },
    prepare: ({ database }) =>
      sql`update operation set outcome = 'cancelled', ended_at = now()
        where kind = 'platform_sync' and outcome is null`.execute(database.db),
  },
];

/** Changes whose row another test counts, since it takes more than a call: the act, and the test. */
export const countedElsewhere: Partial<Readonly<Record<Operation, readonly [act: string, file: string]>>> = {
  "Mutation.updateUser": ["account.profile_changed", "user/profile.test.ts"],
  "Mutation.customerGroupCourseAccess": ["group.courses_changed", "group-courses/group-courses.test.ts"],
  "Mutation.turnOffVMsOfEvent": ["machine.session_ended", "machines/start-case.test.ts"],
  "POST /api/imports/:kind": ["simulator_modules.imported", "simulator-modules/import.test.ts"],
  "Mutation.revokeVistSystemKey": ["station.revoked", "devices/who-delivers.test.ts"],
  "Mutation.saveActivities": ["logbook.record_created", "logbook/save-together.test.ts"],
  "Mutation.confirmActivities": ["logbook.record_confirmed", "confirmations/confirming.test.ts"],
  "Mutation.confirmActivityInStead": ["logbook.record_confirmed_in_stead", "confirmations/kept.test.ts"],
  "Mutation.returnActivity": ["logbook.record_returned", "confirmations/returning.test.ts"],
  "Mutation.rateEntrustment": ["logbook.entrustment_rated", "entrustment/entrustment.test.ts"],
  "Mutation.stateTraineeRole": ["logbook.trainee_role_stated", "entrustment/entrustment.test.ts"],
  "Mutation.remindPeople": ["group.people_reminded", "this-week/reminders.test.ts"],
  "Mutation.remindThisWeek": ["person.reminded", "this-week/reminders.test.ts"],
  "Mutation.undoLogbookImport": ["logbook.import_undone", "logbook-imports/import.test.ts"],
  "Mutation.deleteLogbookMapping": ["logbook.mapping_deleted", "logbook-imports/import.test.ts"],
  "Mutation.openPersonalDataExport": [
    "personal_data.export_opened",
    "personal-data/personal-data-export.test.ts",
  ],
  "Mutation.undo": ["group.restored", "group-administration/deleting.test.ts"],
};

/** Changes that take a state which no test brings about here, each with what writes their row. */
export const notTried: Partial<Readonly<Record<Operation, string>>> = {
  "Mutation.inviteAgain": "needs a mail server and an hour; `inviteAgain` writes it beside its update",
  "Mutation.tryOperationAgain":
    "needs work that has failed; `tryOperationAgain` writes it where it begins anew",
  "Mutation.vistSystemSoftwareReleaseSetInstall": "the use case of the download, which is tried",
  "Mutation.endStationSession":
    "needs somebody on a station; `endSession` writes it for every way to end one",
};
