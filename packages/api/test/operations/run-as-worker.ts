import type { OperationId } from "@cathedra/domain";
import type { OperationKind } from "@cathedra/domain/operations";
import { type Runner, runOperation } from "../../src/modules/operations/run-operation.ts";
import type { CastApp } from "../support/cast-app.ts";

const silent = { warn: () => undefined, error: () => undefined };

/** Does requested work as a worker does, but renews its lease every `beatMs`, so that a short test sees the renewals. */
export function runAsWorker(
  { database: { db } }: Pick<CastApp, "database">,
  kind: OperationKind,
  id: string,
  runner: Runner,
  beatMs = 20,
): ReturnType<typeof runOperation> {
  return runOperation({ db, runners: { [kind]: runner }, log: silent, beatMs }, id as OperationId);
}
