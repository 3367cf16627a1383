import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open as openFile, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { err, ok, type Result } from "@cathedra/domain";
import { open } from "../device/http.ts";

export type DownloadRefusal =
  /** The download is paused: the downloaded part is kept. */
  | { readonly code: "PAUSED" }
  /** The address answers with another status: the link has expired or was never valid. */
  | { readonly code: "GONE"; readonly status: number }
  | { readonly code: "AWAY"; readonly reason: string }
  | { readonly code: "DISK_FULL" }
  /** The content differs from what was announced, and was deleted. */
  | { readonly code: "CHANGED" };

export type Download = {
  readonly url: URL;
  readonly size: number;
  readonly sha256: string;
  /** The path of the incomplete file, and that of the complete one. */
  readonly part: string;
  readonly place: string;
  readonly signal: AbortSignal;
  /** How many bytes fit on the disk. */
  readonly room: () => number;
  readonly onProgress: (received: number) => void;
  /** Called with every piece before it is written, to simulate a bad network. Throwing breaks the connection. */
  readonly corrupt?: (piece: Buffer, received: number) => Buffer;
  /** The minimum duration of the whole download; each piece takes its share of it. */
  readonly atLeastMs?: number;
  readonly pauseMs?: number;
};

const tries = 5;

/** Downloads a file: continues where it ended, verifies it, and keeps it completely or not at all. */
export async function download(of: Download): Promise<Result<void, DownloadRefusal>> {
  const { part, place, size, signal, pauseMs = 500 } = of;
  await mkdir(dirname(part), { recursive: true });
  if ((await getSize(place)) === size && (await computeDigest(place)) === of.sha256.toLowerCase())
    return ok(undefined);
  let reason = "";
  for (let broken = 0; broken < tries; ) {
    if (signal.aborted) return err({ code: "PAUSED" });
    const had = await getSize(part);
    if (had < size) {
      if (of.room() < size - had) return err({ code: "DISK_FULL" });
      const came = await bring(of, had);
      if (signal.aborted) return err({ code: "PAUSED" });
      if (!came.ok) {
        if (came.error.code !== "AWAY") return came;
        reason = came.error.reason;
      }
      // A connection that has brought data is followed by another attempt.
      broken = (await getSize(part)) > had ? 0 : broken + 1;
      if (!came.ok) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
      continue;
    }
    if (had > size || (await computeDigest(part)) !== of.sha256.toLowerCase()) {
      await rm(part, { force: true });
      return err({ code: "CHANGED" });
    }
    await rename(part, place);
    return ok(undefined);
  }
  return err({ code: "AWAY", reason });
}

async function bring(of: Download, had: number): Promise<Result<void, DownloadRefusal>> {
  const { url, part, size, signal, onProgress, corrupt, atLeastMs = 0 } = of;
  let response: Awaited<ReturnType<typeof open>>;
  try {
    response = await open(url, { signal, headers: had > 0 ? { range: `bytes=${had}-` } : {} });
  } catch (error) {
    return err({ code: "AWAY", reason: error instanceof Error ? error.message : String(error) });
  }
  const status = response.statusCode ?? 0;
  const goesOn = status === 206 && (response.headers["content-range"] ?? "").startsWith(`bytes ${had}-`);
  if (status !== 200 && !goesOn) {
    response.destroy();
    if (status === 416) await rm(part, { force: true });
    if (status >= 500 || status === 429 || status === 416)
      return err({ code: "AWAY", reason: `status ${status}` });
    return err({ code: "GONE", status });
  }
  let received = goesOn ? had : 0;
  const file = await openFile(part, goesOn ? "a" : "w", 0o600);
  try {
    for await (const chunk of response) {
      const bytes = Buffer.from(chunk);
      const piece = corrupt === undefined ? bytes : corrupt(bytes, received);
      await file.write(piece);
      received += piece.length;
      onProgress(received);
      // Slows the download down, so that its progress can be seen on one machine.
      await delay((atLeastMs * piece.length) / Math.max(1, size), undefined, { signal });
      if (received > size) break;
    }
    await file.sync();
    return received < size ? err({ code: "AWAY", reason: "it ended too early" }) : ok(undefined);
  } catch (error) {
    if (isFull(error)) return err({ code: "DISK_FULL" });
    return err({ code: "AWAY", reason: error instanceof Error ? error.message : String(error) });
  } finally {
    response.destroy();
    await file.close();
  }
}

async function getSize(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

async function computeDigest(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}

function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOSPC";
}
