import { randomUUID } from "node:crypto";
import { type CastPerson, cast, extraPeople } from "@cathedra/test-fixtures";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import type { CastApp } from "../support/cast-app.ts";
import { attendingOf, requestConfirmation } from "./confirmation-requests.ts";

const people = [cast.eleanor, extraPeople.rajesh] as const;

async function give(portal: CastApp, whose: CastPerson) {
  const attending = whose === cast.eleanor ? attendingOf.eleanor : attendingOf.rajesh;
  const { seen } = await requestConfirmation(portal, { attending, clientKey: randomUUID() });
  return seen;
}

const unknown = { id: randomUUID(), modifiedAt: "2026-01-01T00:00:00.000Z" };
const state = "query ($id: ID!) { logbookConfirmation(id: $id) { id confirmation { state } } }";
const counts = "{ logbookConfirmationCounts { open isByMail } }";

export const ownConfirmationProbes: readonly OwnProbe[] = [
  {
    operation: "Query.logbookConfirmations",
    query: "{ logbookConfirmations { records { id } } }",
    people,
    give,
  },
  { operation: "Query.logbookConfirmation", query: state, people, give, unknown },
  { operation: "Query.logbookConfirmationCounts", query: counts, people, give },
  {
    operation: "Mutation.confirmActivities",
    query: `mutation ($id: ID!, $modifiedAt: DateTime!) {
      confirmActivities(records: [{ id: $id, modifiedAt: $modifiedAt, state: open }]) { left records { id } }
    }`,
    shown: state,
    people,
    give,
  },
  {
    operation: "Mutation.returnActivity",
    query: `mutation ($id: ID!, $modifiedAt: DateTime!) {
      returnActivity(record: { id: $id, modifiedAt: $modifiedAt, state: open }, word: "Side?") { isReturned }
    }`,
    shown: state,
    people,
    give,
  },
  {
    operation: "Mutation.setLogbookConfirmationMail",
    query: "mutation { setLogbookConfirmationMail(isOn: false) { id isByMail } }",
    shown: counts,
    people,
    give,
  },
];
