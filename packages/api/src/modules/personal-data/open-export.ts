import { isUuid } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { personalDataTexts } from "@cathedra/domain/messages";
import { dataExportLimits } from "@cathedra/domain/personal-data";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { appError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { contentDisposition } from "../../storage/content-disposition.ts";
import type { OwnLinks } from "../../storage/signed-links.ts";
import { audit } from "../audit/public.ts";
import { findArchive } from "./export-queries.ts";

type Deps = { readonly db: Db; readonly clock: Clock; readonly ownLinks: Pick<OwnLinks, "toObject"> };

/** A link to an archive of the caller, for a few minutes and only while their session lasts. Giving it is audited. */
export async function openExport({ db, clock, ownLinks }: Deps, actor: Actor, id: string): Promise<string> {
  if (!isUuid(id)) throw appError("NOT_FOUND");
  const found = await inLockedTransaction(db, [], async (tx) => {
    const archive = await findArchive(tx, actor.userId, id, clock());
    if (archive === undefined) throw appError("NOT_FOUND");
    await audit(tx, actor, "personal_data.export_opened", actor.userId, { customer: null });
    return archive;
  });
  const day = new Date(found.readyAt).toISOString().slice(0, 10);
  return ownLinks.toObject(found.key, {
    expiresInSeconds: dataExportLimits.linkSeconds,
    contentType: "application/zip",
    disposition: contentDisposition("attachment", personalDataTexts.fileName(day)),
  });
}
