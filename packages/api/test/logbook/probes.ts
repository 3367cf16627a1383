import { randomUUID } from "node:crypto";
import type { CustomerId, RecordId } from "@cathedra/domain";
import { aRecord, cast, demoWorld, getCustomer } from "@cathedra/test-fixtures";
import { insertRecords } from "../../src/seed/insert-records.ts";
import { administering } from "../platform/role-matrix/administered-ids.ts";
import { bystander } from "../platform/role-matrix/callers.ts";
import { record } from "../platform/role-matrix/facts.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { TestApp } from "../support/app.ts";
import type { CastApp } from "../support/cast-app.ts";
import { saved, saveTogether, saving } from "./save-helpers.ts";

/** Another one of Maya's, which is there again before each call. */
const doomed = aRecord({ id: "4ec04d00-0000-4000-8000-00000000dead" as RecordId });

const ownLogbookQuery = "{ ownLogbook { totalCount entries { part record { id } } } }";

export const probes: readonly Probe[] = [
  { operation: "Query.activities", call: { query: "{ activities { totalCount activities { id } } }" } },
  {
    operation: "Query.activity",
    call: { query: "query ($id: ID!) { activity(id: $id) { id } }", variables: { id: record.id } },
  },
  { operation: "Query.recentActivities", call: { query: "{ recentActivities { id } }" } },
  { operation: "Query.ownLogbook", call: { query: ownLogbookQuery } },
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
  { operation: "Mutation.saveActivities", call: { query: saveTogether, variables: { saves: [saving()] } } },
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

const give: OwnProbe["give"] = async (portal, whose) => {
  const { id } = await saved(portal, whose, saving({ clientKey: randomUUID() }));
  return { id };
};

export const ownProbes: readonly OwnProbe[] = [
  { operation: "Query.recentActivities", query: "{ recentActivities { id } }", give },
  { operation: "Query.ownLogbook", query: ownLogbookQuery, give },
  {
    operation: "Query.activities",
    query: "{ activities { totalCount activities { id } } }",
    give,
  },
  ...administering("either", {
    operation: "Query.activities",
    query: "{ activities { totalCount activities { id } } }",
    give: async (api, customerId) => ({ id: await foreignRecord(api, customerId as CustomerId) }),
  }),
  {
    operation: "Mutation.saveActivities",
    query: saveTogether,
    give: async (portal, whose) => {
      const { id } = await give(portal, whose);
      return { id, saves: [saving({ id: String(id), procedureIndication: "Changed" })] };
    },
    shown: "query ($id: ID!) { activity(id: $id) { procedureIndication } }",
  },
  {
    operation: "Query.IRLogFormData",
    about: "the hospitals of one's customers",
    people: [cast.maya, cast.aiko],
    query: "{ IRLogFormData { hospitals { id } } }",
    give: async ({ database: { db } }) => {
      await db
        .insertInto("hospital")
        .values({ customer_id: getCustomer("northgate").id, name: randomUUID() })
        .execute();
      return {};
    },
  },
  {
    operation: "Query.IRLogFormData",
    about: "the attendings of one's customers",
    people: [cast.maya, cast.aiko],
    query: "{ IRLogFormData { attending { id } } }",
    give: async ({ database: { db } }) => {
      await db
        .insertInto("attending")
        .values({ customer_id: getCustomer("northgate").id, first_name: "M", last_name: randomUUID() })
        .execute();
      return {};
    },
  },
];

/** A record of another person in a group of this customer; the group exists if the caller administers one. */
export async function foreignRecord(
  { database: { db } }: TestApp,
  customerId: CustomerId,
): Promise<RecordId> {
  const record = aRecord({
    id: randomUUID() as RecordId,
    customerId,
    createdBy: bystander.userId,
    participantIds: [],
    participants: [],
  });
  const { id: attendingId, ...attending } = record.attending;
  const names = { first_name: attending.firstName, last_name: attending.lastName };
  await db.insertInto("hospital").values({ customer_id: customerId, name: record.hospital }).execute();
  const stored = await db
    .insertInto("attending")
    .values({ customer_id: customerId, ...names })
    .returning("id")
    .executeTakeFirstOrThrow();
  const group =
    (await db
      .selectFrom("customer_group")
      .select("id")
      .where("customer_id", "=", customerId)
      .executeTakeFirst()) ??
    (await db
      .insertInto("customer_group")
      .values({ customer_id: customerId, name: attendingId, description: null })
      .returning("id")
      .executeTakeFirstOrThrow());
  const placed = {
    ...record,
    groupId: group.id,
    attending: { ...attending, id: stored.id },
  };
  await db.transaction().execute((tx) => insertRecords(tx, demoWorld.people, [placed]));
  return record.id;
}

const searchParams = {
  limit: 25,
  offset: 0,
  sortField: "dateOfProcedure",
  sortOrder: "desc",
  searchText: "a",
};

const mine = (portal: CastApp) => saved(portal, cast.maya, saving()).then(({ id }) => ({ id }));

export const webOperations: readonly WebOperation[] = [
  ["LogbookQuery", cast.maya, 7],
  ["RecordsQuery", cast.maya, 2, () => ({ searchParams })],
  ["exportQuery", cast.maya, 2, () => ({ searchParams: { ...searchParams, limit: 1000 } })],
  [
    "SuspectedDoublesQuery",
    cast.maya,
    3,
    () => ({ searchParams, day: "2026-03-02", hospital: "", attending: randomUUID(), code: "AI-1303" }),
  ],
  ["SeveralCasesQuery", cast.maya, 4],
  ["LogbookExportQuery", cast.maya, 2],
  ["ownLogbookQuery", cast.maya, 2, () => ({ limit: 500 })],
  ["EarlierRecordDialogQuery", cast.maya, 2, () => ({ searchParams })],
  ["openNextToCompleteQuery", cast.maya, 2, () => ({ searchParams })],
  ["FilterFormQuery", cast.maya, 2],
  ["RecordQuery", cast.maya, 6, mine],
  ["CopyRecordQuery", cast.maya, 5, mine],
  ["latestRecordQuery", cast.maya, 2, mine],
  ["saveRecordMutation", cast.maya, 6, () => saving()],
  ["saveRecordsMutation", cast.maya, 6, () => ({ saves: [saving()] })],
  [
    "deleteRecordMutation",
    cast.maya,
    8,
    async (portal) => {
      const { id, procedure, groupId, ...record } = await saved(portal, cast.maya, saving());
      const modifiedAt = String(record.modifiedAt);
      return { activity: { id, groupId, procedure: { code: procedure.code }, modifiedAt } };
    },
  ],
  [
    "useDeleteRecordMutation",
    cast.maya,
    8,
    async (portal) => {
      const record = await saved(portal, cast.maya, saving());
      const { id, procedure } = record;
      return { activity: { id, groupId: record.groupId, procedure: { code: procedure.code } }, searchParams };
    },
  ],
];
