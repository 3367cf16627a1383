import { randomBytes, randomUUID } from "node:crypto";
import type { RecordId } from "@cathedra/domain";
import { groupCodeBytes, groupInviteCode } from "@cathedra/domain/groups";
import {
  aRecord,
  aRecordInput,
  attendings,
  cast,
  demoTargets,
  demoWorld,
  hospitals,
} from "@cathedra/test-fixtures";
import type { Access } from "../../../src/graphql/guards.ts";
import { contentReading } from "../../../src/modules/content/content-reading.ts";
import { imageFolder } from "../../../src/modules/content/image-links.ts";
import { systemClock } from "../../../src/ports/clock.ts";
import { insertRecords } from "../../../src/seed/insert-records.ts";
import type { TestApp } from "../../support/app.ts";
import { draftProbes } from "./draft-probes.ts";
import { eventProbes } from "./event-probes.ts";
import { machineProbes } from "./machine-probes.ts";
import { roomProbes } from "./room-probes.ts";
import { voucherProbes } from "./voucher-probes.ts";

/** Maya's, in the IR residents of Northgate: what every caller is measured against. */
export const record = aRecord();

/** Another one of hers, which is there again before each call. */
const doomedRecord = aRecord({ id: "4ec04d00-0000-4000-8000-00000000dead" as RecordId });

type Variables = Readonly<Record<string, unknown>>;

/** One call that a guard is tried with. */
export type Probe = {
  readonly operation: string;
  /** Where one operation has several kinds of calls. */
  readonly about?: string;
  readonly call:
    | { readonly query: string; readonly variables?: Variables | ((api: TestApp) => Promise<Variables>) }
    | ((api: TestApp) => Promise<{
        readonly url: string;
        readonly body?: string;
        readonly headers?: Readonly<Record<string, string>>;
      }>);
  /** Makes what a former caller may have taken away. */
  readonly prepare?: (api: TestApp) => Promise<unknown>;
  /** Where this kind of call has another rule than the operation has in general. */
  readonly access?: Access;
};

/** An attending and a hospital of Northgate that no record of the matrix names. */
const spare = {
  attendings: attendings.filter(({ customer }) => customer === "northgate").slice(-3),
  hospitals: hospitals.filter(({ customer }) => customer === "northgate").slice(-2),
};
const [spareAttending, changedAttending, keptAttending] = spare.attendings.map(({ id }) => id);
const [spareHospital, changedHospital] = spare.hospitals.map(({ id }) => id);

const { customerId, attendingName, ...activity } = aRecordInput();

