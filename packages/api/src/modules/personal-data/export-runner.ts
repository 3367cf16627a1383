import { isUuid } from "@cathedra/domain";
import { dataExportKey } from "@cathedra/domain/personal-data";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { type Clock, systemClock } from "../../ports/clock.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { audit } from "../audit/public.ts";
import { buildZip } from "../files/public.ts";
import { enqueueMails, recipientHashes } from "../mail/public.ts";
import { type Runner, WorkFailed } from "../operations/public.ts";
import { archiveEntries } from "./archive-entries.ts";
import { removeAttempts } from "./delete-old-exports.ts";
import { countAttempt, findUnmadeExport, storeArchive } from "./export-queries.ts";
import { storeInParts } from "./store-in-parts.ts";

/**
 * Makes the archive of a person and stores it part by part. A worker that dies leaves an attempt that no one can open; the next one
 * removes it and repeats the whole.
 */
export const exportRunner =
  (objectStore: ObjectStore, clock: Clock = systemClock): Runner =>
  async ({ db, input: { exportId: id }, signal, report, write }) => {
    if (typeof id !== "string" || !isUuid(id)) throw new WorkFailed("GONE");
    const found = await findUnmadeExport(db, id);
    const attempt = (await write((tx) => countAttempt(tx, id)))?.attempts;
    if (found === undefined || attempt === undefined) throw new WorkFailed("GONE");
    await removeAttempts(objectStore, id, attempt - 1);
    const { userId, email } = found;
    const address = found.isVerified ? email.toLowerCase() : null;
    const key = dataExportKey(id, attempt);
    const entries = archiveEntries({
      db,
      objectStore,
      person: { userId, address, mailboxes: address === null ? [] : recipientHashes(email) },
      signal,
      report,
    });
    let size: number;
    try {
      // The object is marked for the sweep until its request owns it; it is invisible before its last part has arrived.
      const beforeFinish = () => write((tx) => markUnowned(tx, key));
      size = await storeInParts(objectStore, key, buildZip(entries), { signal, beforeFinish });
    } catch (error) {
      await objectStore.giveUpParts(key).catch(() => undefined);
      throw error;
    }
    const isStored = await write(async (tx) => {
      const stored = await storeArchive(tx, id, attempt, key, size);
      if (stored === undefined) return false;
      await tx.deleteFrom("unowned_object").where("key", "=", key).execute();
      await audit(tx, { userId: null }, "personal_data.export_made", userId, { customer: null });
      const facts = { expiresAt: stored.expiresAt };
      // People who have lost access get no mail; they find the archive if they get access again in time.
      if (address !== null && !stored.isDeactivated)
        await enqueueMails(
          tx,
          [{ kind: "dataExportReady", cause: `data-export:${id}`, to: email, facts }],
          clock(),
        );
      return true;
    });
    if (!isStored) throw new WorkFailed("GONE");
  };

async function markUnowned(tx: Tx, key: string): Promise<void> {
  await sql`
    insert into unowned_object (key) values (${key})
    on conflict (key) do update set unowned_since = now()`.execute(tx);
}
