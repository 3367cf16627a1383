import { logbookTexts } from "@cathedra/domain/messages";
import { fetchQuery, graphql } from "react-relay/hooks";
import { commitMutation } from "relay-runtime";
import type { discardDraftMutation } from "../../__generated__/discardDraftMutation.graphql.ts";
import type { discardDraftQuery } from "../../__generated__/discardDraftQuery.graphql.ts";
import { SessionExpiredError } from "../../auth/tokens.ts";
import { environment } from "../../relay/environment.ts";
import { toasts } from "../../shell/toasts.ts";
import { localDrafts } from "./drafts.ts";
import { sendDraft } from "./send-draft.ts";

export type DoomedDraft = {
  /** The `keycloak_id` of the person whose draft it is. */
  readonly owner: string;
  readonly id: string;
  readonly isChange: boolean;
  /** The typed content, if the form is open; otherwise it is requested from the portal. */
  readonly content?: unknown;
};

/** How long discarding can be undone. */
const undoMs = 12_000;

/**
 * Discards a draft in this browser and in the portal, and offers to undo that; `onRestored` is called after an undo. Resolves to
 * whether the draft was discarded.
 */
export async function discardDraft(draft: DoomedDraft, onRestored?: () => void): Promise<boolean> {
  const { owner, id, isChange } = draft;
  try {
    const content = draft.content ?? localDrafts.read({ owner, id })?.content ?? (await readContent(id));
    await remove(id);
    localDrafts.discard({ owner, id });
    const restore = async () => {
      localDrafts.keep({ owner, id, isChange, revision: null, base: null, content });
      await sendDraft({ id, isChange, revision: null, content });
      localDrafts.discard({ owner, id });
      toasts.success(logbookTexts.draftRestoredAgain);
    };
    toasts.add({
      tone: "success",
      message: logbookTexts.draftDiscarded,
      timeout: undoMs,
      // A draft that cannot be sent stays as a local copy, which is sent later.
      actions:
        content === undefined
          ? []
          : [{ label: "Undo", onPress: () => void restore().catch(reportError).then(onRestored) }],
    });
    return true;
  } catch (error) {
    // If the session has expired, the shell asks for a new sign-in, so no error is shown here.
    if (!(error instanceof SessionExpiredError)) toasts.error(logbookTexts.draftDiscardFailed);
    return false;
  }
}

async function readContent(id: string): Promise<unknown> {
  const query = graphql`
    query discardDraftQuery($id: ID!) {
      logbookDraft(id: $id) {
        content
      }
    }
  `;
  const answer = await fetchQuery<discardDraftQuery>(
    environment,
    query,
    { id },
    { fetchPolicy: "network-only" },
  ).toPromise();
  const text = answer?.logbookDraft?.content;
  return text === undefined ? undefined : JSON.parse(text);
}

function remove(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<discardDraftMutation>(environment, {
      mutation: graphql`
        mutation discardDraftMutation($id: ID!) {
          discardLogbookDraft(id: $id)
        }
      `,
      variables: { id },
      updater: (store) => {
        const listed = store.getRoot().getLinkedRecords("logbookDrafts");
        const left = listed?.filter((each) => each.getValue("id") !== id);
        if (left !== undefined) store.getRoot().setLinkedRecords(left, "logbookDrafts");
      },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
}
