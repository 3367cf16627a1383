import closeWithGrace from "close-with-grace";
import { Logger as JobLogger, type Runner, run } from "graphile-worker";
import { type Logger, pino } from "pino";
import type { MachineSettings } from "./config/machine-settings.ts";
import { unusableSettings } from "./config/setting.ts";
import { loadWorkerConfig, type WorkerConfig } from "./config/worker-config.ts";
import { processEnvironment } from "./config.ts";
import { openDatabase } from "./db/database.ts";
import { startSoftwareOffers } from "./jobs/offer-software-loop.ts";
import { startPrewarming } from "./jobs/prewarm-loop.ts";
import { startOperationRecovery } from "./jobs/recover-operations-loop.ts";
import { startSettlingExpiredVouchers } from "./jobs/settle-expired-vouchers-loop.ts";
import { contentJobKey, cronItems, tasks } from "./jobs/tasks.ts";
import { openLearningPlatform } from "./learning-platform/open-learning-platform.ts";
import { openSmtpSender } from "./mail/smtp-sender.ts";
import { openSources, type RefreshDeps } from "./modules/content/public.ts";
import { classProgressReader } from "./modules/course-progress/public.ts";
import { logbookImportRunner } from "./modules/logbook-imports/public.ts";
import { reportRunner } from "./modules/logbook-reports/public.ts";
import { startMachineReconciler } from "./modules/machines/public.ts";
import type { SendingParts } from "./modules/mail/public.ts";
import type { Runners } from "./modules/operations/public.ts";
import { exportRunner } from "./modules/personal-data/public.ts";
import { syncRunner } from "./modules/platform-sync/public.ts";
import { purgeRunner } from "./modules/storage/public.ts";
import { loggerOptions } from "./observability/logger.ts";
import { systemClock } from "./ports/clock.ts";
import type { LearningPlatform } from "./ports/learning-platform.ts";
import type { ObjectStore } from "./ports/object-store.ts";
import type { ReportSink } from "./ports/report-sink.ts";
import { errorReports } from "./reports/error-reports.ts";
import { openReportSink } from "./reports/open-report-sink.ts";
import { openObjectStore } from "./storage/open-object-store.ts";

export type WorkerOptions = {
  readonly databaseUrl: string;
  /** The sources of news and videos, and the store of their pictures; without it there are none. */
  readonly content?: Omit<RefreshDeps, "db">;
  /** The store of uploaded files; without it none are cleaned up. */
  readonly objectStore?: ObjectStore;
  /** Without these settings no mail is sent, and mails stay in the outbox. */
  readonly mail?: Omit<SendingParts, "db" | "clock">;
  /** The settings of cloud machines; undefined if there is no fleet. */
  readonly machines?: MachineSettings;
  /** The learning platform to mirror; without it nothing is mirrored. */
  readonly learningPlatform?: LearningPlatform;
  /** The receiver of reports; without it errors of jobs are only logged, and feedback is not forwarded. */
  readonly reportSink?: ReportSink;
  readonly log: Logger;
  /** The number of concurrent jobs. */
  readonly concurrency?: number;
  readonly pollIntervalMs?: number;
};

export type RunningWorker = {
  /** Stops accepting jobs, gives running ones five seconds, and returns unfinished ones to the queue. */
  readonly stop: () => Promise<void>;
  /** Resolves when the worker has stopped, and rejects if it failed. */
  readonly finished: Promise<void>;
};

