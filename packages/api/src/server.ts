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
 * After the signal to stop, `/readyz` fails at once while requests are still answered, also new ones: the load balancer notices
 * at its next check, and every response closes its connection. Then the server stops listening. An interactive Ctrl+C skips the
 * delay.
 */
const delayOf = (signal: string | undefined): number =>
  signal === "SIGTERM" ? config.http.shutdownDelayMs : 0;

/** How long requests in flight may take after the server has stopped accepting. */
const graceMs = 15_000;

closeWithGrace({ delay: config.http.shutdownDelayMs + graceMs, logger: app.log }, async ({ err, signal }) => {
  if (err !== undefined) {
    app.log.fatal({ err }, "stopping after an unexpected error");
    app.errorReports.report(err, { operation: "process" });
  } else app.log.info({ signal }, "stopping");
  app.lifecycle.drain();
  if (err === undefined) await sleep(delayOf(signal));
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

/**
 * How long concurrent requests are counted, and then how long a moment with as many is waited for, in milliseconds of this
 * process's own processor time: on a busy machine it gets so little of a second that it would count hardly any.
 */
const watchMs = 200;
const waitMs = 400;

/** After so many milliseconds of any time only a turn of the event loop without a new connection is waited for, and so many at most. */
const longestMs = 5_000;
const mostTurns = 2_000;

/**
 * A turn of the event loop that took longer was interrupted: connections may have come since it looked, and would be reset. In
 * milliseconds.
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
 * Stops listening at a moment when no connection has just been accepted and as many requests are running as there were lately
 * at most, or, where there are no longer so many, when no connection has just been accepted. It happens before any part of the
 * application is closed, which takes time: connections waiting to be accepted meanwhile would be reset, and the kernel does not
 * report them.
 */
async function stopListening(): Promise<void> {
  const [startedAt, ownStart] = [performance.now(), process.cpuUsage()];
  let [inside, most, hasCome] = [0, 0, false];
  app.server.on("connection", () => {
    hasCome = true;
  });
  app.server.on("request", (_request, response) => {
    inside += 1;
    response.once("close", () => {
      inside -= 1;
    });
  });
  for (let lateTurns = 0; lateTurns < mostTurns; ) {
    hasCome = false;
    const turnedAt = performance.now();
    await turn();
    const { user, system } = process.cpuUsage(ownStart);
    const ownMs = (user + system) / 1000;
    const isLate = performance.now() - startedAt > longestMs;
    if (isLate) lateTurns += 1;
    else if (ownMs < watchMs) {
      most = Math.max(most, inside);
      continue;
    }
    const isCalm = !hasCome && performance.now() - turnedAt < shortTurnMs;
    if (isCalm && (isLate || inside >= most || ownMs > watchMs + waitMs)) break;
  }
  // Not the HTTP server's own close, which would end accepted connections whose request is still arriving.
  const closed = new Promise((done) => NetServer.prototype.close.call(app.server, done));
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
