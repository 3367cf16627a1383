import type { ExportProgress } from "../../../features/export/export-messages.ts";
import { fetchAsPage } from "../../../features/export/page-authorization.ts";
import { makeWorkbook } from "../../../features/export/workbook.ts";
import { makeOwnLogbook, type OwnLogbookOrder, type OwnLogbookTools } from "./make-own-logbook.ts";
import { spreadsheetColumns } from "./own-logbook-columns.ts";

// Runs in a worker, because writing thousands of records would block the page.

function postProgress(news: ExportProgress): void {
  self.postMessage(news, { transfer: "file" in news ? [news.file] : [] });
}

const tools: Omit<OwnLogbookTools, "fetch"> = {
  now: Date.now,
  onProgress: postProgress,
  makeWorkbook: (records, onProgress) =>
    makeWorkbook({ name: "Logbook", columns: spreadsheetColumns(records) }, records, onProgress),
};

self.addEventListener("message", ({ data, ports }: MessageEvent<OwnLogbookOrder>) => {
  void makeOwnLogbook({ ...tools, fetch: fetchAsPage(ports[0]) }, data);
});
