import { openDatabase, seedReport, systemClock } from "@cathedra/api/seed";
import { actorOf, cast } from "@cathedra/test-fixtures";
import * as v from "valibot";

// A task of the supervisor: requests a report for an examiner for one of the demo people.

const env = v.parse(v.object({ DATABASE_URL: v.string(), ORIGIN: v.string() }), process.env);
const { db, close } = openDatabase(env.DATABASE_URL, {
  poolSize: 1,
  connectTimeoutMs: 60_000,
  onError: (error) => console.error(error),
});
try {
  await seedReport(db, actorOf(cast.maya), env.ORIGIN, systemClock);
} finally {
  await close();
}
