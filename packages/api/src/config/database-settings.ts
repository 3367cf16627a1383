import { err, ok, type Result } from "@cathedra/domain";

/** How a process connects to the database. */
export type DatabaseSettings = {
  /** The address of the database server, or of a transaction pooler in front of it. */
  readonly url: string;
  readonly poolSize: number;
  /** The address of the server itself, for work that needs a session; the same address if there is no pooler. */
  readonly directUrl: string;
  /** Whether `url` leads to a transaction pooler, behind which session settings do not outlast a transaction. */
  readonly isPooled: boolean;
  /** Whether statements are sent by name, so that they are parsed and planned once a connection. */
  readonly namesStatements: boolean;
  /** The addresses of standbys on which lists are read; like `url`, each leads to a server or to a pooler. */
  readonly replicaUrls: readonly string[];
};

type Given = {
  readonly DATABASE_URL: string;
  readonly DATABASE_DIRECT_URL?: string | undefined;
  readonly DATABASE_POOL_SIZE: number;
  readonly DATABASE_PREPARED_STATEMENTS: "on" | "off";
  readonly DATABASE_REPLICA_URL: readonly string[];
};

/**
 * Checks the database settings: with a pooler the server's own address is required too, because a pooler does not pass on
 * notifications.
 */
export function databaseSettings(input: Given): Result<DatabaseSettings, readonly string[]> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = input;
  const namesStatements = input.DATABASE_PREPARED_STATEMENTS === "on";
  if (!namesStatements && directUrl === undefined)
    return err(["DATABASE_DIRECT_URL: is required where DATABASE_PREPARED_STATEMENTS is off"]);
  return ok({
    url,
    poolSize: input.DATABASE_POOL_SIZE,
    directUrl: directUrl ?? url,
    isPooled: directUrl !== undefined,
    namesStatements,
    replicaUrls: input.DATABASE_REPLICA_URL,
  });
}
