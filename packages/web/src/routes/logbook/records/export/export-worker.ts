import type { ExportProgress } from "../../../../features/export/export-messages.ts";
import { fetchAsPage } from "../../../../features/export/page-authorization.ts";
import { makeWorkbook } from "../../../../features/export/workbook.ts";
import { exportColumns } from "./export-columns.ts";
import { type ExportTools, type LogbookOrder, makeExport } from "./make-export.ts";

// Runs in a worker, because a workbook of a thousand records would block the page. The page receives the result and then ends the
// worker.

function postProgress(news: ExportProgress): void {
  self.postMessage(news, { transfer: news.kind === "made" ? [news.file] : [] });
}

const sheet = { name: "Logbook", columns: exportColumns };

const tools: Omit<ExportTools, "fetch"> = {
  onProgress: postProgress,
  makeWorkbook: (records, onProgress) => makeWorkbook(sheet, records, onProgress),
};

self.addEventListener("message", ({ data, ports }: MessageEvent<LogbookOrder>) => {
  void makeExport({ ...tools, fetch: fetchAsPage(ports[0]) }, data);
});
