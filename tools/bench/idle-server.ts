import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Takes requests to their end and answers them without doing anything, as many a second as the first argument says. What a
 * bystander loses beside the clients of this server is what the bench's own clients cost, and not what the portal does for them.
 */
const everyMs = 1000 / Number(process.argv[2]);
let freeAt = 0;

const server = createServer(async (request, response) => {
  try {
    for await (const _ of request);
  } catch {
    // The clients go away at the end of a round.
    return;
  }
  const now = performance.now();
  freeAt = Math.max(freeAt, now) + everyMs;
  await sleep(freeAt - now);
  response.end();
});
server.listen(Number(process.argv[3]), "127.0.0.1");
process.once("SIGTERM", () => process.exit());
