/**
 * `DATABASE_URL` for the processes that need no other setting (migrations, the worker); the API's own settings are in
 * `config.ts`. A wrong one is named and ends the process.
 */
export function databaseUrlOrExit(environment: Readonly<Record<string, string | undefined>>): string {
  const url = environment.DATABASE_URL ?? "";
  const isPostgres = URL.canParse(url) && ["postgres:", "postgresql:"].includes(new URL(url).protocol);
  if (isPostgres) return url;
  process.stderr.write("DATABASE_URL: must be a postgres:// address\n");
  process.exit(1);
}
