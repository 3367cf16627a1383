import { signOut } from "../auth/auth.ts";
import { localDrafts } from "../features/draft/drafts.ts";
import { queueOwner, wipeQueueOf } from "../features/record-queue/queue-owner.ts";
import { storedForms } from "../features/stored-form/stored-forms.ts";
import { observable } from "../observable.ts";
import { wipeOfflineAnswers } from "../relay/load-offline-answers.ts";

/** The person whose unsent content would be lost by signing out now; undefined while no question is shown. */
export const unsentAtSignOut = observable<string | undefined>(undefined);

/** Continues the sign-out of a person whose exercise is running; undefined while no question is shown. */
export const signOutRequested = observable<(() => Promise<void>) | undefined>(undefined);

let endsRun = () => false;

/** Registers a check whether signing out would end a running exercise; returns a function that unregisters it. */
export function registerRunCheck(isRunning: () => boolean): () => void {
  endsRun = isRunning;
  return () => {
    endsRun = () => false;
  };
}

/** Signs out after sending drafts, and asks before anything is lost. */
export async function leaveBySignOut(owner: string | undefined): Promise<void> {
  if (endsRun()) signOutRequested.set(() => leaveWithDrafts(owner));
  else await leaveWithDrafts(owner);
}

async function leaveWithDrafts(owner: string | undefined): Promise<void> {
  if (owner !== undefined && !(await isAllSent(owner))) unsentAtSignOut.set(owner);
  else await discardAndSignOut(owner);
}

async function isAllSent(owner: string): Promise<boolean> {
  if (storedForms.hasAnyOf(owner)) return false;
  if (localDrafts.of(owner).length === 0 && queueOwner.get() !== owner) return true;
  try {
    const { sendLocalDrafts } = await import("../features/draft/send-local-drafts.ts");
    return await sendLocalDrafts(owner);
  } catch {
    return false;
  }
}

/** Deletes what the browser has of one person; `kept` is whose answers it keeps. */
export async function discardAllOf(owner: string, kept: string | undefined): Promise<void> {
  localDrafts.discardOf(owner);
  storedForms.discardOf(owner);
  if (kept === owner) wipeOfflineAnswers();
  if (queueOwner.get() === owner) await wipeQueueOf(owner);
}

/** Signs out and deletes everything of the person that is left in the browser. */
export async function discardAndSignOut(owner: string | undefined): Promise<void> {
  if (owner !== undefined) {
    localDrafts.discardOf(owner);
    storedForms.discardOf(owner);
    await wipeQueueOf(owner);
    wipeOfflineAnswers();
  }
  await signOut();
}
