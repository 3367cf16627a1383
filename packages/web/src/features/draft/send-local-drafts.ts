import { ApiError } from "../../relay/errors.ts";
import { queueOwner } from "../record-queue/queue-owner.ts";
import { localDrafts, openDrafts } from "./drafts.ts";
import type { LocalDraft } from "./local-drafts.ts";
import { sendDraft } from "./send-draft.ts";

/** How long to wait for the portal, in milliseconds. */
const patienceMs = 8_000;

/**
 * Sends what a person has in this browser alone: saved records that wait, drafts of open forms, and drafts that earlier visits
 * could not send. Resolves to whether nothing is left.
 */
export async function sendLocalDrafts(owner: string): Promise<boolean> {
  const isOpen = new Set(openDrafts.keys());
  const sendAll = async () => {
    if (queueOwner.get() === owner) {
      const { recordQueue } = await import("../record-queue/browser-record-queue.ts");
      await recordQueue.sendAll(owner);
    }
    await Promise.all([...openDrafts.values()].map((flush) => flush()));
    for (const copy of localDrafts.of(owner)) if (!isOpen.has(copy.id)) await sendCopy(copy);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([sendAll().catch(() => undefined), waited]);
  clearTimeout(timer);
  return localDrafts.of(owner).length === 0 && queueOwner.get() !== owner;
}

/**
 * A copy of a draft that another device has changed since becomes a separate draft, because no one is there to decide between
 * the two.
 */
async function sendCopy({ owner, id, isChange, revision, content }: LocalDraft): Promise<void> {
  const answer = await sendDraft({ id, isChange, revision, content });
  if (answer.outcome === "saved") localDrafts.discard({ owner, id });
  if (answer.outcome !== "changedMeanwhile" || isChange) return;
  await sendDraft({ id: crypto.randomUUID(), isChange: false, revision: null, content });
  localDrafts.discard({ owner, id });
}

/**
 * The revision of the draft of a record in the portal, with which it goes when the record is saved: the answer that named it
 * may have been lost. A draft that has the same content is left as it is; undefined for one that another device has changed.
 */
export async function storedRevision({
  id,
  content,
  isChange,
}: Pick<LocalDraft, "id" | "content" | "isChange">): Promise<number | undefined> {
  try {
    const answer = await sendDraft({ id, isChange, revision: null, content });
    return answer.outcome === "saved" ? answer.revision : undefined;
  } catch (error) {
    // If the portal refuses the draft, the record is saved without it.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
