import type { OperationId } from "@cathedra/domain";
import * as v from "valibot";
import { type RunDeps, runOperation } from "../modules/operations/public.ts";

const payloadSchema = v.object({ operationId: v.pipe(v.string(), v.uuid()) });

/** Runs a long operation; its kind is in its row. */
export async function runOperationJob(deps: RunDeps, payload: unknown, signal?: AbortSignal): Promise<void> {
  const { operationId } = v.parse(payloadSchema, payload);
  await runOperation(deps, operationId as OperationId, signal);
}
