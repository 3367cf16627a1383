import type { LocalDate } from "@cathedra/domain";
import { demoRecords, demoWorld } from "@cathedra/test-fixtures";
import type { DatabaseOptions } from "../../src/db/database.ts";
import { seedDemo } from "../../src/seed/seed-world.ts";
import { type TestDatabase, testDatabase } from "./database.ts";

/** The day that the demo records lead up to in tests. */
export const today = "2026-11-20" as LocalDate;

/** The demo world with its 300 records. */
export async function demoDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  const database = await testDatabase(options);
  await seedDemo(database.db, demoWorld, demoRecords(today));
  return database;
}
