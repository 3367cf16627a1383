import { err } from "@cathedra/domain";
import { readTable } from "./read-table.ts";

// Runs in a worker, so that a large or hostile file cannot block the page. The page ends the worker.

self.addEventListener("message", ({ data }: MessageEvent<File>) => {
  void data
    .arrayBuffer()
    .then((bytes) => readTable(new Uint8Array(bytes)))
    .catch(() => err("damaged" as const))
    .then((answer) => self.postMessage(answer));
});
