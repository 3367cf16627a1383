import { randomUUID } from "node:crypto";
import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { putWorldBack } from "../platform/role-matrix/callers.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import {
  assigned,
  dayFromNow,
  doneAssignment,
  irResidents,
  issuedCertificate,
  issueMutation,
} from "./assignment-builders.ts";

const records = () => ({
  kind: "records",
  courseId: null,
  name: `Probe ${randomUUID()}`,
  minimum: 3,
  countsFrom: dayFromNow(-30),
  dueOn: dayFromNow(30),
});
const one = async (portal: CastApp) => {
  const { id } = await assigned(portal, records(), { who: cast.ruth });
  return { assignmentId: id };
};
const ownCertificate =
  "query ($assignmentId: Int!) { myCertificate(assignmentId: $assignmentId) { code showsName } }";

export const probes: readonly Probe[] = [
  {
    operation: "Query.groupAssignments",
    prepare: putWorldBack,
    call: { query: `{ groupAssignments(customerGroupId: ${irResidents}) { assignments { done } } }` },
  },
  {
    operation: "Query.assignmentChoices",
    call: { query: `{ assignmentChoices(customerGroupId: ${irResidents}) { people { last_name } } }` },
  },
  {
    operation: "Query.assignmentPeople",
    call: {
      query: "query ($assignmentId: Int!) { assignmentPeople(assignmentId: $assignmentId) { totalCount } }",
      variables: one,
    },
  },
  { operation: "Query.myCertificates", call: { query: "{ myCertificates { certificates { code } } }" } },
  { operation: "Query.myAssignments", call: { query: "{ myAssignments { today } }" } },
  {
    operation: "Mutation.createAssignment",
    // Removes the assignments of earlier calls, because a group may have only a limited number.
    prepare: ({ database: { db } }) => db.deleteFrom("assignment").where("name", "like", "Probe %").execute(),
    call: {
      query: `mutation ($assignment: AssignmentInput!) {
        createAssignment(customerGroupId: ${irResidents}, assignment: $assignment) { id }
      }`,
      variables: async () => ({ assignment: records() }),
    },
  },
  {
    operation: "Mutation.changeAssignment",
    call: {
      query: `mutation ($assignmentId: Int!) {
        changeAssignment(assignmentId: $assignmentId, dueOn: "${dayFromNow(60)}") { id }
      }`,
      variables: one,
    },
  },
  {
    operation: "Mutation.withdrawAssignment",
    call: {
      query:
        "mutation ($assignmentId: Int!) { withdrawAssignment(assignmentId: $assignmentId) { assignmentId } }",
      variables: one,
    },
  },
  {
    operation: "GET /api/assignments/calendar.ics",
    call: async () => ({ url: "/api/assignments/calendar.ics" }),
  },
  {
    operation: "Query.myCertificate",
    about: "of what one was not asked for",
    call: { query: ownCertificate.replaceAll("$assignmentId: Int!", "$assignmentId: Int = 999999999") },
    rule: { lets: [], otherwise: "notFound" },
  },
  {
    operation: "Mutation.issueCertificate",
    about: "of what one was not asked for",
    call: { query: "mutation { issueCertificate(assignmentId: 999999999, showsName: true) { code } }" },
    rule: { lets: [], otherwise: "notFound" },
  },
  {
    operation: "Mutation.withdrawCertificate",
    about: "of what one was not asked for",
    call: { query: "mutation { withdrawCertificate(assignmentId: 999999999) }" },
  },
  {
    operation: "POST /api/certificates/verify",
    call: async (portal) => ({
      url: "/api/certificates/verify",
      body: JSON.stringify({ code: await issuedCertificate(portal, cast.maya) }),
      headers: { "content-type": "application/json" },
    }),
  },
  {
    operation: "Mutation.setTimeZone",
    call: { query: 'mutation { setTimeZone(timeZone: "Europe/Stockholm") }' },
  },
];

const own = "{ myAssignments { assignments { assignment { title } status amount } } }";

const withDone = async (portal: CastApp, whose: CastPerson) => {
  const assignmentId = await doneAssignment(portal, whose);
  return { assignmentId };
};

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.myCertificate",
    query: ownCertificate,
    unknown: { assignmentId: 999_999_999 },
    give: withDone,
  },
  {
    operation: "Mutation.issueCertificate",
    query:
      "mutation ($assignmentId: Int!) { issueCertificate(assignmentId: $assignmentId, showsName: true) { code } }",
    shown: ownCertificate,
    give: withDone,
  },
  {
    operation: "Mutation.withdrawCertificate",
    query: "mutation ($assignmentId: Int!) { withdrawCertificate(assignmentId: $assignmentId) }",
    shown: ownCertificate,
    give: async (portal, whose) => {
      const variables = await withDone(portal, whose);
      await portal.get(whose, issueMutation, { ...variables, showsName: false });
      return variables;
    },
  },
  {
    operation: "Query.myCertificates",
    query: "{ myCertificates { certificates { code title } } }",
    give: async (portal, whose) => {
      await issuedCertificate(portal, whose);
      return {};
    },
  },
  {
    operation: "Query.myAssignments",
    query: own,
    give: async (portal, whose) => {
      await assigned(portal, { ...records(), people: [whose.keycloakId] });
      return {};
    },
  },
  {
    operation: "Mutation.setTimeZone",
    query: 'mutation { setTimeZone(timeZone: "Asia/Tokyo") }',
    shown: "{ myAssignments { timeZone } }",
    give: async () => ({}),
  },
];

const group = { customerGroupId: irResidents };
const asked = async (portal: CastApp) => {
  const { id, modifiedAt } = await assigned(portal, records());
  return { assignmentId: id, dueOn: dayFromNow(40), step: null, modifiedAt };
};

export const webOperations: readonly WebOperation[] = [
  ["AssignmentsQuery", cast.maya, 3],
  ["CertificateQuery", cast.maya, 4, (portal) => withDone(portal, cast.maya)],
  [
    "useCertificateChangesIssueMutation",
    cast.maya,
    8,
    async (portal) => ({ ...(await withDone(portal, cast.maya)), showsName: true }),
  ],
  ["useCertificateChangesWithdrawMutation", cast.maya, 5, (portal) => withDone(portal, cast.maya)],
  ["useTimeZoneMutation", cast.maya, 2, () => ({ timeZone: "Europe/Stockholm" })],
  ["ClassAssignmentsQuery", cast.priya, 4, () => group],
  ["useAssignmentChangesListQuery", cast.priya, 3, () => group],
  ["AssignmentDialogQuery", cast.priya, 3, () => group],
  [
    "PeopleDrawerQuery",
    cast.priya,
    4,
    async (portal) => ({ assignmentId: (await asked(portal)).assignmentId }),
  ],
  [
    "useAssignmentChangesCreateMutation",
    cast.priya,
    12,
    () => ({ ...group, assignment: records(), key: randomUUID() }),
  ],
  ["useAssignmentChangesChangeMutation", cast.priya, 12, asked],
  [
    "useAssignmentChangesWithdrawMutation",
    cast.priya,
    9,
    async (portal) => ({ assignmentId: (await asked(portal)).assignmentId }),
  ],
];
