import { localDrafts, openDrafts } from "./drafts.ts";
import type { LocalDraft } from "./local-drafts.ts";
import { sendDraft } from "./send-draft.ts";

/** How long to wait for the portal, in milliseconds. */
const patienceMs = 8_000;

/**
 * Sends a person's unsent drafts in this browser: those of open forms, and those that earlier visits could not send. Resolves
 * to whether none is left.
 */
export async function sendLocalDrafts(owner: string): Promise<boolean> {
  const isOpen = new Set(openDrafts.keys());
  const sendAll = async () => {
    await Promise.all([...openDrafts.values()].map((flush) => flush()));
    for (const copy of localDrafts.of(owner)) if (!isOpen.has(copy.id)) await sendCopy(copy);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([sendAll().catch(() => undefined), waited]);
  clearTimeout(timer);
  return localDrafts.of(owner).length === 0;
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
