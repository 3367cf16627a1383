import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import { buildApp } from "./app.ts";
import { unusableSettings } from "./config/setting.ts";
import { loadConfig, processEnvironment } from "./config.ts";
import { openDatabase, requestLimits } from "./db/database.ts";
import { openLearningPlatform } from "./learning-platform/open-learning-platform.ts";
import { openHintFeed } from "./modules/hints/public.ts";
import { openTracer } from "./observability/tracing.ts";
import { systemClock } from "./ports/clock.ts";
import { openReportSink } from "./reports/open-report-sink.ts";
import { openObjectStore } from "./storage/open-object-store.ts";

const loaded = loadConfig(processEnvironment());
if (!loaded.ok) {
  process.stderr.write(unusableSettings(loaded.error));
  process.exit(1);
}
const config = loaded.value;

const { url, ...connection } = config.database;
const { close, ...database } = openDatabase(url, {
  ...requestLimits,
  ...connection,
  onError: (error) => app.log.warn({ err: error }, "an idle database connection broke"),
});
const objectStore = await openObjectStore(config, systemClock);
const tracer = config.otlpEndpoint === undefined ? undefined : await openTracer(config.otlpEndpoint);
const hintFeed = openHintFeed(config.database.directUrl, {
  onError: (err) => app.log.warn({ err }, "nobody is told what to look at until the database is back"),
});
const reportSink =
  config.errorReports &&
  openReportSink({
    ...config.errorReports,
    onAway: (why) => app.log.warn({ why }, "the receiver of error reports is away"),
  });
const app = await buildApp(config, {
  ...database,
  clock: systemClock,
  objectStore,
  hintFeed,
  ...(config.learning === undefined ? {} : { learningPlatform: openLearningPlatform(config.learning) }),
  ...(tracer === undefined ? {} : { tracer }),
  ...(reportSink === undefined ? {} : { reportSink }),
});

if (config.packageSigner === undefined)
  app.log.warn("RELEASE_SIGNING_KEY is not set: packages of software are not signed");

/**
 * How long the server keeps answering after the signal to stop. `/readyz` fails at once, so that the load balancer notices at its
 * next check, and every response closes its connection; after the delay the server stops listening. An interactive Ctrl+C skips
 * the delay.
 */
const getDelay = (signal: string | undefined): number =>
  signal === "SIGTERM" ? config.http.shutdownDelayMs : 0;

/** How long requests in flight may take after the server has stopped accepting. */
const graceMs = 15_000;

closeWithGrace({ delay: config.http.shutdownDelayMs + graceMs, logger: app.log }, async ({ err, signal }) => {
  if (err !== undefined) {
    app.log.fatal({ err }, "stopping after an unexpected error");
    app.errorReports.report(err, { operation: "process" });
  } else app.log.info({ signal }, "stopping");
  app.lifecycle.drain();
  if (err === undefined) await sleep(getDelay(signal));
  await stopListening();
  await app.close();
  await Promise.allSettled([
    hintFeed.close(),
    close(),
    objectStore.close(),
    tracer?.close(),
    reportSink?.close(),
  ]);
});

/** Responses are held back until no connection has come for this long, in milliseconds. */
const quietMs = 100;

/** Where connections keep coming, responses are held back for at most this long, in milliseconds. */
const maxHoldMs = 1_000;

/**
 * A turn of the event loop that took longer than this many milliseconds was interrupted: connections that arrived in it have not
 * been accepted, and closing would reset them.
 */
const shortTurnMs = 1;

/** How long the first request of a new connection may take to arrive, in milliseconds. */
const arrivalMs = 2_000;

/** The connections of which no request has come yet, and when each was accepted. */
const arriving = new Map<Socket, number>();
app.server.on("connection", (socket) => {
  arriving.set(socket, performance.now());
  socket.once("close", () => arriving.delete(socket));
});
app.server.on("request", ({ socket }) => arriving.delete(socket));

/**
 * Stops listening at a moment when no connection waits to be accepted: the kernel would reset it, and does not show whether
 * there is one. Clients connect when their last request was answered, so responses are held back until connections have
 * stopped arriving, and the turn of the event loop that accepted the last ones ends at once. This happens before any part of
 * the application is closed, which takes time.
 */
async function stopListening(): Promise<void> {
  const startedAt = performance.now();
  let cameAt = startedAt;
  app.server.on("connection", () => {
    cameAt = performance.now();
  });
  const release = app.lifecycle.holdResponses();
  for (;;) {
    const turnedAt = performance.now();
    await turn();
    const now = performance.now();
    const isCalm = cameAt < turnedAt && now - turnedAt < shortTurnMs;
    if (isCalm && (now - cameAt > quietMs || now - startedAt > maxHoldMs)) break;
    if (now - startedAt > 2 * maxHoldMs) break;
    await sleep(1);
  }
  // This is not the HTTP server's own close, which would end accepted connections whose request is still arriving.
  const closed = new Promise((done) => NetServer.prototype.close.call(app.server, done));
  release();
  const isNew = (acceptedAt: number) => performance.now() - acceptedAt < arrivalMs;
  while ([...arriving.values()].some(isNew)) await sleep(10);
  app.server.closeIdleConnections();
  await closed;
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
