import type { Logger } from "graphile-worker";
import * as v from "valibot";
import { type RefreshDeps, refreshContent } from "../modules/content/public.ts";

const payloadSchema = v.object({ kind: v.picklist(["news", "videos"]) });

/**
 * Makes the job that refreshes one source of content. A failing source does not fail the job: the failure is stored and logged,
 * and the next run tries again.
 */
export async function refreshContentJob(
  deps: RefreshDeps,
  payload: unknown,
  logger: Logger,
  signal?: AbortSignal,
): Promise<void> {
  const { kind } = v.parse(payloadSchema, payload);
  const outcome = await refreshContent(deps, kind, signal);
  if (outcome.kind === "failed") logger.warn(`The source of the ${kind} ${outcome.reason}`);
  if (outcome.kind === "stored") logger.info(`Read the ${kind}: ${outcome.count} stored`);
}
