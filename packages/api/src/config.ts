import { resolve } from "node:path";
import { err, ok, type Result, type SiteConfig } from "@cathedra/domain";
import type { ListedCustomers } from "@cathedra/domain/access";
import * as v from "valibot";
import type { PackageSigner } from "./auth/package-signer.ts";
import { type ContentSettings, contentSettings } from "./config/content-settings.ts";
import { parseCustomerNames } from "./config/customer-names.ts";
import { type DatabaseSettings, databaseSettings } from "./config/database-settings.ts";
import { type DesktopClientSettings, desktopClientSettings } from "./config/desktop-client-settings.ts";
import { type LearningSettings, learningSettings, usualCalls } from "./config/learning-settings.ts";
import { type MachineSettings, machineSettings } from "./config/machine-settings.ts";
import { type MailSettings, mailSettings } from "./config/mail-settings.ts";
import { type ObjectStoreAddress, parseObjectStoreAddress } from "./config/object-store-address.ts";
import { hasIndexPage, readPersistedOperations, readSiteConfig } from "./config/read-files.ts";
import { releaseSigningSettings } from "./config/release-signing-settings.ts";
import { type ReportSettings, reportSettings } from "./config/report-settings.ts";
import {
  type Environment,
  httpAddress,
  nonEmptySettings,
  postgresAddress,
  postgresAddresses,
  wholeNumber,
} from "./config/setting.ts";
import { parseTrustedProxies, type TrustedProxies } from "./config/trusted-proxies.ts";

/** The settings of one API process, parsed; `deploy/README.md` lists their meanings. */
export type Config = {
  readonly environment: "production" | "development" | "test";
  readonly database: DatabaseSettings;
  readonly http: {
    readonly host: string;
    readonly port: number;
    readonly publicUrl: string;
    readonly trustProxy: TrustedProxies;
    readonly shutdownDelayMs: number;
  };
  /** The allowed number of requests a minute. */
  readonly rateLimits: { readonly user: number; readonly address: number };
  /** The limits on concurrent requests. */
  readonly inFlight: { readonly user: number; readonly address: number };
  readonly site: SiteConfig;
  /** Further clients of the identity service whose tokens are accepted, beside the web. */
  readonly otherClients: readonly string[];
  /** Where vulnerabilities are reported: addresses of mail and web, the preferred one first. */
  readonly securityContacts: readonly string[];
  readonly webRoot?: string;
  /** The text of each persisted document, by its id. */
  readonly persistedOperations: ReadonlyMap<string, string>;
  readonly persistedOperationsFile?: string;
  readonly objectStore: ObjectStoreAddress;
  /** Signs the links to what the portal serves itself: files of a store that is a folder, reports, cases, pictures of the news. */
  readonly objectStoreSecret: string;
  readonly logLevel: LogLevel;
  readonly metricsToken?: string;
  readonly otlpEndpoint?: string;
  /** The logbook flag of people who sign in for the first time. */
  readonly newUserLogbook: boolean;
  readonly content: ContentSettings;
  /** The customers whose own admins administer their attendings and hospitals (7.088, X28). */
  readonly logbookAdminCustomers: ListedCustomers;
  /** The customers whose own admins, and those of their groups, may administer vouchers and events (2.054, X21). */
  readonly voucherAdminCustomers: ListedCustomers;
  /** The settings of cloud machines; undefined if there is no fleet. */
  readonly machines?: MachineSettings;
  /** The settings of the learning platform; undefined if there is none. */
  readonly learning?: LearningSettings;
  /** Signs the packages of software releases; undefined if they are not signed. */
  readonly packageSigner?: PackageSigner;
  /** The settings of the receiver of error reports; undefined if errors are only logged. */
  readonly errorReports?: ReportSettings;
  /** The settings of the mail server; undefined if the portal sends no mail. */
  readonly mail?: MailSettings;
  /** The installers of the desktop client; undefined if none are configured. */
  readonly desktopClient?: DesktopClientSettings;
};

/** The settings that say where uploaded files are stored. */
export type StoreConfig = Pick<Config, "objectStore"> & {
  readonly objectStoreSecret?: string;
  readonly http: Pick<Config["http"], "publicUrl">;
};

type Persisted = Required<Pick<Config, "persistedOperations" | "persistedOperationsFile">>;

/** The environment of this process: the only place where the API reads it. */
export function processEnvironment(): Environment {
  return process.env;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Makes a schema of a setting that `read` parses; the schema reports all problems that `read` finds. */
const readBy = <T>(read: (text: string) => Result<T, readonly string[]>) =>
  v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
    const result = read(dataset.value);
    if (result.ok) return result.value;
    for (const message of result.error) addIssue({ message });
    return NEVER;
  });
