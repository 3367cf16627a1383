import { randomUUID } from "node:crypto";
import type { Actor } from "@cathedra/domain/access";
import { nextDataExportAt } from "@cathedra/domain/personal-data";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, rateLimited } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { requestOperation } from "../operations/public.ts";
import { findRequests } from "./export-queries.ts";
import { type OwnExport, readOwnExport } from "./read-own-export.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** Requests an archive with everything about the caller; one at a time, and with a pause after one that was made. */
export function requestExport({ db, clock }: Deps, actor: Actor): Promise<OwnExport> {
  return inLockedTransaction(db, [lockKey("person", actor.userId)], async (tx) => {
    const now = clock();
    const id = randomUUID();
    const { isNew } = await requestOperation(tx, {
      kind: "personal_data_export",
      subject: actor.userId,
      input: { exportId: id },
      requestedBy: actor.userId,
    });
    if (!isNew) throw appError("EXPORT_IN_PROGRESS");
    const nextAt = nextDataExportAt(await findRequests(tx, actor.userId), now);
    if (nextAt !== null) throw rateLimited(Math.ceil((nextAt - now) / 1000));
    await tx
      .insertInto("personal_data_export")
      .values({ id, user_id: actor.userId, requested_at: toTimestamp(now) })
      .execute();
    await audit(tx, actor, "personal_data.export_requested", actor.userId, { customer: null });
    return readOwnExport(tx, actor, now);
  });
}
