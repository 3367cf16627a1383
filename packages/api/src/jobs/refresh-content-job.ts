import type { Logger } from "graphile-worker";
import * as v from "valibot";
import { type RefreshDeps, refreshContent } from "../modules/content/public.ts";

const payloadSchema = v.object({ kind: v.picklist(["news", "videos"]) });

/** Reads a source of content. Its failure is no failure of the job: it is noted, logged, and asked again with the next. */
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
