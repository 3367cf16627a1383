import { type Actor, allows, mayReadObject, mayReadStorage } from "@cathedra/domain/access";
import { isOwnCasePath, personalCaseLimits } from "@cathedra/domain/personal-cases";
import { getPreview, keyOfPath, plainBytes, readPath, storageLimits } from "@cathedra/domain/storage";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { appError, authorize } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { contentDisposition, type Disposition } from "../../storage/content-disposition.ts";
import { isObjectKey } from "../../storage/object-key.ts";
import type { OwnLinks } from "../../storage/signed-links.ts";
import { audit } from "../audit/public.ts";
import { libraryFacts, recordAccess } from "./library-links.ts";
import { findItem } from "./tree.ts";

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly objectStore: ObjectStore;
  /** Signs links that end with the caller's session. */
  readonly links: OwnLinks;
};

/**
 * A short-lived link, from one endpoint for all kinds (8.010, 12.031, X31): for trainees to their own cases; for staff to a
 * file of the library by its path, and to other objects by their key in the store. Invalid, foreign and missing keys get the
 * same answer. Staff access to other people's objects is written into the audit log. The links lead through the portal, which
 * checks at each use that session and file still exist.
 */
export async function linkToObject(
  deps: Deps,
  actor: Actor,
  key: string,
  disposition: Disposition,
): Promise<string> {
  if (allows(mayReadStorage(actor)) && !isOwnCasePath(actor.userId, key)) {
    const ofLibrary = await linkToFile(deps, actor, key, disposition);
    if (ofLibrary !== undefined) return ofLibrary;
  }
  return linkToKey(deps, actor, key);
}

/**
 * A link to a file of the library that is valid for 30 minutes (8.015). Files shown in a page get the content type that the
 * portal detected.
 */
async function linkToFile(
  { db, clock, links }: Deps,
  actor: Actor,
  key: string,
  way: Disposition,
): Promise<string | undefined> {
  const path = readPath(key, false);
  const found = path.ok ? await findItem(db, path.value) : undefined;
  if (found?.item.objectKey == null) return undefined;
  const { id, name, objectKey, contentType } = found.item;
  const disposition: Disposition =
    way === "inline" && getPreview(contentType) !== null ? "inline" : "attachment";
  // Opening a preview is logged when the file is read, because a page requests more links than it opens. A download link is
  // logged at once, because it can be passed on.
  if (disposition === "attachment") {
    const read = { item: id, reader: actor.userId, path: keyOfPath(found.names, false) };
    await inLockedTransaction(db, [], (tx) => recordAccess(tx, read, "library.link_given", clock()));
  }
  return links.toObject(
    objectKey,
    {
      expiresInSeconds: storageLimits.linkSeconds,
      contentType: contentType ?? plainBytes,
      disposition: contentDisposition(disposition, name),
    },
    libraryFacts({ item: id, reader: actor.userId }),
  );
}

async function linkToKey({ db, objectStore, links }: Deps, actor: Actor, key: string): Promise<string> {
  if (!isObjectKey(key)) throw appError("NOT_FOUND");
  authorize(mayReadObject(actor, { key }));
  if ((await objectStore.head(key)) === undefined) throw appError("NOT_FOUND");
  const isOwn = isOwnCasePath(actor.userId, key);
  if (!isOwn)
    await inLockedTransaction(db, [], (tx) =>
      audit(tx, actor, "storage.link_given", key, { customer: null }),
    );
  return links.toObject(key, {
    expiresInSeconds: isOwn ? personalCaseLimits.linkSeconds : storageLimits.linkSeconds,
    disposition: contentDisposition("attachment", key.slice(key.lastIndexOf("/") + 1)),
  });
}
