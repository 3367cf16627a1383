import { readDoseReportBytes } from "./read-dose-report-bytes.ts";

// Runs in a worker, so that a large or hostile file cannot block the page. The page ends the worker.

self.addEventListener("message", ({ data }: MessageEvent<File>) => {
  void data.arrayBuffer().then((bytes) => self.postMessage(readDoseReportBytes(new Uint8Array(bytes))));
});
