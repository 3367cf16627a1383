import { digestParts, type PartDigests } from "./digest-parts.ts";
import type { DigestAnswer, DigestRequest } from "./file-digests.ts";

// Runs in a worker, because reading and hashing gigabytes would block the page.

const files = new Map<number, PartDigests>();

self.addEventListener("message", ({ data }: MessageEvent<DigestRequest>) => {
  void answer(data).then((digest) => self.postMessage(digest));
});

async function answer(request: DigestRequest): Promise<DigestAnswer> {
  const { id, asked } = request;
  if ("file" in request) files.set(id, digestParts(request.file, request.partSize));
  const digests = files.get(id);
  try {
    if (digests === undefined) throw new Error("a file that was never named");
    if (request.wants === "part") return { asked, part: await digests.next() };
    files.delete(id);
    return { asked, whole: digests.whole() };
  } catch {
    files.delete(id);
    return { asked, hasFailed: true };
  }
}
