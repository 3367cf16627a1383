import { signOut } from "../auth/auth.ts";
import { draftCopies } from "../features/draft/drafts.ts";
import { keptForms } from "../features/kept-form/kept-forms.ts";
import { observable } from "../observable.ts";

/** Whose words would be lost by signing out now; undefined while nobody is asked. */
export const unsentAtSignOut = observable<string | undefined>(undefined);

/** Signs out; what was typed into drafts is sent first. It asks before anything is lost. */
export async function leaveBySignOut(owner: string | undefined): Promise<void> {
  if (owner !== undefined && !(await isAllSent(owner))) unsentAtSignOut.set(owner);
  else await discardAndSignOut(owner);
}

async function isAllSent(owner: string): Promise<boolean> {
  if (keptForms.hasAnyOf(owner)) return false;
  if (draftCopies.of(owner).length === 0) return true;
  try {
    const { sendCopies } = await import("../features/draft/send-copies.ts");
    return await sendCopies(owner);
  } catch {
    return false;
  }
}

/** Signs out, whatever is left: nothing of it stays in the browser. */
export async function discardAndSignOut(owner: string | undefined): Promise<void> {
  if (owner !== undefined) {
    draftCopies.discardOf(owner);
    keptForms.discardOf(owner);
  }
  await signOut();
}
