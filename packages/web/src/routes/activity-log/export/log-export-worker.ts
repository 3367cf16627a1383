import type { ExportProgress } from "../../../features/export/export-messages.ts";
import { fetchAsPage } from "../../../features/export/page-authorization.ts";
import { makeWorkbook } from "../../../features/export/workbook.ts";
import type { ExportedRun } from "./log-export.ts";
import { logExportColumns } from "./log-export-columns.ts";
import { type LogExportTools, type LogOrder, makeLogExport } from "./make-log-export.ts";

// Runs in a worker, because a workbook of thousands of rows would block the page. The page receives the result and then ends the
// worker.

function postProgress(news: ExportProgress): void {
  self.postMessage(news, { transfer: "file" in news ? [news.file] : [] });
}

const sheet = { name: "Activities", columns: logExportColumns };

const tools: Omit<LogExportTools<ExportedRun>, "fetch"> = {
  onProgress: postProgress,
  makeFile: (runs, onProgress) => makeWorkbook(sheet, runs, onProgress),
};

self.addEventListener("message", ({ data, ports }: MessageEvent<LogOrder>) => {
  void makeLogExport({ ...tools, fetch: fetchAsPage(ports[0]) }, data);
});
