import { useEffect, useState, useSyncExternalStore } from "react";
import { graphql } from "react-relay/hooks";
import { readInlineData } from "relay-runtime";
import type {
  useDraft_content$data,
  useDraft_content$key,
} from "../../__generated__/useDraft_content.graphql.ts";
import { sessions } from "../../auth/auth.ts";
import { ApiError } from "../../relay/errors.ts";
import { getFieldErrors } from "../../relay/field-errors.ts";
import { touch } from "./draft-address.ts";
import { createDraftSync, type SyncPorts } from "./draft-sync.ts";
import { localDrafts, openDrafts } from "./drafts.ts";
import { isSameJson } from "./same-json.ts";
import { sendDraft } from "./send-draft.ts";

const opened = graphql`
  fragment useDraft_content on LogbookDraftContent @inline {
    draft {
      id
      revision
      savedAt
    }
    content
  }
`;

type DraftOfForm<Content> = {
  /** The `keycloak_id` of the person whose draft it is. */
  readonly owner: string;
  readonly id: string;
  readonly isChange: boolean;
  /** The draft in the portal; null if none was saved yet. */
  readonly stored: useDraft_content$key | null | undefined;
  /** Content that was saved and waits in this browser: the form opens with it, and it is newer than the draft in the portal. */
  readonly waiting?: { readonly content: unknown; readonly draftRevision: number | undefined } | undefined;
} & Pick<SyncPorts<Content>, "read" | "merge" | "show" | "onRecordSaved">;

/**
 * Keeps typed content until it is saved: through a reload, a failed save and an expired session, in this tab, in another one
 * and on another device. Content that was not typed is not kept.
 */
export function useDraft<Content>(form: DraftOfForm<Content>) {
  const [{ sync, restored, showsWaiting }] = useState(() => {
    const { owner, id, isChange, read, waiting } = form;
    const stored = form.stored ? readInlineData<useDraft_content$key>(opened, form.stored) : undefined;
    const copy = localDrafts.read({ owner, id });
    if (copy !== undefined) touch(id);
    const unsent = copy && read(copy.content);
    const isWaiting = copy === undefined && waiting !== undefined;
    const isTypedOver = waiting !== undefined && isSameJson(copy?.base, waiting.content);
    const known = isWaiting ? read(waiting.content) : stored && read(JSON.parse(stored.content));
    const knownRevision = (isWaiting ? waiting.draftRevision : undefined) ?? stored?.draft.revision ?? null;
    const start = {
      owner,
      id,
      isChange,
      revision: copy === undefined ? knownRevision : copy.revision,
      stored: copy === undefined ? known : getBase(copy.base, read),
      storedAt: isWaiting ? undefined : savedAtOf(stored),
      unsent,
    };
    const sync = createDraftSync<Content>(start, {
      copies: { discard: localDrafts.discard, keep: keepUnlessSignedOut },
      send: sendDraft,
      toRefusal,
      ...getFormPorts(form),
    });
    const content = unsent ?? known;
    const savedAt = copy?.savedAt ?? start.storedAt;
    const restored = content === undefined || savedAt === undefined ? undefined : { content, savedAt };
    return { sync, restored, showsWaiting: isWaiting || isTypedOver };
  });

  // Answers are always handled by the latest handlers of the form.
  useEffect(() => sync.connect(getFormPorts(form)));

  const { id, owner } = form;
  useEffect(() => {
    sync.enter();
    // When the person signs out in another tab, this draft's local copy is deleted.
    const leaveNothing = sessions.subscribe(() => {
      if (sessions.get().status === "signedOut") localDrafts.discard({ owner, id });
    });
    openDrafts.set(id, sync.flush);
    const sendNow = () => void sync.flush();
    const sendHidden = () => {
      if (document.visibilityState === "hidden") sendNow();
    };
    addEventListener("pagehide", sendNow);
    addEventListener("online", sendNow);
    document.addEventListener("visibilitychange", sendHidden);
    return () => {
      removeEventListener("pagehide", sendNow);
      removeEventListener("online", sendNow);
      document.removeEventListener("visibilitychange", sendHidden);
      openDrafts.delete(id);
      leaveNothing();
      sync.leave();
    };
  }, [sync, id, owner]);

  return {
    /** The content that an earlier visit or another device left when the form opened, and when it was typed. */
    restored,
    /** Whether the form opened with the content that waits, and not with what was typed before another tab saved it. */
    showsWaiting,
    sync,
    state: useSyncExternalStore(sync.state.subscribe, sync.state.get),
  };
}

function getFormPorts<Content>({ read, merge, show, onRecordSaved }: DraftOfForm<Content>) {
  return { read, merge, show, onRecordSaved };
}

const keepUnlessSignedOut: typeof localDrafts.keep = (copy) => {
  if (sessions.get().status !== "signedOut") localDrafts.keep(copy);
};

function savedAtOf(stored: useDraft_content$data | undefined): number | undefined {
  return stored && Date.parse(stored.draft.savedAt);
}

function getBase<Content>(base: unknown, read: (content: unknown) => Content): Content | undefined {
  return base === null || base === undefined ? undefined : read(base);
}

/** Why the portal does not accept a draft; a temporary failure is no refusal. */
function toRefusal(error: unknown): string | undefined {
  const passing = ["INTERNAL", "RATE_LIMITED", "UNAUTHENTICATED"];
  if (!(error instanceof ApiError) || passing.includes(error.code)) return undefined;
  return getFieldErrors(error)?.[0]?.message ?? error.message;
}
