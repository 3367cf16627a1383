import { signOut } from "../auth/auth.ts";
import { closedAccountMark } from "../auth/closed-account-mark.ts";
import type { Session } from "../auth/session.ts";
import { readSessionIdentity } from "../auth/session-identity.ts";

/** Deletes what this browser has of a person whose account was closed, and signs out; the page after it says why. */
export async function leaveClosedAccount(session: Session): Promise<never> {
  const { person } = readSessionIdentity(session);
  if (person !== undefined) await deleteAllOf(person).catch(reportError);
  sessionStorage.setItem(closedAccountMark, "1");
  return signOut("closed");
}

/** What another person has in this browser stays. Parts of the portal that are loaded anyway are not bundled a second time. */
async function deleteAllOf(person: string): Promise<void> {
  const { discardAllOf } = await import("../shell/leave-by-sign-out.ts");
  const { offlineAnswersOwner } = await import("../relay/offline-answers.ts");
  const { findQueue } = await import("../features/record-queue/find-queue.ts");
  await findQueue(person);
  await discardAllOf(person, (await offlineAnswersOwner())?.person);
}
