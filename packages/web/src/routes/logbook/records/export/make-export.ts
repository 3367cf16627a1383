import { maxRecordsAtOnce } from "@cathedra/domain/logbook";
import type {
  exportQuery$data,
  exportQuery$variables,
} from "../../../../__generated__/exportQuery.graphql.ts";
import type { ExportProgress, ExportRequest } from "../../../../features/export/export-messages.ts";
import { queryInWorker } from "../../../../features/export/query-in-worker.ts";
import type { ExportRecord } from "./export-columns.ts";

/** The request that the page sends to the worker of the logbook's export. */
export type LogbookOrder = ExportRequest<exportQuery$variables["searchParams"]>;

type Page = exportQuery$data["activities"];

export type ExportTools = {
  readonly fetch: typeof fetch;
  readonly onProgress: (news: ExportProgress) => void;
  readonly makeWorkbook: (
    records: readonly ExportRecord[],
    onProgress: (made: number) => void,
  ) => Promise<ArrayBuffer>;
};

/**
 * Makes the file in the worker: asks how many records match, refuses too many before any is fetched (7.079), fetches them in one
 * answer, and writes the file.
 */
export async function makeExport(
  { fetch, onProgress, makeWorkbook }: ExportTools,
  order: LogbookOrder,
): Promise<void> {
  const ask = async (limit: number): Promise<Page | "unauthenticated"> => {
    const variables = { searchParams: { ...order.request, offset: 0, limit } };
    const answer = await queryInWorker<exportQuery$data>(fetch, order, variables);
    return answer === "unauthenticated" ? answer : answer.activities;
  };

  try {
    const first = await ask(1);
    if (first === "unauthenticated") return onProgress({ kind: "unauthenticated" });
    if (first.totalCount === 0) return onProgress({ kind: "nothing" });
    if (first.totalCount > maxRecordsAtOnce) return onProgress({ kind: "tooMany" });
    const all = await ask(maxRecordsAtOnce);
    if (all === "unauthenticated") return onProgress({ kind: "unauthenticated" });
    // Records may have been added in the meantime. An incomplete file is not made.
    if (all.totalCount > all.activities.length) return onProgress({ kind: "tooMany" });
    const total = all.activities.length;
    onProgress({ kind: "making", made: 0, total });
    const file = await makeWorkbook(all.activities, (made) => onProgress({ kind: "making", made, total }));
    onProgress({ kind: "made", file });
  } catch {
    onProgress({ kind: "failed" });
  }
}
