import { writeFileSync } from "node:fs";
import { startTemporaryPostgres } from "@cathedra/test-fixtures/temporary-postgres";
import pg from "pg";
import { migrateToLatest } from "../src/db/migrate-to-latest.ts";
import { printTables } from "./database-types/print-tables.ts";
import { readTables } from "./database-types/read-tables.ts";

// Part of `npm run generate`: renews src/db/generated/database.ts from a database that all migrations have run on.

const server = await startTemporaryPostgres();
try {
  const url = server.url("postgres");
  await migrateToLatest(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const text = printTables(await readTables(client));
  await client.end();
  writeFileSync(new URL("../src/db/generated/database.ts", import.meta.url), text);
} finally {
  await server.stop();
}
