import type { OperationId, UserId } from "@cathedra/domain";
import { requestOperation } from "../../src/modules/operations/request-operation.ts";
import type { TestApp } from "../support/app.ts";

/** A synchronisation that was asked for; the one that goes on where one does. */
export async function anOperation(
  { database }: Pick<TestApp, "database">,
  requestedBy: UserId | null = null,
  input: Readonly<Record<string, unknown>> = {},
): Promise<OperationId> {
  return database.db
    .transaction()
    .execute(async (tx) => (await requestOperation(tx, { kind: "platform_sync", input, requestedBy })).id);
}
