import { processEnvironment } from "./config.ts";
import { databaseUrlOrExit } from "./db/database-url.ts";
import { migrateToLatest } from "./db/migrate-to-latest.ts";

/** The entry point of migrations: migrates the database to the newest schema, prints what it did, and ends. */
const environment = processEnvironment();
const url = databaseUrlOrExit(environment);
try {
  const done = await migrateToLatest(url, environment.DATABASE_ROLE || undefined);
  process.stdout.write(
    done.length === 0 ? "The database is up to date.\n" : `Migrated: ${done.join(", ")}.\n`,
  );
} catch (error) {
  const reasons = error instanceof Error ? [error.message, getMessage(error.cause)] : [String(error)];
  process.stderr.write(`The database could not be migrated. ${reasons.filter(Boolean).join(": ")}\n`);
  process.exitCode = 1;
}

function getMessage(cause: unknown): string {
  return cause instanceof Error ? cause.message : "";
}
