import { openDatabase, seedPlans, systemClock } from "@cathedra/api/seed";
import { demoPlans } from "@cathedra/test-fixtures";

// A task of the supervisor: creates the demo people's coming events. It needs the fleet.

const url = process.env.DATABASE_URL;
if (url === undefined) throw new Error("DATABASE_URL is missing");
const { db, close } = openDatabase(url, {
  poolSize: 2,
  connectTimeoutMs: 60_000,
  onError: (error) => console.error(error),
});
try {
  const { refused } = await seedPlans(db, demoPlans(systemClock()), systemClock);
  if (refused.length > 0) console.log(refused.map(({ key, code }) => `${key}: ${code}`).join(", "));
} finally {
  await close();
}
