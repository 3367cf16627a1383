import { randomUUID } from "node:crypto";
import { cast } from "@cathedra/test-fixtures";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import { drafting, keptDraft } from "./draft-helpers.ts";

const draft = { id: randomUUID(), isChange: false, content: JSON.stringify({ form: {} }) };

/**
 * Everyone who is signed in has drafts of their own; `logbook-drafts/drafts.test.ts` tests that no one reads another
 * person's.
 */
export const probes: readonly Probe[] = [
  { operation: "Query.logbookDrafts", call: { query: "{ logbookDrafts { id } }" } },
  { operation: "Query.logbookDraft", call: { query: `{ logbookDraft(id: "${draft.id}") { content } }` } },
  {
    operation: "Mutation.saveLogbookDraft",
    call: {
      query: "mutation ($draft: LogbookDraftInput!) { saveLogbookDraft(draft: $draft) { outcome } }",
      variables: { draft },
    },
  },
  {
    operation: "Mutation.discardLogbookDraft",
    call: { query: `mutation { discardLogbookDraft(id: "${draft.id}") }` },
  },
];

const give: OwnProbe["give"] = async (portal, whose) => {
  const { id } = await keptDraft(portal, whose);
  // A repeated request contains another form.
  return { id, ...drafting({ id, form: { procedureIndication: "Written over" }, revision: 1 }) };
};

const unknown = { id: randomUUID() };

const one = "query ($id: ID) { logbookDraft(id: $id) { content draft { id revision } } }";

export const ownProbes: readonly OwnProbe[] = [
  { operation: "Query.logbookDrafts", query: "{ logbookDrafts { id } }", give },
  { operation: "Query.logbookDraft", query: one, give, unknown },
  {
    operation: "Mutation.saveLogbookDraft",
    query: "mutation ($draft: LogbookDraftInput!) { saveLogbookDraft(draft: $draft) { outcome content } }",
    shown: one,
    give,
  },
  {
    operation: "Mutation.discardLogbookDraft",
    query: "mutation ($id: ID!) { discardLogbookDraft(id: $id) }",
    shown: one,
    give,
  },
];

export const webOperations: readonly WebOperation[] = [
  ["CreateRecordQuery", cast.maya, 5, async (portal) => ({ draft: (await keptDraft(portal, cast.maya)).id })],
  ["storedDraftsQuery", cast.maya, 2],
  ["sendDraftMutation", cast.maya, 9, () => drafting()],
  ["discardDraftQuery", cast.maya, 2, async (portal) => ({ id: (await keptDraft(portal, cast.maya)).id })],
  ["discardDraftMutation", cast.maya, 2, async (portal) => ({ id: (await keptDraft(portal, cast.maya)).id })],
];
