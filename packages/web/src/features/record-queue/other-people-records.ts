import { otherPeopleRecordsTexts } from "@cathedra/domain/messages";
import * as v from "valibot";
import { mayStoreInBrowser } from "../../auth/session-identity.ts";
import { showDayOf } from "../../format/dates.ts";
import { toasts } from "../../shell/toasts.ts";
import { queueStore } from "./browser-record-queue.ts";
import { deletionNotesKey } from "./queue-owner.ts";

/** That records of a person were deleted by another one, with nothing of their content. */
const notes = v.array(v.object({ owner: v.string(), count: v.number(), deletedAt: v.string() }));

type Notes = v.InferOutput<typeof notes>;

function readNotes(): Notes {
  try {
    return v.parse(notes, JSON.parse(localStorage.getItem(deletionNotesKey) ?? "[]"));
  } catch {
    return [];
  }
}

/** The note outlasts the account's visits to this browser: it does not name the account. */
async function digestOf(owner: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(owner));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How many records of other people wait in this browser, where something may be kept. */
export async function countOtherPeopleRecords(me: string): Promise<number> {
  if (!mayStoreInBrowser()) return 0;
  return (await queueStore.owners()).filter((owner) => owner !== me).length;
}

/** Deletes what waits of other people, after noting it for them. */
export async function deleteOtherPeopleRecords(me: string): Promise<void> {
  const others = (await queueStore.owners()).filter((owner) => owner !== me);
  const deletedAt = new Date().toISOString();
  const added: Notes = await Promise.all(
    [...new Set(others)].map(async (owner) => ({
      owner: await digestOf(owner),
      count: others.filter((other) => other === owner).length,
      deletedAt,
    })),
  );
  localStorage.setItem(deletionNotesKey, JSON.stringify([...readNotes(), ...added]));
  await queueStore.removeOf((owner) => others.includes(owner));
}

/** Tells a person that records of theirs were deleted in this browser. */
export async function showDeletionNotes(me: string): Promise<void> {
  const known = readNotes();
  const owner = await digestOf(me);
  for (const { count, deletedAt } of known.filter((note) => note.owner === owner))
    toasts.add({
      tone: "error",
      message: otherPeopleRecordsTexts.wereDeleted(count, showDayOf(deletedAt)),
      timeout: null,
    });
  const left = known.filter((note) => note.owner !== owner);
  if (left.length === 0) localStorage.removeItem(deletionNotesKey);
  else localStorage.setItem(deletionNotesKey, JSON.stringify(left));
}
