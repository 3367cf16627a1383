import { err } from "@cathedra/domain";
import { importLimits } from "@cathedra/domain/logbook-import";
import type { TableAnswer } from "./read-table.ts";

/** How long a file may take to read, in milliseconds; one of 5,000 rows takes about two seconds. */
const readTimeoutMs = 30_000;

/** Reads an earlier logbook in a worker. It is ended when the answer is there, when it takes too long, and when `signal` aborts. */
export function readTableFile(file: File, signal: AbortSignal): Promise<TableAnswer> {
  if (file.size > importLimits.bytes) return Promise.resolve(err("tooLarge"));
  const worker = new Worker(new URL("./table-worker.ts", import.meta.url), { type: "module" });
  return new Promise<TableAnswer>((resolve, reject) => {
    const timer = setTimeout(() => resolve(err("tooSlow")), readTimeoutMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
    worker.addEventListener("message", ({ data }: MessageEvent<TableAnswer>) => resolve(data));
    worker.addEventListener("error", () => resolve(err("damaged")));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
