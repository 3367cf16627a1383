import { type Actor, mayCreateRecordIn, mayUseLogbook } from "@cathedra/domain/access";
import type { GroupOption } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { uuidv7 } from "../../db/uuid.ts";
import { appError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { requestOperation } from "../operations/public.ts";
import { type CheckedRows, checkRows } from "./check-rows.ts";
import type { ImportRequest } from "./import-request.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** The group, for people who may create records in it; for others it does not exist. */
function importedGroup(actor: Actor, groupId: ImportRequest["groupId"]): GroupOption {
  if (mayUseLogbook(actor) !== "allowed") throw appError("FORBIDDEN");
  const membership = actor.memberships.find((each) => each.groupId === groupId);
  const group = membership && { id: membership.groupId, customerId: membership.customerId };
  if (group === undefined || mayCreateRecordIn(actor, group) !== "allowed") throw appError("NOT_FOUND");
  return group;
}

/** Reports what an import of these rows would do, without importing anything. */
export function checkImport({ db, clock }: Deps, actor: Actor, request: ImportRequest): Promise<CheckedRows> {
  return checkRows(db, clock, actor, importedGroup(actor, request.groupId), request.rows);
}

/**
 * Stores the rows that can be imported, and requests their import from the worker. The rows are checked again: if other rows than
 * those that were shown would be imported, nothing is. A person has one import at a time.
 */
export async function startImport(
  { db, clock }: Deps,
  actor: Actor,
  request: ImportRequest,
): Promise<string> {
  const group = importedGroup(actor, request.groupId);
  return inLockedTransaction(db, [lockKey("person", actor.userId)], async (tx) => {
    const { rows } = await checkRows(tx, clock, actor, group, request.rows);
    const staged = rows.flatMap((row) =>
      row.outcome === "new" || (row.outcome === "double" && request.includesDoubles)
        ? [{ row: row.row, record: { content: row.content, attending: row.attending } }]
        : [],
    );
    if (staged.length !== request.expected || staged.length === 0) throw appError("IMPORT_CHANGED");
    const now = clock();
    const id = uuidv7<string>(now);
    await tx
      .insertInto("logbook_import")
      .values({
        id,
        user_id: actor.userId,
        customer_id: group.customerId,
        group_id: group.id,
        file_name: request.fileName,
        requested_at: toTimestamp(now),
        row_count: staged.length,
        refusals: "[]",
        mapping: JSON.stringify(request.mapping),
      })
      .execute();
    await sql`
      insert into logbook_import_row (import_id, row_number, record)
      select ${id}::uuid, "row", record
      from json_to_recordset(${JSON.stringify(staged)}::json) as staged("row" int, record jsonb)`.execute(tx);
    const operation = await requestOperation(tx, {
      kind: "logbook_import",
      subject: actor.userId,
      input: { importId: id, act: "import" },
      requestedBy: actor.userId,
    });
    if (!operation.isNew) throw appError("LOGBOOK_IMPORT_RUNNING");
    await audit(tx, actor, "logbook.imported", actor.userId, {
      customer: group.customerId,
      details: { importId: id, groupId: group.id, rows: staged.length },
    });
    return id;
  });
}
