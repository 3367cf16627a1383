import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { UnavailableError } from "../../../../relay/errors.ts";
import { digestParts } from "./digest-parts.ts";
import {
  createFileDigests,
  type DigestAnswer,
  type DigestRequest,
  type DigestWorker,
  UnreadableFileError,
} from "./file-digests.ts";

const bytes = Uint8Array.from({ length: 2500 }, (_, at) => at % 251);
const film = () => new File([bytes], "film.mp4");
const hexOf = (...given: Uint8Array[]) => {
  const hash = createHash("sha256");
  for (const some of given) hash.update(some);
  return hash.digest("hex");
};
const parts = [bytes.subarray(0, 1000), bytes.subarray(1000, 2000), bytes.subarray(2000)];
const digests = parts.map((part) => hexOf(part));

test("reading a file gives the digest of each part, of the whole, and of the part digests", async () => {
  const reading = digestParts(film(), 1000);
  for (const digest of digests) expect(await reading.next()).toBe(digest);
  const ofParts = hexOf(...digests.map((digest) => Uint8Array.from(Buffer.from(digest, "hex"))));
  expect(reading.whole()).toEqual({ sha256: hexOf(bytes), partsSha256: ofParts });
});

test("the digests are the same on a page without TLS", async () => {
  vi.stubGlobal("crypto", {});
  try {
    expect(await digestParts(film(), 1000).next()).toBe(digests[0]);
  } finally {
    vi.unstubAllGlobals();
  }
});

test("an empty file has a digest too", async () => {
  const reading = digestParts(new File([], "none"), 1000);
  await reading.next();
  expect(reading.whole().sha256).toBe(hexOf());
});

/** A worker that gives the answers of the test and records each request. */
function aWorker(answer: (request: DigestRequest) => object | undefined) {
  const heard: DigestRequest[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const worker = {
    postMessage: (request: DigestRequest) => {
      heard.push(request);
      const said = answer(request);
      if (said === undefined) listeners.get("error")?.({});
      else
        queueMicrotask(() =>
          listeners.get("message")?.({ data: { ...said, asked: request.asked } as DigestAnswer }),
        );
    },
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      void listeners.set(type, listener),
    terminate: vi.fn<() => void>(),
  } as unknown as DigestWorker;
  return { worker, heard };
}

const whole = { sha256: "s", partsSha256: "p" };

test("a file is read only on demand, never twice, and continues where it stopped", async () => {
  const { worker, heard } = aWorker(({ wants }) => (wants === "whole" ? { whole } : { part: "x" }));
  const fileDigests = createFileDigests(() => worker);
  const file = film();
  const reading = fileDigests(file, 1000);
  expect(heard).toEqual([]);
  await reading.part(2);
  await reading.part(1);
  expect(heard.map((request) => ["file" in request, request.wants])).toEqual([
    [true, "part"],
    [false, "part"],
  ]);
  expect(await fileDigests(file, 1000).whole()).toEqual(whole);
  expect(await reading.whole()).toEqual(whole);
  expect(heard).toHaveLength(4);
});

test("a file that can no longer be read is reported, and is read from the start at the next try", async () => {
  let isThere = false;
  const { worker, heard } = aWorker(() => (isThere ? { part: "x" } : { hasFailed: true }));
  const fileDigests = createFileDigests(() => worker);
  const file = film();
  await expect(fileDigests(file, 1000).part(1)).rejects.toBeInstanceOf(UnreadableFileError);
  isThere = true;
  expect(await fileDigests(file, 1000).part(1)).toBe("x");
  expect(heard.every((request) => "file" in request)).toBe(true);
});

test("a worker script that cannot be loaded counts as an outage, and the next request starts another worker", async () => {
  const broken = aWorker(() => undefined);
  const working = aWorker(() => ({ part: "x" }));
  const workers = [broken.worker, working.worker];
  const fileDigests = createFileDigests(() => workers.shift() ?? working.worker);
  const file = film();
  await expect(fileDigests(file, 1000).part(1)).rejects.toBeInstanceOf(UnavailableError);
  expect(broken.worker.terminate).toHaveBeenCalledOnce();
  expect(await fileDigests(file, 1000).part(1)).toBe("x");
});
