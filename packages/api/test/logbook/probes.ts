import type { RecordId } from "@cathedra/domain";
import { aRecord, demoWorld } from "@cathedra/test-fixtures";
import { insertRecords } from "../../src/seed/insert-records.ts";
import { record } from "../platform/role-matrix/facts.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import { saving } from "./save-helpers.ts";

/** Another one of Maya's, which is there again before each call. */
const doomed = aRecord({ id: "4ec04d00-0000-4000-8000-00000000dead" as RecordId });

export const logbookProbes: readonly Probe[] = [
  { operation: "Query.activities", call: { query: "{ activities { totalCount activities { id } } }" } },
  {
    operation: "Query.activity",
    call: { query: "query ($id: ID!) { activity(id: $id) { id } }", variables: { id: record.id } },
  },
  { operation: "Query.recentActivities", call: { query: "{ recentActivities { id } }" } },
  { operation: "Query.IRLogFormData", call: { query: "{ IRLogFormData { hospitals { id } } }" } },
  {
    operation: "Mutation.saveActivity",
    about: "a new record in Maya's group",
    call: {
      query: `mutation ($activity: ActivityInput!, $customerId: Int, $attendingName: String) {
        saveActivity(activity: $activity, customerId: $customerId, attendingName: $attendingName) { activity { id } }
      }`,
      variables: saving(),
    },
  },
  {
    operation: "Mutation.deleteActivity",
    about: "Maya's other record",
    call: {
      query: `mutation ($activity: DeleteActivityInput!) { deleteActivity(activity: $activity) { deletedId } }`,
      variables: {
        activity: {
          id: doomed.id,
          procedure: { code: doomed.procedure.code },
          groupId: doomed.groupId,
        },
      },
    },
    prepare: ({ database }) =>
      database.db.transaction().execute((tx) => insertRecords(tx, demoWorld.people, [doomed])),
  },
];
