import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import { buildApp } from "./app.ts";
import { unusableSettings } from "./config/setting.ts";
import { loadConfig, processEnvironment } from "./config.ts";
import { openDatabase, requestLimits } from "./db/database.ts";
import { openTracer } from "./observability/tracing.ts";
import { systemClock } from "./ports/clock.ts";
import { openObjectStore } from "./storage/open-object-store.ts";

const loaded = loadConfig(processEnvironment());
if (!loaded.ok) {
  process.stderr.write(unusableSettings(loaded.error));
  process.exit(1);
}
const config = loaded.value;

const { db, pool, close } = openDatabase(config.database.url, {
  ...requestLimits,
  poolSize: config.database.poolSize,
  onError: (error) => app.log.warn({ err: error }, "an idle database connection broke"),
});
const objectStore = await openObjectStore(config, systemClock);
const tracer = config.otlpEndpoint === undefined ? undefined : await openTracer(config.otlpEndpoint);
const ports = { db, pool, clock: systemClock, objectStore };
const app = await buildApp(config, tracer === undefined ? ports : { ...ports, tracer });

/**
 * Told to stop, the process says at once that it wants no more (`/readyz`), and goes on answering, also who comes anew: a
 * balancer finds out at its next look, and every answer ends its connection. Only then it stops to listen. Whoever presses
 * Ctrl+C has no balancer.
 */
const delayOf = (signal: string | undefined): number =>
  signal === "SIGTERM" ? config.http.shutdownDelayMs : 0;

/** How long requests in flight may take after the server has stopped accepting. */
const graceMs = 15_000;

closeWithGrace({ delay: config.http.shutdownDelayMs + graceMs, logger: app.log }, async ({ err, signal }) => {
  if (err !== undefined) app.log.fatal({ err }, "stopping after an unexpected error");
  else app.log.info({ signal }, "stopping");
  app.lifecycle.draining = true;
  if (err === undefined) await sleep(delayOf(signal));
  await stopListening();
  await app.close();
  await Promise.allSettled([close(), objectStore.close(), tracer?.close()]);
});

/** How many turns of the event loop are waited for one in which nobody comes. */
const mostTurns = 1_000;

/**
 * Stops to listen and waits for everybody who is in. Right after a turn in which nobody came, and before any part of the
 * application closes, which takes its time: who waits to be accepted meanwhile would be reset.
 */
async function stopListening(): Promise<void> {
  let hasCome = true;
  app.server.on("connection", () => {
    hasCome = true;
  });
  for (let turns = 0; hasCome && turns < mostTurns; turns += 1) {
    hasCome = false;
    await turn();
  }
  await new Promise((done) => app.server.close(done));
}

const { host, port } = config.http;
try {
  await app.listen({ host, port });
} catch (error) {
  process.stderr.write(`The server cannot listen on ${host}, port ${port}: ${listenProblem(error)}.\n`);
  process.exit(1);
}

function listenProblem(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return "something else listens there already";
  if (code === "EACCES") return "this account may not use that port";
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return "this machine does not have that address";
  return String(error);
}
