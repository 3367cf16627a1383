import type { DataPaths } from "./data-paths.ts";
import type { LogFile } from "./log-file.ts";
import type { Options } from "./options.ts";
import type { Secrets } from "./secrets.ts";

export type MachinePorts = { readonly host: number; readonly simulators: readonly number[] };

export type MailboxPorts = { readonly page: number; readonly smtp: number };

/** The settings with which the portal and the services beside it are started. */
export type PortalPlan = {
  readonly options: Options;
  readonly paths: DataPaths;
  readonly secrets: Secrets;
  readonly databaseUrl: string;
  /** The address that people open; in watch mode it is the web's development server, which forwards to the API. */
  readonly origin: string;
  readonly apiPort: number;
  readonly contentPort: number;
  readonly learningPort: number;
  readonly mailbox: MailboxPorts;
  readonly reportsPort: number;
  readonly directoryPort: number;
  /** The ports of the machines; null if there is no fleet. */
  readonly machines: MachinePorts | null;
  readonly log: (name: string) => LogFile;
  /** Aborts the start: the service that is being started is then stopped. */
  readonly signal: AbortSignal;
};
