import { openDatabase, seedDemo } from "@cathedra/api";
import { instant, utcDay } from "@cathedra/domain";
import { demoRecords, demoWorld } from "@cathedra/test-fixtures";

// A task of the supervisor: writes the demo people and their records where they are missing.

const url = process.env.DATABASE_URL;
if (url === undefined) throw new Error("DATABASE_URL is missing");
const { db, close } = openDatabase(url, {
  poolSize: 2,
  connectTimeoutMs: 60_000,
  onError: (error) => console.error(error),
});
try {
  await seedDemo(db, demoWorld, demoRecords(utcDay(instant(Date.now()))));
} finally {
  await close();
}
