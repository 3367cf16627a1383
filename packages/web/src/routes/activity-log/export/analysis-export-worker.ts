import type { analysisExportDefinitionQuery$data } from "../../../__generated__/analysisExportDefinitionQuery.graphql.ts";
import type { ExportProgress, ExportRequest } from "../../../features/export/export-messages.ts";
import { fetchAsPage } from "../../../features/export/page-authorization.ts";
import { queryInWorker } from "../../../features/export/query-in-worker.ts";
import type { AnsweredRun } from "./analysis-export.ts";
import { type AnalysisRequest, makeAnalysisFile } from "./make-analysis-file.ts";
import { makeLogExport } from "./make-log-export.ts";

// Runs in a worker, like the export of the list: thousands of runs with all their values would block the page.

function postProgress(news: ExportProgress): void {
  self.postMessage(news, { transfer: "file" in news ? [news.file] : [] });
}

self.addEventListener("message", ({ data: order, ports }: MessageEvent<ExportRequest<AnalysisRequest>>) => {
  const { definitionOperation, format, timeZone, list } = order.request;
  const send = fetchAsPage(ports[0]);
  const ask = async (id: string) => {
    const answer = await queryInWorker<analysisExportDefinitionQuery$data>(
      send,
      { ...order, operation: definitionOperation },
      { id },
    );
    if (answer === "unauthenticated") return answer;
    if (answer.vistActivity == null) throw new Error("a run is gone meanwhile");
    return answer.vistActivity;
  };
  void makeLogExport<AnsweredRun>(
    {
      fetch: send,
      onProgress: postProgress,
      makeFile: (runs, onProgress) => makeAnalysisFile(runs, { ask, timeZone, format, onProgress }),
    },
    { ...order, request: list },
  );
});
