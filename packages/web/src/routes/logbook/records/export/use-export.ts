import { logbookTexts } from "@cathedra/domain/messages";
import { getRequest } from "relay-runtime";
import { type ExportKind, useExport } from "../../../../features/export/use-export.ts";
import { exportQuery } from "./export-query.ts";
import type { LogbookOrder } from "./make-export.ts";

const operation = getRequest(exportQuery).params.id ?? "";

const kind: ExportKind = {
  startWorker: () => new Worker(new URL("./export-worker.ts", import.meta.url), { type: "module" }),
  name: "logbook",
  said: {
    made: { tone: "success", text: logbookTexts.exportSucceeded },
    // A logbook's file is never cut: an export with too many records is refused.
    madeInPart: { tone: "warning", text: logbookTexts.exportTooLarge },
    nothing: { tone: "info", text: logbookTexts.nothingToExport },
    tooMany: { tone: "warning", text: logbookTexts.exportTooLarge },
    failed: { tone: "danger", text: logbookTexts.exportFailed },
  },
};

/** Exports what a search finds (7.069, 7.076-7.079). */
export function useLogbookExport() {
  const { start, ...rest } = useExport<LogbookOrder["asked"]>();
  return { ...rest, start: (asked: LogbookOrder["asked"]) => start(kind, operation, asked) };
}
