import { openDatabase, seedDemo } from "@cathedra/api/seed";
import { instant, utcDay } from "@cathedra/domain";
import {
  demoLife,
  demoRecords,
  demoWorld,
  withCaseCreator,
  withDoubleEntry,
  withSupervisedCases,
} from "@cathedra/test-fixtures";

// A task of the supervisor: inserts the demo people with their records and their past, if they are missing.

const url = process.env.DATABASE_URL;
if (url === undefined) throw new Error("DATABASE_URL is missing");
const { db, close } = openDatabase(url, {
  poolSize: 2,
  connectTimeoutMs: 60_000,
  onError: (error) => console.error(error),
});
try {
  const now = instant(Date.now());
  const past = process.env.DEMO_LIFE === "no" ? undefined : { life: demoLife(now), now };
  const world = { ...demoWorld, simulator: withCaseCreator(demoWorld.simulator) };
  const records = demoRecords(utcDay(now));
  await seedDemo(
    db,
    world,
    past === undefined ? records : withSupervisedCases(withDoubleEntry(records)),
    past,
  );
} finally {
  await close();
}
