import { err } from "@cathedra/domain";
import type { DoseReportAnswer } from "./read-dose-report-bytes.ts";

/** How long a file may take to read, in milliseconds; a report of 400 kB takes some 100. */
const readTimeoutMs = 10_000;

export type FileAnswer = DoseReportAnswer | ReturnType<typeof err<"tooSlow">>;

/** Reads a dose report in a worker. It is ended when the answer is there, when it takes too long, and when `signal` aborts. */
export function readDoseReportFile(file: File, signal: AbortSignal): Promise<FileAnswer> {
  const worker = new Worker(new URL("./dose-report-worker.ts", import.meta.url), { type: "module" });
  return new Promise<FileAnswer>((resolve, reject) => {
    const timer = setTimeout(() => resolve(err("tooSlow")), readTimeoutMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
    worker.addEventListener("message", ({ data }: MessageEvent<DoseReportAnswer>) => resolve(data));
    worker.addEventListener("error", () => resolve(err("damaged")));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
