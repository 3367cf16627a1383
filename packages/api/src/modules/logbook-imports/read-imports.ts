import {
  type Instant,
  instant,
  type LocalDate,
  type OperationId,
  type RecordId,
  type UserId,
} from "@cathedra/domain";
import { type Actor, mayUseLogbook } from "@cathedra/domain/access";
import { importLimits } from "@cathedra/domain/logbook-import";
import { isActive } from "@cathedra/domain/operations";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { filled, int, json, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { operationColumns, operationSelect, requesterJoin } from "../operations/public.ts";

export const maxImports = 20;
const maxNamed = 20;

const importColumns = {
  id: uuid<string>(),
  fileName: text(),
  groupName: text(),
  requestedAt: timestamp(),
  rowCount: int(),
  importedCount: int(),
  refusals: filled(json<{ row: number; message: string }[]>()),
  recordCount: filled(int()),
  changedRecords: filled(json<{ id: RecordId; dateOfProcedure: LocalDate; procedureName: string }[]>()),
  undoneAt: nullable(timestamp()),
  mapping: filled(text()),
  operationId: nullable(uuid<OperationId>()),
};

const importsStatement = statement(
  importColumns,
  (userId: UserId, id: string | null) => sql`
    select import.id, import.file_name as "fileName", customer_group.name as "groupName",
      import.requested_at as "requestedAt", import.row_count as "rowCount", import.imported_count as "importedCount",
      (
        select coalesce(jsonb_agg(refusal), '[]')
        from (select refusal from jsonb_array_elements(import.refusals) refusal limit ${sql.lit(maxNamed)}) named
      ) as refusals,
      (select count(*) from logbook_record where import_id = import.id) as "recordCount", (
        select coalesce(json_agg(json_build_object(
          'id', id, 'dateOfProcedure', date_of_procedure, 'procedureName', procedure_name
        ) order by modified_at desc, id), '[]')
        from (
          select id, date_of_procedure, procedure_name, modified_at from logbook_record
          where import_id = import.id and modified_at <> created_at
          order by modified_at desc, id limit ${sql.lit(maxNamed)}
        ) changed
      ) as "changedRecords", import.undone_at as "undoneAt", import.mapping::text as mapping,
      (
        select operation.id from operation
        where operation.kind = 'logbook_import' and operation.subject = import.user_id::text
          and operation.input ->> 'importId' = import.id::text
        order by operation.requested_at desc, operation.id desc limit 1
      ) as "operationId"
    from logbook_import import join customer_group on customer_group.id = import.group_id
    where import.user_id = ${userId} and (${id}::uuid is null or import.id = ${id}::uuid)
    order by import.requested_at desc, import.id desc limit ${sql.lit(maxImports)}`,
);

const operationsStatement = statement(
  operationColumns,
  (ids: readonly string[]) => sql`
    select ${operationSelect} from operation ${requesterJoin} where operation.id = any(${ids}::uuid[])`,
);

/** Until when an import can be undone. */
export function undoableUntil(requestedAt: Instant): Instant {
  return instant(requestedAt + importLimits.undoDays * 86_400_000);
}

/** A person's imports, or one of them, with the work on each. */
export async function findImports(db: Db, userId: UserId, now: Instant, id: string | null = null) {
  const rows = await importsStatement.rows(db, userId, id);
  const ids = rows.flatMap(({ operationId }) => (operationId === null ? [] : [operationId]));
  const operations = ids.length === 0 ? [] : await operationsStatement.rows(db, ids);
  return rows.map(({ operationId, ...row }) => {
    const operation = operations.find((each) => each.id === operationId) ?? null;
    const isRunning = operation !== null && isActive(operation.state);
    const until = undoableUntil(row.requestedAt);
    return {
      ...row,
      operation,
      undoableUntil: until,
      viewerCanUndo: row.undoneAt === null && !isRunning && now < until,
    };
  });
}

/** The caller's imports; null for a person without a logbook. */
export async function readImports(
  { db, clock }: { readonly db: Db; readonly clock: () => Instant },
  actor: Actor,
) {
  return mayUseLogbook(actor) === "allowed" ? findImports(db, actor.userId, clock()) : null;
}
