import { err, ok, type Result } from "@cathedra/domain";
import * as v from "valibot";
import { apiSettings, problemsOf, type StoreConfig } from "../config.ts";
import { type ContentSettings, contentSettings } from "./content-settings.ts";
import { type MachineSettings, machineSettings } from "./machine-settings.ts";
import { type Environment, settingsGiven } from "./setting.ts";

export type WorkerConfig = {
  readonly databaseUrl: string;
  /** Only where news or videos are configured: their pictures go to the store. */
  readonly content?: { readonly sources: ContentSettings; readonly store: StoreConfig };
  /** Where the files are that people uploaded; undefined: none is swept. */
  readonly files?: StoreConfig;
  /** Undefined: there is no fleet to look after. */
  readonly machines?: MachineSettings;
};

const { entries } = apiSettings;
const alwaysRead = v.object({
  DATABASE_URL: entries.DATABASE_URL,
  NEWS_FEED_URL: entries.NEWS_FEED_URL,
  YOUTUBE_API_URL: entries.YOUTUBE_API_URL,
  YOUTUBE_API_KEY: entries.YOUTUBE_API_KEY,
  YOUTUBE_PLAYLIST_ID: entries.YOUTUBE_PLAYLIST_ID,
  MACHINE_FLEET_SECRET: entries.MACHINE_FLEET_SECRET,
  MACHINE_LOCAL_URL: entries.MACHINE_LOCAL_URL,
  MACHINE_REPORT_URL: entries.MACHINE_REPORT_URL,
});
const forFiles = v.object({
  PUBLIC_URL: entries.PUBLIC_URL,
  OBJECT_STORE: entries.OBJECT_STORE,
  OBJECT_STORE_SECRET: entries.OBJECT_STORE_SECRET,
});

/** What of the settings the worker needs; it is started with the same ones as the API. Every problem at once. */
export function loadWorkerConfig(environment: Environment): Result<WorkerConfig, readonly string[]> {
  const given = settingsGiven(environment);
  const base = v.safeParse(alwaysRead, given, { abortPipeEarly: true });
  if (!base.success) return err(problemsOf(base.issues));
  const machines = machineSettings(given);
  if (!machines.ok) return machines;
  const store = given.OBJECT_STORE === undefined ? undefined : storeOf(given);
  if (store?.ok === false) return store;
  const always = {
    databaseUrl: base.output.DATABASE_URL,
    ...(machines.value === undefined ? {} : { machines: machines.value }),
    ...(store === undefined ? {} : { files: store.value }),
  };
  const sources = contentSettings(base.output);
  if (!sources.ok) return sources;
  if (sources.value.news === undefined && sources.value.videos === undefined) return ok(always);
  const kept = store ?? storeOf(given);
  if (!kept.ok) return kept;
  if (kept.value.objectStoreSecret === undefined) {
    return err(["OBJECT_STORE_SECRET: is required where news or videos are shown"]);
  }
  return ok({ ...always, content: { sources: sources.value, store: kept.value } });
}

function storeOf(given: Environment): Result<StoreConfig, readonly string[]> {
  const store = v.safeParse(forFiles, given, { abortPipeEarly: true });
  if (!store.success) return err(problemsOf(store.issues));
  const { PUBLIC_URL: publicUrl, OBJECT_STORE: objectStore, OBJECT_STORE_SECRET: secret } = store.output;
  return ok({
    http: { publicUrl },
    objectStore,
    ...(secret === undefined ? {} : { objectStoreSecret: secret }),
  });
}
