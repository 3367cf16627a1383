import { type Actor, mayReadObject } from "@cathedra/domain/access";
import { isOwnCasePath, personalCaseLimits } from "@cathedra/domain/personal-cases";
import type { Db } from "../../db/database.ts";
import { inTurn } from "../../db/turns.ts";
import { appError, insist } from "../../errors.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { contentDisposition } from "../../storage/content-disposition.ts";
import { isObjectKey } from "../../storage/object-key.ts";
import { audit } from "../audit/face.ts";

type Deps = { readonly db: Db; readonly objectStore: ObjectStore };

/**
 * A short link to one object of the store: one's own case, or for staff whatever is kept (12.031, X31). What is no key, is
 * somebody else's or is not there answers alike. That staff read what is not theirs is written down.
 */
export async function linkToObject({ db, objectStore }: Deps, actor: Actor, key: string): Promise<string> {
  if (!isObjectKey(key)) throw appError("NOT_FOUND");
  insist(mayReadObject(actor, { key }));
  if ((await objectStore.head(key)) === undefined) throw appError("NOT_FOUND");
  if (!isOwnCasePath(actor.userId, key))
    await inTurn(db, [], (tx) => audit(tx, actor, "storage.link_given", key, { customer: null }));
  return objectStore.signedGetUrl(key, {
    expiresInSeconds: personalCaseLimits.linkSeconds,
    disposition: contentDisposition("attachment", key.slice(key.lastIndexOf("/") + 1)),
  });
}
