import { randomUUID } from "node:crypto";
import { cast, extraPeople } from "@cathedra/test-fixtures";
import { groupAdmins } from "../../src/graphql/callers.ts";
import { confirm, getAttending, requestConfirmation } from "../confirmations/confirmation-requests.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { askForRatings, confirmedRecord, documents, rate, stateRole } from "./entrustment-helpers.ts";

const unknown = { id: randomUUID() };

export const probes: readonly Probe[] = [
  { operation: "Query.logbookRolesToSettle", call: { query: "{ logbookRolesToSettle { id } }" } },
  {
    operation: "Query.logbookEntrustments",
    about: "one's own",
    call: { query: "{ logbookEntrustments { level } }" },
  },
  {
    operation: "Query.logbookEntrustments",
    about: "those of another trainee of Maya's group",
    call: { query: `{ logbookEntrustments(participant: "${cast.tomas.keycloakId}") { level } }` },
    rule: { lets: ["fellowLearner", ...groupAdmins], otherwise: "notFound" },
  },
  {
    operation: "Mutation.rateEntrustment",
    call: { query: documents.rate, variables: { ...unknown, rating: { level: 1 } } },
    rule: { lets: [], otherwise: "notFound" },
  },
  {
    operation: "Mutation.stateTraineeRole",
    call: { query: documents.role, variables: { ...unknown, role: "Assistant" } },
    rule: { lets: [], otherwise: "notFound" },
  },
];

const give = async (portal: CastApp, whose: typeof cast.maya) => {
  await askForRatings(portal);
  const id = await confirmedRecord(portal, { who: whose, clientKey: randomUUID() });
  return { id };
};

const rateOwn = `mutation ($id: ID!) { rateEntrustment(id: $id, rating: { level: 2 }) { id own { level } } }`;

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.logbookRolesToSettle",
    query: "{ logbookRolesToSettle { id } }",
    give: async (portal, whose) => {
      const given = await give(portal, whose);
      await stateRole(portal, cast.eleanor, given.id, "Scrub");
      return given;
    },
  },
  {
    operation: "Query.logbookEntrustments",
    query: "{ logbookEntrustments { recordId level } }",
    give: async (portal, whose) => {
      const given = await give(portal, whose);
      await rate(portal, whose, given.id, { level: 3 });
      return given;
    },
  },
  { operation: "Mutation.rateEntrustment", query: rateOwn, shown: documents.ofRecord, give, unknown },
  {
    operation: "Mutation.stateTraineeRole",
    people: [cast.eleanor, extraPeople.rajesh],
    query: "mutation ($id: ID!) { stateTraineeRole(id: $id, role: Scrub) { id statedRole { role } } }",
    shown: documents.ofConfirmation,
    give: async (portal, whose) => {
      const attending = whose === cast.eleanor ? getAttending.eleanor : getAttending.rajesh;
      const { seen } = await requestConfirmation(portal, { attending, clientKey: randomUUID() });
      await confirm(portal, whose, seen);
      return { id: seen.id };
    },
    unknown,
  },
];

export const webOperations: readonly WebOperation[] = [
  // Pages that were opened before an update still ask for it.
  ["RecordEntrustmentQuery", cast.maya, 4, (portal) => give(portal, cast.maya)],
  ["IndependenceQuery", cast.maya, 4, () => ({ participant: null })],
  ["IndependenceSimulatorQuery", cast.maya, 5, () => ({ participant: null })],
  [
    "useEntrustmentChangesRateMutation",
    cast.eleanor,
    9,
    async (portal) => ({ ...(await give(portal, cast.maya)), rating: { level: 2 } }),
  ],
  [
    "useEntrustmentChangesRoleMutation",
    cast.eleanor,
    9,
    async (portal) => ({ ...(await give(portal, cast.maya)), role: "Scrub", comment: null }),
  ],
];