/** Runs the jobs of the queue. Any number of workers share one database; a new job starts by NOTIFY, not by polling. */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { log, concurrency = 4 } = options;
  const { db, pool, close } = openDatabase(options.databaseUrl, {
    // Besides one connection for each job, one connection listens, and one renews leases.
    poolSize: concurrency + 2,
    connectTimeoutMs: 5_000,
    statementTimeoutMs: 60_000,
    applicationName: "cathedra-worker",
    onError: (error) => log.warn({ err: error }, "a database connection was lost"),
  });
  let begun: Runner | undefined;
  try {
    const runner = await run({
      pgPool: pool,
      taskList: tasks(db, {
        content: options.content && { ...options.content, db },
        objectStore: options.objectStore,
        mail: options.mail,
        reportSink: options.reportSink,
        operations: { runners: getRunners(options), log },
      }),
      parsedCronItems: cronItems,
      concurrency,
      pollInterval: options.pollIntervalMs ?? 2_000,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: 5_000,
      logger: jobLogger(log),
    });
    begun = runner;
    const reports = errorReports(options.reportSink, "worker");
    // A failed job is tried again; each failure is reported as an unexpected error.
    runner.events.on("job:error", ({ job, error }) =>
      reports.report(error, { operation: job.task_identifier }),
    );
    // Requests the refreshes that were due while no worker ran: claims prevent repetition, however many workers start.
    for (const kind of ["news", "videos"] as const) {
      if (options.content?.addresses[kind] === undefined) continue;
      const jobKey = contentJobKey(kind);
      await runner.addJob("refresh_content", { kind }, { jobKey, maxAttempts: 3 });
    }
    // Runs the job at once, so that runs that an update left to be judged do not wait for its schedule.
    await runner.addJob("judge_runs", {}, { jobKey: "judge_runs" });
    if (options.learningPlatform !== undefined) await runner.addJob("request_platform_sync", {});
    const { machines, databaseUrl } = options;
    const fleet = machines && startMachineReconciler({ machines, databaseUrl, log });
    const looking = [
      startSettlingExpiredVouchers({ db, clock: systemClock, log }),
      startOperationRecovery({ db, log }),
      startSoftwareOffers({ db, log }),
      ...(machines === undefined ? [] : [startPrewarming({ db, clock: systemClock, log })]),
    ];
    log.info({ concurrency }, "waiting for jobs");
    // However the runner ends, the loops are stopped, so that nothing queries a closed database.
    const finished = runner.promise
      .finally(() => Promise.all(looking.map(({ stop }) => stop())))
      .finally(reports.flush)
      .finally(close);
    let stopped: Promise<void> | undefined;
    const stop = (): Promise<void> => {
      stopped ??= Promise.all([runner.stop(), finished, fleet?.stop()]).then(() => undefined);
      return stopped;
    };
    return { stop, finished };
  } catch (error) {
    // The runner holds connections, for which closing the pool would wait endlessly.
    await begun?.stop().catch(() => undefined);
    await close();
    throw error;
  }
}

/** The long work that this worker can do. */
function getRunners({ learningPlatform, objectStore }: WorkerOptions): Runners {
  return {
    storage_purge: purgeRunner,
    ...(objectStore === undefined
      ? {}
      : { logbook_report: reportRunner(objectStore), personal_data_export: exportRunner(objectStore) }),
    logbook_import: logbookImportRunner,
    ...(learningPlatform === undefined
      ? {}
      : {
          platform_sync: syncRunner(learningPlatform),
          class_reading: classProgressReader(learningPlatform),
        }),
  };
}

function jobLogger(log: Logger): JobLogger {
  return new JobLogger(() => (level, message) => {
    if (level === "error") log.error(message);
    else if (level === "warning") log.warn(message);
    else log.debug(message);
  });
}

if (import.meta.main) {
  const loaded = loadWorkerConfig(processEnvironment());
  if (!loaded.ok) {
    process.stderr.write(unusableSettings(loaded.error));
    process.exit(1);
  }
  const log = pino(loggerOptions("info"));
  const { content, files, learning, mail, errorReports: reportsTo, ...settings } = loaded.value;
  const reportSink =
    reportsTo &&
    openReportSink({
      ...reportsTo,
      onAway: (why) => log.warn({ why }, "the receiver of error reports is away"),
    });
  const sender = mail && openSmtpSender(mail.settings);
  let worker: RunningWorker | undefined;
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err !== undefined) {
      log.error({ err }, "the worker stops after an error");
      const last = errorReports(reportSink, "worker");
      last.report(err, { operation: "process" });
      last.flush();
    }
    await worker?.stop();
    sender?.close();
    await reportSink?.close();
  });
  const opened = await openContent(content);
  const objectStore = files && (await openObjectStore(files, systemClock));
  worker = await startWorker({
    ...settings,
    log,
    ...(opened === undefined ? {} : { content: opened }),
    ...(objectStore === undefined ? {} : { objectStore }),
    ...(mail === undefined || sender === undefined ? {} : { mail: { sender, head: mail.head } }),
    ...(reportSink === undefined ? {} : { reportSink }),
    ...(learning === undefined
      ? {}
      : { learningPlatform: openLearningPlatform(learning, { backgroundShare: 1 }) }),
  });
  log.info("the worker is waiting for jobs");
}

async function openContent(content: WorkerConfig["content"]): Promise<Omit<RefreshDeps, "db"> | undefined> {
  if (content === undefined) return undefined;
  const objectStore = await openObjectStore(content.store, systemClock);
  return { objectStore, ...openSources(content.sources) };
}
