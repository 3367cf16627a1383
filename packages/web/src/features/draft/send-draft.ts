import { graphql } from "react-relay/hooks";
import { commitMutation } from "relay-runtime";
import type { sendDraftMutation } from "../../__generated__/sendDraftMutation.graphql.ts";
import { environment } from "../../relay/environment.ts";
import type { LocalDraft } from "./local-drafts.ts";

/** The result of sending a draft. */
export type SentDraft =
  /** The draft was stored; `content` is the stored content if it differs from what was sent. */
  | {
      readonly outcome: "saved";
      readonly revision: number;
      readonly savedAt: number;
      readonly content: unknown;
    }
  /** Another device has written the draft in the meantime; `content` and `revision` are those of that device. */
  | { readonly outcome: "changedMeanwhile"; readonly revision: number; readonly content: unknown }
  | { readonly outcome: "recordSaved"; readonly recordId: string };

type Sending = Pick<LocalDraft, "id" | "isChange" | "revision" | "content">;

/** Sends a draft in the background: it continues while the page is unloaded, and shows no progress. */
export function sendDraft({ content, ...draft }: Sending): Promise<SentDraft> {
  return new Promise((resolve, reject) => {
    commitMutation<sendDraftMutation>(environment, {
      mutation: graphql`
        mutation sendDraftMutation($draft: LogbookDraftInput!) {
          saveLogbookDraft(draft: $draft) {
            outcome
            draft {
              id
              revision
              savedAt
              ...DraftRow_draft
            }
            content
            recordId
          }
        }
      `,
      variables: { draft: { ...draft, content: JSON.stringify(content) } },
      cacheConfig: { metadata: { isBackground: true } },
      updater: (store) => {
        const stored = store.getRootField("saveLogbookDraft").getLinkedRecord("draft");
        const listed = store.getRoot().getLinkedRecords("logbookDrafts");
        if (!stored || !listed || listed.some((each) => each.getDataID() === stored.getDataID())) return;
        store.getRoot().setLinkedRecords([stored, ...listed], "logbookDrafts");
      },
      onCompleted: ({ saveLogbookDraft }) => resolve(getSent(saveLogbookDraft)),
      onError: reject,
    });
  });
}

function getSent(answer: sendDraftMutation["response"]["saveLogbookDraft"]): SentDraft {
  const { outcome, draft, recordId } = answer;
  if (recordId !== null && recordId !== undefined && outcome === "recordSaved") return { outcome, recordId };
  if (draft === null || draft === undefined) throw new Error("a draft that is stored, and is not");
  const content: unknown = JSON.parse(answer.content ?? "null");
  const { revision } = draft;
  if (outcome === "changedMeanwhile") return { outcome, revision, content };
  return { outcome: "saved", revision, savedAt: Date.parse(draft.savedAt), content };
}
