import type { ExportProgress } from "../../../features/export/export-messages.ts";
import { makeWorkbook } from "../../../features/export/workbook.ts";
import type { ExportedRun } from "./log-export.ts";
import { logExportColumns } from "./log-export-columns.ts";
import { type LogExportTools, type LogOrder, makeLogExport } from "./make-log-export.ts";

// Runs in a worker: exceljs and thousands of rows would hold up the page. The page is told, and ends the worker.

function postProgress(news: ExportProgress): void {
  self.postMessage(news, { transfer: "file" in news ? [news.file] : [] });
}

const sheet = { name: "Activities", columns: logExportColumns };

const tools: LogExportTools<ExportedRun> = {
  fetch: (input, init) => fetch(input, init),
  tell: postProgress,
  makeFile: (runs, onProgress) => makeWorkbook(sheet, runs, onProgress),
};

self.addEventListener("message", ({ data }: MessageEvent<LogOrder>) => {
  void makeLogExport(tools, data);
});
