import { randomUUID } from "node:crypto";
import type { Caller, CastApp } from "../support/cast-app.ts";

const fields = "id recordId dateOfProcedure procedureName revision savedAt expiresAt";

const saveMutation = `mutation ($draft: LogbookDraftInput!) {
  saveLogbookDraft(draft: $draft) { outcome draft { ${fields} } content recordId }
}`;

export type Draft = {
  readonly id: string;
  readonly recordId: string | null;
  readonly dateOfProcedure: string | null;
  readonly procedureName: string | null;
  readonly revision: number;
  readonly savedAt: string;
  readonly expiresAt: string;
};

type Sent = {
  readonly id?: string;
  readonly isChange?: boolean;
  readonly revision?: number | null;
  readonly content?: string;
  readonly form?: object;
};

/** The variables of `saveLogbookDraft`: a new draft of a form with a procedure reason, unless changed. */
export function drafting({ form = { procedureIndication: "Growing sac" }, ...sent }: Sent = {}) {
  const defaults = { id: randomUUID(), isChange: false, revision: null, content: JSON.stringify({ form }) };
  return { draft: { ...defaults, ...sent } };
}

type Answer = {
  readonly outcome: string;
  readonly draft: Draft | null;
  readonly content: string | null;
  readonly recordId: string | null;
};

export async function saveDraft(
  portal: CastApp,
  who: Caller,
  variables: ReturnType<typeof drafting>,
): Promise<Answer> {
  return (await portal.get(who, saveMutation, variables)).saveLogbookDraft;
}

/** Stores a draft that the API must accept. */
export async function keptDraft(portal: CastApp, who: Caller, sent: Sent = {}): Promise<Draft> {
  const { outcome, draft } = await saveDraft(portal, who, drafting(sent));
  if (outcome !== "saved" || draft === null) throw new Error(outcome);
  return draft;
}

/** The code and the wrong fields of a refusal. */
export async function refusedDraft(portal: CastApp, who: Caller, sent: Sent) {
  const { errors } = await portal.ask(who, saveMutation, drafting(sent));
  const { code, fields: wrong } = (errors?.[0]?.extensions ?? {}) as {
    code?: string;
    fields?: readonly { path: string; code: string }[];
  };
  return { code, fields: wrong?.map((field) => [field.path, field.code]) };
}

export async function draftsOf(portal: CastApp, who: Caller): Promise<readonly Draft[] | null> {
  const query = `{ logbookDrafts { ${fields} } }`;
  return (await portal.get(who, query)).logbookDrafts;
}

/** The content of a draft as an object; undefined where the caller has none of that id. */
export async function readContent(portal: CastApp, who: Caller, id: string): Promise<unknown> {
  const query = "query ($id: ID) { logbookDraft(id: $id) { draft { id } content } }";
  const { logbookDraft } = await portal.get(who, query, { id });
  return logbookDraft === null ? undefined : JSON.parse(logbookDraft.content);
}

export async function discard(portal: CastApp, who: Caller, id: string): Promise<void> {
  await portal.get(who, "mutation ($id: ID!) { discardLogbookDraft(id: $id) }", { id });
}