/** One for every guard, or the matrix fails. Files and pages without rules are tried by `GET`. */
export const probes: readonly Probe[] = [
  { operation: "Query.user", about: "oneself", call: { query: "{ user { email } }" } },
  {
    operation: "Query.user",
    about: "Maya, by her address",
    call: { query: `{ user(emailAddress: "${cast.maya.email}") { email } }` },
    access: { kind: "only", callers: ["learner"], otherwise: "forbidden" },
  },
  {
    operation: "Mutation.updateUser",
    about: "one's own",
    call: { query: "mutation { updateUser(user: {}) { user { email } } }" },
  },
  {
    operation: "Mutation.updateUser",
    about: "Maya's, by her address",
    call: {
      query: `mutation { updateUser(user: {}, emailAddress: "${cast.maya.email}") { user { email } } }`,
    },
    access: { kind: "only", callers: ["learner"], otherwise: "forbidden" },
  },
  { operation: "Query.customerGroups", call: { query: "{ customerGroups { id name members { email } } }" } },
  {
    operation: "Mutation.acceptInvite",
    about: "of a group that has nothing to do with anybody else",
    call: {
      query: "mutation ($code: String!) { acceptInvite(code: $code) { groupName } }",
      variables: invitation,
    },
  },
  {
    operation: "Mutation.leaveGroup",
    about: "a group that one is not in",
    call: { query: "mutation { leaveGroup(customerGroupId: 3) { customerGroups { id } } }" },
    access: { kind: "only", callers: [], otherwise: "notFound" },
  },
  {
    operation: "Mutation.regenerateGroupInvitation",
    about: "of a group that one is not in",
    call: {
      query: "mutation { regenerateGroupInvitation(customerGroupId: 3) { customerGroup { id } } }",
    },
  },
  {
    operation: "Mutation.revokeGroupInvitation",
    about: "of a group that one is not in",
    call: { query: "mutation { revokeGroupInvitation(customerGroupId: 3) { customerGroup { id } } }" },
  },
  { operation: "Query.customers", call: { query: "{ customers { id admins { email } branches { id } } }" } },
  { operation: "Query.customer", call: { query: "{ customer(customerId: 1) { id admins { email } } }" } },
  {
    operation: "Query.customerCloudModuleQuotaTransactions",
    call: { query: "{ customerCloudModuleQuotaTransactions(customerId: 1) { totalCount } }" },
  },
  {
    operation: "Mutation.createCustomer",
    call: {
      query: `mutation ($name: String!) {
        createCustomer(name: $name, admins: "${cast.helena.email}", branches: [1]) { id }
      }`,
      variables: async () => ({ name: randomUUID() }),
    },
  },
  {
    operation: "Mutation.saveCustomer",
    call: {
      query: `mutation { saveCustomer(
        id: 1, name: "Northgate University Hospital", admins: ["${cast.george.email}"]
      ) { id } }`,
    },
  },
  {
    operation: "Mutation.addCustomerCloudModuleQuotaTransaction",
    call: {
      query: `mutation {
        addCustomerCloudModuleQuotaTransaction(customerId: 1, timeQuotumDifferenceInMs: 3600000) { id }
      }`,
    },
  },
  { operation: "Query.talentBranches", call: { query: "{ talentBranches { id name } }" } },
  {
    operation: "Query.customerLearningSpaceAccess",
    call: { query: "{ customerLearningSpaceAccess(customerId: 1, learningSpaceId: 2) { fullAccess } }" },
  },
  {
    operation: "Mutation.saveLearningSpaceAccess",
    call: {
      query: `mutation {
        saveLearningSpaceAccess(customerId: 1, learningSpaceId: 2, courses: [], fullAccess: true) { fullAccess }
      }`,
    },
  },
  { operation: "Query.getCustomersForAdmin", call: { query: "{ getCustomersForAdmin { id name } }" } },
  { operation: "Query.attendings", call: { query: "{ attendings(customerId: 1) { id recordCount } }" } },
  { operation: "Query.hospitals", call: { query: "{ hospitals(customerId: 1) { id recordCount } }" } },
  {
    operation: "Mutation.createAttending",
    call: { query: 'mutation { createAttending(customerId: 1, firstName: "M", lastName: "Atrix") { id } }' },
  },
  {
    operation: "Mutation.updateAttending",
    call: {
      query: `mutation { updateAttending(id: "${changedAttending}", firstName: "M", lastName: "Changed") { id } }`,
    },
  },
  {
    operation: "Mutation.mergeAttendings",
    call: {
      query: `mutation { mergeAttendings(id: "${changedAttending}", into: "${keptAttending}") { id } }`,
    },
  },
  {
    operation: "Mutation.deleteAttending",
    call: { query: `mutation { deleteAttending(id: "${spareAttending}") }` },
  },
  {
    operation: "Mutation.createHospital",
    call: { query: 'mutation { createHospital(customerId: 1, name: "Matrix") { id } }' },
  },
  {
    operation: "Mutation.updateHospital",
    call: { query: `mutation { updateHospital(id: "${changedHospital}", name: "Changed") { id } }` },
  },
  {
    operation: "Mutation.deleteHospital",
    call: { query: `mutation { deleteHospital(id: "${spareHospital}") }` },
  },
  ...voucherProbes,
  ...eventProbes,
  { operation: "Query.activities", call: { query: "{ activities { totalCount activities { id } } }" } },
  {
    operation: "Query.activity",
    call: { query: "query ($id: ID!) { activity(id: $id) { id } }", variables: { id: record.id } },
  },
  { operation: "Query.recentActivities", call: { query: "{ recentActivities { id } }" } },
  { operation: "Query.newsArticles", call: { query: "{ newsArticles { title } }" } },
  { operation: "Query.youtubeVideos", call: { query: "{ youtubeVideos { id } }" } },
  { operation: "Query.contentSources", call: { query: "{ contentSources { kind } }" } },
  { operation: "Query.IRLogFormData", call: { query: "{ IRLogFormData { hospitals { id } } }" } },
  {
    operation: "Mutation.saveActivity",
    about: "a new record in Maya's group",
    call: {
      query: `mutation ($activity: ActivityInput!, $customerId: Int, $attendingName: String) {
        saveActivity(activity: $activity, customerId: $customerId, attendingName: $attendingName) { activity { id } }
      }`,
      variables: { activity, customerId, attendingName },
    },
  },
  ...draftProbes,
  { operation: "Query.logbookTotals", about: "one's own", call: { query: "{ logbookTotals { cases } }" } },
  {
    operation: "Query.logbookTotals",
    about: "those of another trainee of Maya's group",
    call: { query: `{ logbookTotals(participant: "${cast.tomas.keycloakId}") { cases } }` },
    access: { kind: "only", callers: ["sysAdmin"], otherwise: "notFound" },
  },
  { operation: "Query.logbookTotalsGroups", call: { query: "{ logbookTotalsGroups { totalCount } }" } },
  {
    operation: "Query.logbookGroupTotals",
    about: "of Maya's group",
    call: { query: `{ logbookGroupTotals(groupId: ${record.groupId}) { totalCount } }` },
  },
  {
    operation: "Query.logbookTargets",
    call: { query: `{ logbookTargets(customerId: ${record.customerId}) { targets { id } } }` },
  },
  {
    operation: "Mutation.saveLogbookTarget",
    call: {
      query: `mutation { saveLogbookTarget(
        customerId: ${record.customerId}, target: { name: "All", minimum: 1, span: calendarYear }
      ) { id } }`,
    },
  },
  {
    operation: "Mutation.deleteLogbookTarget",
    call: { query: `mutation { deleteLogbookTarget(id: "${demoTargets[0]?.id}") }` },
  },
  {
    operation: "Mutation.deleteActivity",
    about: "Maya's other record",
    call: {
      query: `mutation ($activity: DeleteActivityInput!) { deleteActivity(activity: $activity) { deletedId } }`,
      variables: {
        activity: {
          id: doomedRecord.id,
          procedure: { code: doomedRecord.procedure.code },
          groupId: doomedRecord.groupId,
        },
      },
    },
    prepare: ({ database }) =>
      database.db.transaction().execute((tx) => insertRecords(tx, demoWorld.people, [doomedRecord])),
  },
  {
    operation: "Mutation.resetAccountProgress",
    call: { query: "mutation { resetAccountProgress { done } }" },
  },
  ...machineProbes,
  ...roomProbes,
  { operation: "POST /api/graphql", call: { query: "{ __typename }" } },
  { operation: "GET /api/graphql", call: async () => ({ url: "/api/graphql" }) },
  { operation: "GET /api/docs/static/*", call: async () => ({ url: "/api/docs/static/swagger-ui.css" }) },
  {
    operation: "GET /api/docs/static/index.html",
    call: async () => ({ url: "/api/docs/static/index.html" }),
  },
  { operation: "GET /*", call: async () => ({ url: "/index.html" }) },
  { operation: "GET /api/content-images/:name", call: contentImage },
  { operation: "GET /api/objects/*", call: signedLink("GET") },
  { operation: "PUT /api/objects/*", call: signedLink("PUT") },
];