const secret = v.pipe(v.string(), v.minLength(32, "must have at least 32 characters"));

/** A list of client ids, separated by commas. */
const clientIds = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").map((id) => id.trim())),
  v.filterItems((id) => id !== ""),
);

/** Addresses of mail or web, separated by commas, as RFC 9116 wants them. */
const contacts = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").map((contact) => contact.trim())),
  v.filterItems((contact) => contact !== ""),
  v.check(
    (list) => list.every((contact) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact)),
    "must be mailto: or https: addresses",
  ),
);

const googleApi = "https://www.googleapis.com/youtube/v3";

/** The schema of the API's settings, from which `loadWorkerConfig` also picks the worker's. */
export const apiSettings = v.object({
  DATABASE_URL: postgresAddress,
  DATABASE_DIRECT_URL: v.optional(postgresAddress),
  DATABASE_POOL_SIZE: v.optional(wholeNumber(1, 1000), "10"),
  DATABASE_PREPARED_STATEMENTS: v.optional(v.picklist(["on", "off"], "must be on or off"), "on"),
  DATABASE_REPLICA_URL: v.optional(postgresAddresses, ""),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty")), "0.0.0.0"),
  PORT: v.optional(wholeNumber(0, 65_535), "3000"),
  PUBLIC_URL: httpAddress,
  OTHER_CLIENTS: v.optional(clientIds, ""),
  SECURITY_CONTACTS: v.optional(contacts, ""),
  SITE_CONFIG: v.pipe(v.optional(v.string(), "./config.json"), readBy(readSiteConfig)),
  WEB_ROOT: v.optional(
    v.pipe(v.string(), v.check(hasIndexPage, "must be a folder that contains index.html")),
  ),
  PERSISTED_OPERATIONS: v.optional(v.pipe(v.string(), readBy(readPersisted))),
  OBJECT_STORE: v.pipe(v.string("is required"), readBy(parseObjectStoreAddress)),
  OBJECT_STORE_SECRET: secret,
  NODE_ENV: v.optional(
    v.picklist(["production", "development", "test"], "must be production, development or test"),
    "production",
  ),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(", ")}`), "info"),
  TRUST_PROXY: v.optional(v.pipe(v.string(), readBy(parseTrustedProxies)), "false"),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, "must have at least 16 characters"))),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(httpAddress),
  NEWS_FEED_URL: v.optional(httpAddress),
  YOUTUBE_API_URL: v.optional(httpAddress, googleApi),
  YOUTUBE_API_KEY: v.optional(v.string()),
  YOUTUBE_PLAYLIST_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{2,100}$/, "must be a playlist's id"))),
  NEW_USER_LOGBOOK: v.optional(v.picklist(["true", "false"], "must be true or false"), "true"),
  LOGBOOK_ADMIN_CUSTOMERS: v.pipe(v.optional(v.string(), ""), readBy(parseCustomerNames)),
  VOUCHER_ADMIN_CUSTOMERS: v.pipe(v.optional(v.string(), ""), readBy(parseCustomerNames)),
  SMTP_URL: v.optional(v.string()),
  MAIL_FROM: v.optional(v.string()),
  DESKTOP_CLIENT_VERSION: v.optional(v.string()),
  DESKTOP_CLIENT_INSTALLERS: v.optional(v.string()),
  MACHINE_FLEET_SECRET: v.optional(secret),
  MACHINE_LOCAL_URL: v.optional(httpAddress),
  MACHINE_DOCKER_IMAGE: v.optional(v.string()),
  MACHINE_DOCKER_SOCKET: v.optional(v.string()),
  MACHINE_REPORT_URL: v.optional(httpAddress),
  MACHINE_FRAME_SOURCES: v.optional(v.string()),
  LEARNING_PLATFORM_URL: v.optional(httpAddress),
  LEARNING_PLATFORM_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[^\s:]{8,200}$/, "must have 8 to 200 characters, no space and no colon")),
  ),
  LEARNING_PLATFORM_LINK_HOSTS: v.optional(v.string()),
  LEARNING_PLATFORM_CALLS: v.optional(wholeNumber(1, 10_000), usualCalls.api),
  LEARNING_PLATFORM_WORKER_CALLS: v.optional(wholeNumber(1, 10_000), usualCalls.worker),
  RELEASE_SIGNING_KEY: v.optional(v.string()),
  RELEASE_OTHER_KEYS: v.optional(v.string()),
  ERROR_REPORT_DSN: v.optional(v.string()),
  ERROR_REPORT_ENVIRONMENT: v.optional(v.string()),
  SHUTDOWN_DELAY_MS: v.optional(wholeNumber(0, 300_000), "5000"),
  RATE_LIMIT_USER: v.optional(wholeNumber(1, 1_000_000), "1200"),
  RATE_LIMIT_ADDRESS: v.optional(wholeNumber(1, 10_000_000), "12000"),
  IN_FLIGHT_USER: v.optional(wholeNumber(1, 1_000_000), "64"),
  IN_FLIGHT_ADDRESS: v.optional(wholeNumber(1, 1_000_000), "2000"),
});

/** Parses the settings and reads the files that they name. All problems are reported at once, each as `PORT: must be …`. */
export function loadConfig(environment: Environment): Result<Config, readonly string[]> {
  const given = nonEmptySettings(environment);
  const parsed = v.safeParse(apiSettings, given, { abortPipeEarly: true });
  const problems = describeProblems(parsed.issues ?? []);
  const content = contentSettings({ ...given, YOUTUBE_API_URL: given.YOUTUBE_API_URL ?? googleApi });
  const machines = machineSettings(given);
  const learning = learningSettings(given, "api");
  const mail = mailSettings(given);
  const desktop = desktopClientSettings(given);
  const reports = reportSettings(given);
  const signing = releaseSigningSettings(given);
  const database = parsed.success ? databaseSettings(parsed.output) : undefined;
  for (const each of [database, content, machines, learning, mail, desktop, reports, signing])
    if (each?.ok === false) problems.push(...each.error);
  if (
    !parsed.success ||
    !content.ok ||
    !machines.ok ||
    !learning.ok ||
    !mail.ok ||
    !desktop.ok ||
    !reports.ok ||
    !signing.ok
  )
    return err(problems);
  if (!database?.ok) return err(problems);
  if (problems.length > 0) return err(problems);
  return ok({
    ...toConfig(parsed.output, content.value),
    database: database.value,
    ...(machines.value === undefined ? {} : { machines: machines.value }),
    ...(learning.value === undefined ? {} : { learning: learning.value }),
    ...(mail.value === undefined ? {} : { mail: mail.value }),
    ...(desktop.value === undefined ? {} : { desktopClient: desktop.value }),
    ...(signing.value === undefined ? {} : { packageSigner: signing.value }),
    ...(reports.value === undefined ? {} : { errorReports: reports.value }),
  });
}

export function describeProblems(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map(
    (issue) =>
      `${v.getDotPath(issue) ?? "settings"}: ${issue.type === "object" ? "is required" : issue.message}`,
  );
}

function toConfig(
  from: v.InferOutput<typeof apiSettings>,
  content: ContentSettings,
): Omit<Config, "database"> {
  return {
    environment: from.NODE_ENV,
    http: {
      host: from.HOST,
      port: from.PORT,
      publicUrl: from.PUBLIC_URL.replace(/\/+$/, ""),
      trustProxy: from.TRUST_PROXY,
      shutdownDelayMs: from.SHUTDOWN_DELAY_MS,
    },
    rateLimits: { user: from.RATE_LIMIT_USER, address: from.RATE_LIMIT_ADDRESS },
    inFlight: { user: from.IN_FLIGHT_USER, address: from.IN_FLIGHT_ADDRESS },
    site: from.SITE_CONFIG,
    otherClients: from.OTHER_CLIENTS,
    securityContacts: from.SECURITY_CONTACTS,
    ...(from.WEB_ROOT === undefined ? {} : { webRoot: resolve(from.WEB_ROOT) }),
    ...(from.PERSISTED_OPERATIONS ?? { persistedOperations: new Map<string, string>() }),
    objectStore: from.OBJECT_STORE,
    objectStoreSecret: from.OBJECT_STORE_SECRET,
    logLevel: from.LOG_LEVEL,
    ...(from.METRICS_TOKEN === undefined ? {} : { metricsToken: from.METRICS_TOKEN }),
    ...(from.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? {}
      : { otlpEndpoint: from.OTEL_EXPORTER_OTLP_ENDPOINT }),
    newUserLogbook: from.NEW_USER_LOGBOOK === "true",
    content,
    logbookAdminCustomers: from.LOGBOOK_ADMIN_CUSTOMERS,
    voucherAdminCustomers: from.VOUCHER_ADMIN_CUSTOMERS,
  };
}

function readPersisted(file: string): Result<Persisted, readonly string[]> {
  const read = readPersistedOperations(file);
  return read.ok ? ok({ persistedOperations: read.value, persistedOperationsFile: file }) : read;
}
