import { randomUUID } from "node:crypto";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import { drafting, keptDraft } from "./draft-helpers.ts";

const give: OwnProbe["give"] = async (portal, whose) => {
  const { id } = await keptDraft(portal, whose);
  // What is sent of it again is another form.
  return { id, ...drafting({ id, form: { procedureIndication: "Written over" }, revision: 1 }) };
};

const unknown = { id: randomUUID() };
const one = "query ($id: ID) { logbookDraft(id: $id) { content draft { id revision } } }";

export const ownDraftProbes: readonly OwnProbe[] = [
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
