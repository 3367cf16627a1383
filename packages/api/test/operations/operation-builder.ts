import type { OperationId, UserId } from "@cathedra/domain";
import { requestOperation } from "../../src/modules/operations/request-operation.ts";
import type { TestApp } from "../support/app.ts";

/** Requests a synchronisation, or returns the one that is running. */
export async function anOperation(
  { database }: Pick<TestApp, "database">,
  requestedBy: UserId | null = null,
  input: Readonly<Record<string, unknown>> = {},
): Promise<OperationId> {
  return database.db
    .transaction()
    .execute(async (tx) => (await requestOperation(tx, { kind: "platform_sync", input, requestedBy })).id);
}
