import { err, ok, type Result } from "@cathedra/domain";
import type { LetterHead } from "@cathedra/domain/mail";
import * as v from "valibot";
import { apiSettings, describeProblems, type StoreConfig } from "../config.ts";
import { type ContentSettings, contentSettings } from "./content-settings.ts";
import { type LearningSettings, learningSettings } from "./learning-settings.ts";
import { type MachineSettings, machineSettings } from "./machine-settings.ts";
import { type MailSettings, mailSettings } from "./mail-settings.ts";
import { type ReportSettings, reportSettings } from "./report-settings.ts";
import { type Environment, nonEmptySettings } from "./setting.ts";

export type WorkerConfig = {
  /** The address of the database server itself: a pooler would not pass on the notifications that the worker listens to. */
  readonly databaseUrl: string;
  /** The sources of news and videos, and the store for their pictures; undefined if none is configured. */
  readonly content?: { readonly sources: ContentSettings; readonly store: StoreConfig };
  /** Where uploaded files are stored; without it none are cleaned up. */
  readonly files?: StoreConfig;
  /** The settings of cloud machines; undefined if there is no fleet. */
  readonly machines?: MachineSettings;
  /** The settings of the learning platform; undefined if there is none to mirror. */
  readonly learning?: LearningSettings;
  /** The settings for sending mail; undefined if the portal sends none. */
  readonly mail?: { readonly settings: MailSettings; readonly head: LetterHead };
  /** Undefined if errors are only logged and feedback is not forwarded. */
  readonly errorReports?: ReportSettings;
};

const { entries } = apiSettings;
const alwaysRead = v.object({
  DATABASE_URL: entries.DATABASE_URL,
  DATABASE_DIRECT_URL: entries.DATABASE_DIRECT_URL,
  NEWS_FEED_URL: entries.NEWS_FEED_URL,
  YOUTUBE_API_URL: entries.YOUTUBE_API_URL,
  YOUTUBE_API_KEY: entries.YOUTUBE_API_KEY,
  YOUTUBE_PLAYLIST_ID: entries.YOUTUBE_PLAYLIST_ID,
  MACHINE_FLEET_SECRET: entries.MACHINE_FLEET_SECRET,
  MACHINE_LOCAL_URL: entries.MACHINE_LOCAL_URL,
  MACHINE_REPORT_URL: entries.MACHINE_REPORT_URL,
  LEARNING_PLATFORM_URL: entries.LEARNING_PLATFORM_URL,
  LEARNING_PLATFORM_KEY: entries.LEARNING_PLATFORM_KEY,
  LEARNING_PLATFORM_WORKER_CALLS: entries.LEARNING_PLATFORM_WORKER_CALLS,
});
const forMail = v.object({ PUBLIC_URL: entries.PUBLIC_URL, SITE_CONFIG: entries.SITE_CONFIG });
const forFiles = v.object({
  PUBLIC_URL: entries.PUBLIC_URL,
  OBJECT_STORE: entries.OBJECT_STORE,
  OBJECT_STORE_SECRET: v.optional(entries.OBJECT_STORE_SECRET),
});

/** The settings of the worker, which is started with the same environment as the API. All problems are reported at once. */
export function loadWorkerConfig(environment: Environment): Result<WorkerConfig, readonly string[]> {
  const given = nonEmptySettings(environment);
  const base = v.safeParse(alwaysRead, given, { abortPipeEarly: true });
  if (!base.success) return err(describeProblems(base.issues));
  const machines = machineSettings(given);
  if (!machines.ok) return machines;
  const learning = learningSettings(given, "worker");
  if (!learning.ok) return learning;
  const mail = workerMail(given);
  if (!mail.ok) return mail;
  const reports = reportSettings(given);
  if (!reports.ok) return reports;
  const store = given.OBJECT_STORE === undefined ? undefined : getStore(given);
  if (store?.ok === false) return store;
  const always = {
    databaseUrl: base.output.DATABASE_DIRECT_URL ?? base.output.DATABASE_URL,
    ...(machines.value === undefined ? {} : { machines: machines.value }),
    ...(learning.value === undefined ? {} : { learning: learning.value }),
    ...(mail.value === undefined ? {} : { mail: mail.value }),
    ...(reports.value === undefined ? {} : { errorReports: reports.value }),
    ...(store === undefined ? {} : { files: store.value }),
  };
  const sources = contentSettings(base.output);
  if (!sources.ok) return sources;
  if (sources.value.news === undefined && sources.value.videos === undefined) return ok(always);
  const chosenStore = store ?? getStore(given);
  if (!chosenStore.ok) return chosenStore;
  if (chosenStore.value.objectStoreSecret === undefined) {
    return err(["OBJECT_STORE_SECRET: is required where news or videos are shown"]);
  }
  return ok({ ...always, content: { sources: sources.value, store: chosenStore.value } });
}

function getStore(environment: Environment): Result<StoreConfig, readonly string[]> {
  const store = v.safeParse(forFiles, environment, { abortPipeEarly: true });
  if (!store.success) return err(describeProblems(store.issues));
  const { PUBLIC_URL: publicUrl, OBJECT_STORE: objectStore, OBJECT_STORE_SECRET: secret } = store.output;
  return ok({
    http: { publicUrl },
    objectStore,
    ...(secret === undefined ? {} : { objectStoreSecret: secret }),
  });
}

function workerMail(environment: Environment): Result<WorkerConfig["mail"], readonly string[]> {
  const settings = mailSettings(environment);
  if (!settings.ok) return settings;
  if (settings.value === undefined) return ok(undefined);
  const site = v.safeParse(forMail, environment, { abortPipeEarly: true });
  if (!site.success) return err(describeProblems(site.issues));
  const { PUBLIC_URL: publicUrl, SITE_CONFIG: config } = site.output;
  const head = { title: config.product.title, origin: publicUrl.replace(/\/+$/, "") };
  return ok({ settings: settings.value, head });
}
