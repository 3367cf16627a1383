import { randomUUID } from "node:crypto";
import type { Probe } from "../platform/role-matrix/probe.ts";

const draft = { id: randomUUID(), isChange: false, content: JSON.stringify({ form: {} }) };

/** Everybody who is signed in has drafts of their own; that nobody reads another's is in `logbook-drafts/drafts.test.ts`. */
export const draftProbes: readonly Probe[] = [
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
