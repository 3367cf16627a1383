import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { getNetwork } from "../../plugins/client-network.ts";
import { countConcurrentRequests } from "../../plugins/concurrent-requests.ts";
import { contentDisposition } from "../../storage/content-disposition.ts";
import { fairRateLimiter } from "./fair-rate-limiter.ts";
import { buildZip, type ZipEntry } from "./zip.ts";

/** The bytes that a process compresses a second for all archives together: about a third of one processor's time. */
const compressedPerSecond = 16 * 1024 * 1024;
/** The cost of passing on a byte that is already compressed, as a share of the cost of compressing a byte. */
const passedOnShare = 1 / 8;
/** The maximum number of concurrent downloads of one link; a browser's own parallel requests stay below it. */
const maxOfOneLink = 3;

const pace = fairRateLimiter(compressedPerSecond);
const countDownload = countConcurrentRequests(maxOfOneLink);
/** Refusals are delayed, so that clients which retry at once send fewer requests. */
const refusalMs = 500;

/**
 * Refuses too many concurrent downloads of one valid link (RATE_LIMITED), before anything is read for them. `link` is the link's
 * signature.
 */
export async function admitDownload(
  link: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (request.method === "HEAD") return;
  try {
    countDownload(link, request, reply);
  } catch (error) {
    await sleep(refusalMs);
    throw error;
  }
}

/** Sends an archive, at a rate that leaves the process time for all other requests: networks share the rate evenly. */
export function sendArchive(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, entries }: { name: string; entries: readonly ZipEntry[] },
): FastifyReply {
  reply.type("application/zip").header("content-disposition", contentDisposition("attachment", name));
  if (request.method === "HEAD") return reply.send(Readable.from([]));
  const network = getNetwork(request.ip);
  return reply.send(buildZip(entries.map((entry) => paced(entry, network))));
}

function paced(entry: ZipEntry, network: string): ZipEntry {
  const share = entry.isPacked ? passedOnShare : 1;
  async function* getChunks(body: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      await pace(network, chunk.length * share);
      yield chunk;
    }
  }
  return {
    ...entry,
    open: async () => {
      const body = await entry.open();
      return body && Readable.from(getChunks(body), { objectMode: false });
    },
  };
}
