import type { ExportNews, ExportOrder } from "./export-messages.ts";
import { makeExport } from "./make-export.ts";
import { makeWorkbook } from "./workbook.ts";

// Runs in a worker: exceljs and a thousand records would hold up the page. The page is told, and ends the worker.

function tell(news: ExportNews): void {
  self.postMessage(news, { transfer: news.kind === "made" ? [news.file] : [] });
}

self.addEventListener("message", ({ data }: MessageEvent<ExportOrder>) => {
  void makeExport({ fetch: (input, init) => fetch(input, init), tell, makeWorkbook }, data);
});