async function contentImage({ objectStore, config }: TestApp) {
  const key = `${imageFolder}${"0".repeat(40)}.png`;
  await objectStore.put(key, Buffer.from("picture"), { contentType: "image/png" });
  return { url: contentReading(config, systemClock).linkTo(key) };
}

/** As a person gets it from an operation that checked. */
function signedLink(method: "GET" | "PUT") {
  return async ({ objectStore, config }: TestApp) => {
    await objectStore.put("matrix/file.txt", Buffer.from("content"));
    const options = { expiresInSeconds: 60 };
    const link = await (method === "GET"
      ? objectStore.signedGetUrl("matrix/file.txt", options)
      : objectStore.signedPutUrl("matrix/file.txt", options));
    return { url: link.replace(config.http.publicUrl, ""), ...(method === "PUT" ? { body: "content" } : {}) };
  };
}

/** Of a new customer: who shares a group with somebody may see more of them, in the probes that follow. */
async function invitation({ database: { db } }: TestApp) {
  const name = randomUUID();
  const customer = await db.insertInto("customer").values({ name }).returning("id").executeTakeFirstOrThrow();
  const group = await db
    .insertInto("customer_group")
    .values({ customer_id: customer.id, name, description: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  const code = groupInviteCode(randomBytes(groupCodeBytes));
  await db.insertInto("group_invitation").values({ group_id: group.id, code }).execute();
  return { code };
}
