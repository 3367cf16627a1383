import { openDatabase, seedDemo } from "@cathedra/api";
import { parseLocalDate } from "@cathedra/domain";
import { demoRecords, demoWorld } from "@cathedra/test-fixtures";

// A task of the supervisor: writes the demo people and their records where they are missing.

const url = process.env.DATABASE_URL;
if (url === undefined) throw new Error("DATABASE_URL is missing");
const { db, close } = openDatabase(url, { poolSize: 2, onError: (error) => console.error(error) });
try {
  const today = parseLocalDate(new Date().toISOString().slice(0, 10));
  if (today === undefined) throw new Error("The clock of this machine is out of range");
  await seedDemo(db, demoWorld, demoRecords(today));
} finally {
  await close();
}
