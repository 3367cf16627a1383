import { maxActivityLogPageSize, maxExportedActivities } from "@cathedra/domain/activity-log";
import type { logExportEverybodysQuery$variables } from "../../../__generated__/logExportEverybodysQuery.graphql.ts";
import type { ExportProgress, ExportRequest } from "../../../features/export/export-messages.ts";
import { queryInWorker } from "../../../features/export/query-in-worker.ts";

/** The variables of a list's query without the page; the query decides whose list it is. */
export type LogOrder = ExportRequest<Omit<logExportEverybodysQuery$variables, "limit" | "offset">>;

export type LogExportTools<Run> = {
  readonly fetch: typeof fetch;
  readonly onProgress: (news: ExportProgress) => void;
  readonly makeFile: (
    runs: readonly Run[],
    onProgress: (made: number) => void,
  ) => Promise<ArrayBuffer | "unauthenticated">;
};

/** The queries of all lists have answers of the same shape. */
type Page<Run> = { readonly count: number; readonly activities: readonly Run[] };

/**
 * Makes the file of a list of runs in the worker (6.011, 6.022, 6.024). It reads all matching runs page by page, each once even
 * if new runs arrive in the meantime. At a maximum number of rows it stops, and adds a note to the file.
 */
export async function makeLogExport<Run extends { readonly id: string }>(
  { fetch, onProgress, makeFile }: LogExportTools<Run>,
  order: LogOrder,
): Promise<void> {
  const ask = async (offset: number): Promise<Page<Run> | "unauthenticated"> => {
    const variables = { ...order.request, limit: maxActivityLogPageSize, offset };
    const answer = await queryInWorker<{ readonly page: Page<Run> }>(fetch, order, variables);
    return answer === "unauthenticated" ? answer : answer.page;
  };
  try {
    const runs = new Map<string, Run>();
    let isWhole = false;
    for (let offset = 0; offset < maxExportedActivities && !isWhole; offset += maxActivityLogPageSize) {
      const page = await ask(offset);
      if (page === "unauthenticated") return onProgress({ kind: "unauthenticated" });
      for (const run of page.activities) runs.set(run.id, run);
      isWhole = page.activities.length < maxActivityLogPageSize || runs.size >= page.count;
      onProgress({
        kind: "reading",
        made: runs.size,
        total: Math.min(Math.max(page.count, runs.size), maxExportedActivities),
      });
    }
    if (runs.size === 0) return onProgress({ kind: "nothing" });
    const total = runs.size;
    onProgress({ kind: "making", made: 0, total });
    const file = await makeFile([...runs.values()], (made) => onProgress({ kind: "making", made, total }));
    if (file === "unauthenticated") return onProgress({ kind: "unauthenticated" });
    onProgress({ kind: isWhole ? "made" : "madeInPart", file });
  } catch {
    onProgress({ kind: "failed" });
  }
}
