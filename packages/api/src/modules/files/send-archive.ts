import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "../../plugins/client-network.ts";
import { countConcurrentRequests } from "../../plugins/concurrent-requests.ts";
import { contentDisposition } from "../../storage/content-disposition.ts";
import { fairRateLimiter } from "./fair-rate-limiter.ts";
import { type ZipEntry, zipOf } from "./zip.ts";

/** The bytes that a process compresses a second for all archives together: about a third of one processor's time. */
const compressedPerSecond = 16 * 1024 * 1024;
/** The cost of passing on a byte that is already compressed, as a share of the cost of compressing a byte. */
const passedOnShare = 1 / 8;
/** The maximum number of concurrent downloads of one link; a browser's own parallel requests stay below it. */
const mostOfOneLink = 3;

const pace = fairRateLimiter(compressedPerSecond);
const countDownload = countConcurrentRequests(mostOfOneLink);

/**
 * Sends an archive, at a rate that leaves the process time for all other requests: networks share the rate evenly, and one
 * link serves few concurrent downloads (RATE_LIMITED beyond). `link` is the link's signature.
 */
export function sendArchive(
  request: FastifyRequest,
  reply: FastifyReply,
  { link, name, entries }: { link: string; name: string; entries: readonly ZipEntry[] },
): FastifyReply {
  reply.type("application/zip").header("content-disposition", contentDisposition("attachment", name));
  if (request.method === "HEAD") return reply.send(Readable.from([]));
  countDownload(link, request, reply);
  const network = networkOf(request.ip);
  return reply.send(zipOf(entries.map((entry) => paced(entry, network))));
}

function paced(entry: ZipEntry, network: string): ZipEntry {
  const share = entry.isPacked ? passedOnShare : 1;
  async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      await pace(network, chunk.length * share);
      yield chunk;
    }
  }
  return {
    ...entry,
    open: async () => {
      const body = await entry.open();
      return body && Readable.from(chunksOf(body), { objectMode: false });
    },
  };
}
