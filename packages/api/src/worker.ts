import closeWithGrace from "close-with-grace";
import { Logger as JobLogger, run } from "graphile-worker";
import { type Logger, pino } from "pino";
import { processEnvironment } from "./config.ts";
import { openDatabase } from "./db/database.ts";
import { databaseUrlOrExit } from "./db/database-url.ts";
import { cronItems, tasks } from "./jobs/tasks.ts";
import { loggerOptions } from "./observability/logger.ts";

export type WorkerOptions = {
  readonly databaseUrl: string;
  readonly log: Logger;
  /** Jobs at a time. */
  readonly concurrency?: number;
  readonly pollIntervalMs?: number;
};

export type RunningWorker = {
  /** Takes no new job, gives running ones five seconds, and hands what is unfinished back to the queue. */
  readonly stop: () => Promise<void>;
  /** Ends when the worker has stopped, and rejects where it failed. */
  readonly finished: Promise<void>;
};

/** Runs the jobs of the queue. Any number of workers share one database; a new job starts by NOTIFY, not by polling. */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { log, concurrency = 4 } = options;
  const { db, pool, close } = openDatabase(options.databaseUrl, {
    // One connection listens, one beats the time.
    poolSize: concurrency + 2,
    connectTimeoutMs: 5_000,
    statementTimeoutMs: 60_000,
    applicationName: "cathedra-worker",
    onError: (error) => log.warn({ err: error }, "a database connection was lost"),
  });
  try {
    const runner = await run({
      pgPool: pool,
      taskList: tasks(db),
      parsedCronItems: cronItems,
      concurrency,
      pollInterval: options.pollIntervalMs ?? 2_000,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: 5_000,
      logger: jobLogger(log),
    });
    log.info({ concurrency }, "waiting for jobs");
    const finished = runner.promise.finally(close);
    let stopped: Promise<void> | undefined;
    const stop = (): Promise<void> => {
      stopped ??= Promise.all([runner.stop(), finished]).then(() => undefined);
      return stopped;
    };
    return { stop, finished };
  } catch (error) {
    await close();
    throw error;
  }
}

function jobLogger(log: Logger): JobLogger {
  return new JobLogger(() => (level, message) => {
    if (level === "error") log.error(message);
    else if (level === "warning") log.warn(message);
    else log.debug(message);
  });
}

if (import.meta.main) {
  const environment = processEnvironment();
  const databaseUrl = databaseUrlOrExit(environment);
  const log = pino(loggerOptions("info"));
  let worker: RunningWorker | undefined;
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err !== undefined) log.error({ err }, "the worker stops after an error");
    await worker?.stop();
  });
  worker = await startWorker({ databaseUrl, log });
  log.info("the worker is waiting for jobs");
}
