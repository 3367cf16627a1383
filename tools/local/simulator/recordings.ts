import type { IncomingMessage, ServerResponse } from "node:http";
import type { RoomTokenClaims } from "@cathedra/domain/cloud";
import {
  maxPieceLength,
  maxRecordedBytes,
  maxRecordedSeconds,
  maxRecordings,
  recordingPath,
} from "./recording.ts";
import { withDuration } from "./webm-duration.ts";

/** A recording of a run, and when it began, in milliseconds. */
export type Recorded = { readonly content: Buffer; readonly seconds: number; readonly takenAt: number };

type Coming = { readonly pieces: Buffer[]; readonly takenAt: number; seconds: number; isDone: boolean };
type OfRun = { readonly who: string; readonly recordings: Map<string, Coming>; bytes: number };

export type RecordingParts = {
  readonly read: (token: string) => Promise<RoomTokenClaims | undefined>;
  /** Whether a running run is this person's. */
  readonly isRunOf: (claims: RoomTokenClaims, runId: string) => boolean;
};

/** The agent waits this long for the last parts of a recording, in milliseconds. */
const patienceMs = 2000;

/** Receives recordings of pages piece by piece, during their run and for a moment afterwards. */
export function openRecordings({ read, isRunOf }: RecordingParts) {
  const runs = new Map<string, OfRun>();

  const take = async (request: IncomingMessage): Promise<number> => {
    const url = new URL(request.url ?? "", "http://simulator.invalid");
    const [, runId = "", id = "", number = ""] =
      /^([\w-]{36})\/([\w-]{36})\/(\d{1,5})$/.exec(url.pathname.slice(recordingPath.length)) ?? [];
    const claims = await read((request.headers.authorization ?? "").replace(/^Bearer /, ""));
    if (claims === undefined) return 401;
    const known = runs.get(runId);
    if (known === undefined ? !isRunOf(claims, runId) : known.who !== claims.sub) return 404;
    const run = known ?? { who: claims.sub, recordings: new Map<string, Coming>(), bytes: 0 };
    runs.set(runId, run);
    const piece = await getBody(request);
    if (piece === undefined || run.bytes + piece.length > maxRecordedBytes) return 413;
    const spent = Number(url.searchParams.get("ms") ?? 0) / 1000;
    // The first piece is sent at the moment when it is recorded.
    const takenAt = Date.now() - (Number.isFinite(spent) ? Math.min(spent, maxRecordedSeconds) * 1000 : 0);
    const coming = run.recordings.get(id) ?? { pieces: [], takenAt, seconds: 0, isDone: false };
    if (coming.isDone || coming.pieces.length !== Number(number)) return 409;
    if (!run.recordings.has(id) && run.recordings.size >= maxRecordings) return 413;
    if (!beginsAsWebm([...coming.pieces, piece])) return 415;
    run.recordings.set(id, coming);
    coming.pieces.push(piece);
    run.bytes += piece.length;
    coming.seconds = Math.min(
      maxRecordedSeconds,
      Math.max(coming.seconds, Number.isFinite(spent) ? spent : 0),
    );
    coming.isDone = url.searchParams.get("last") === "1";
    return 204;
  };

  return {
    /** Returns whether the request was for a recording. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      if (request.method !== "POST" || request.url?.startsWith(recordingPath) !== true) return false;
      const status = await take(request);
      request.resume();
      response
        .writeHead(status, {
          "cache-control": "no-store",
          ...(status === 413 ? { connection: "close" } : {}),
        })
        .end();
      return true;
    },
    /** Returns all recordings of a run as soon as their last parts have arrived. Called once a run. */
    async collect(runId: string): Promise<readonly Recorded[]> {
      const until = Date.now() + patienceMs;
      const isComing = () => [...(runs.get(runId)?.recordings.values() ?? [])].some(({ isDone }) => !isDone);
      while (isComing() && Date.now() < until) await new Promise((done) => setTimeout(done, 50));
      const recordings = [...(runs.get(runId)?.recordings.values() ?? [])];
      runs.delete(runId);
      return recordings.map(({ pieces, seconds, takenAt }) => ({
        takenAt,
        content: withDuration(Buffer.concat(pieces), seconds),
        seconds,
      }));
    },
  };
}

const webmBeginning = Buffer.from("1a45dfa3", "hex");

/** Checks as much as there is: a browser's first piece may be a single byte. */
function beginsAsWebm(pieces: readonly Buffer[]): boolean {
  const begin = Buffer.concat(pieces.slice(0, webmBeginning.length)).subarray(0, webmBeginning.length);
  return begin.equals(webmBeginning.subarray(0, begin.length));
}

async function getBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk as Uint8Array);
    size += part.length;
    if (size > maxPieceLength) return undefined;
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}
