import { instant } from "@cathedra/domain";
import { type ExportedRecord, writeLogbookCsv, writeLogbookJson } from "@cathedra/domain/logbook";
import { ownLogbookTexts } from "@cathedra/domain/messages";
import type {
  ownLogbookQuery$data,
  ownLogbookQuery$variables,
} from "../../../__generated__/ownLogbookQuery.graphql.ts";
import type { ExportProgress, ExportRequest } from "../../../features/export/export-messages.ts";
import { queryInWorker } from "../../../features/export/query-in-worker.ts";

export type LogbookFormat = "xlsx" | "csv" | "json";

/** The request that the page sends to the worker. */
export type OwnLogbookOrder = ExportRequest<{ readonly format: LogbookFormat }>;

export type OwnLogbookTools = {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly onProgress: (news: ExportProgress) => void;
  readonly makeWorkbook: (
    records: readonly ExportedRecord[],
    onProgress: (made: number) => void,
  ) => Promise<ArrayBuffer>;
};

const pageSize = 500;

type Page = ownLogbookQuery$data["ownLogbook"];
type Wire = Page["entries"][number];

/** The token has expired; the page renews it and starts again. */
class Unauthenticated extends Error {}

/**
 * Makes the file of a whole logbook in the worker: reads all pages, then what was changed since the first of them, so that the file
 * has each record as it was at the end.
 */
export async function makeOwnLogbook(tools: OwnLogbookTools, order: OwnLogbookOrder): Promise<void> {
  const { onProgress } = tools;
  try {
    const { records, changed, gone } = await readLogbook(tools, order);
    if (records.length === 0) return onProgress({ kind: "nothing" });
    const file = await writeFile(tools, order.request.format, records);
    onProgress({ kind: "made", file, note: ownLogbookTexts.changedMeanwhile(changed, gone) });
  } catch (error) {
    onProgress({ kind: error instanceof Unauthenticated ? "unauthenticated" : "failed" });
  }
}

async function readLogbook({ fetch, onProgress }: OwnLogbookTools, order: OwnLogbookOrder) {
  const ask = async (variables: Partial<ownLogbookQuery$variables>): Promise<Page> => {
    const answer = await queryInWorker<ownLogbookQuery$data>(fetch, order, { limit: pageSize, ...variables });
    if (answer === "unauthenticated") throw new Unauthenticated();
    return answer.ownLogbook;
  };
  const found = new Map<string, ExportedRecord>();
  const first = await ask({});
  for (let page = first; ; page = await ask({ after: page.next })) {
    for (const entry of page.entries) found.set(entry.record.id, exportedRecord(entry));
    onProgress({ kind: "reading", made: found.size, total: Math.max(page.totalCount, found.size) });
    if (page.next == null) break;
  }
  let changed = 0;
  let last = await ask({ changedSince: first.readAt });
  for (; ; last = await ask({ changedSince: first.readAt, after: last.next })) {
    for (const entry of last.entries) {
      const record = exportedRecord(entry);
      // A save shortly before the export is read here again, although it changed nothing since.
      if (JSON.stringify(found.get(record.id)) !== JSON.stringify(record)) changed += 1;
      found.set(record.id, record);
    }
    if (last.next == null) break;
  }
  const records = [...found.values()].toSorted(
    (a, b) => compare(b.dateOfProcedure, a.dateOfProcedure) || compare(b.id, a.id),
  );
  return { records, changed, gone: Math.max(0, records.length - last.totalCount) };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The contract's names and values are those of the file, except that an import is not a participle there. */
function exportedRecord({ part, record }: Wire): ExportedRecord {
  const { id, imported, ...content } = record;
  return { id, part, ...content, import: imported } as unknown as ExportedRecord;
}

async function writeFile(
  { now, onProgress, makeWorkbook }: OwnLogbookTools,
  format: LogbookFormat,
  records: readonly ExportedRecord[],
): Promise<ArrayBuffer> {
  const total = records.length;
  onProgress({ kind: "making", made: 0, total });
  if (format === "xlsx") return makeWorkbook(records, (made) => onProgress({ kind: "making", made, total }));
  const text = format === "csv" ? writeLogbookCsv(records) : writeLogbookJson(records, instant(now()));
  return new TextEncoder().encode(text).buffer;
}
