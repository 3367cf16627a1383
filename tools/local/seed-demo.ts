import { bringUpMachines, registerMachines } from "@cathedra/api/fleet";
import { openDatabase, seedDemo, seedDirectory, seedPlans, systemClock } from "@cathedra/api/seed";
import { instant, utcDay } from "@cathedra/domain";
import {
  demoLife,
  demoPlans,
  demoRecords,
  demoWorld,
  getCustomer,
  withCaseCreator,
  withDuplicateEntry,
  withSupervisedCases,
} from "@cathedra/test-fixtures";
import * as v from "valibot";
import { directoryDomain } from "./directory/people.ts";
import type { Seeded } from "./machines-service.ts";

// A task of the supervisor: inserts the demo people with their records, their past and their coming events, if they are missing,
// and makes the machines of MACHINES those of the fleet's driver `local`. It prints `Seeded`. They share a process, since loading
// the portal's modules takes longer than each of them.

const { DATABASE_URL, DEMO_LIFE, DIRECTORY_CREDENTIAL, MACHINES } = v.parse(
  v.object({
    DATABASE_URL: v.string(),
    DEMO_LIFE: v.picklist(["yes", "no"]),
    DIRECTORY_CREDENTIAL: v.string(),
    MACHINES: v.pipe(
      v.string(),
      v.transform((text): unknown => JSON.parse(text)),
      v.array(v.object({ name: v.string(), url: v.string() })),
    ),
  }),
  process.env,
);
const { db, close } = openDatabase(DATABASE_URL, {
  poolSize: 2,
  connectTimeoutMs: 60_000,
  onError: (error) => console.error(error),
});
const hasLife = DEMO_LIFE === "yes";
try {
  const now = instant(Date.now());
  const past = hasLife ? { life: demoLife(now), now } : undefined;
  const world = { ...demoWorld, simulator: withCaseCreator(demoWorld.simulator) };
  const records = demoRecords(utcDay(now));
  await seedDemo(
    db,
    world,
    past === undefined ? records : withSupervisedCases(withDuplicateEntry(records)),
    past,
  );
  if (hasLife)
    await seedDirectory(db, {
      customer: getCustomer("lakeside").id,
      domain: directoryDomain,
      credential: DIRECTORY_CREDENTIAL,
    });
  console.log(JSON.stringify(MACHINES.length === 0 ? { fleet: [], leftOut: [] } : await seedFleet()));
} finally {
  await close();
}

/** The fleet, and the events that need it. */
async function seedFleet(): Promise<Seeded> {
  const ids = await registerMachines(db, "local", MACHINES, systemClock());
  const on = await bringUpMachines({ db, clock: systemClock }, "local");
  const { refused } = hasLife ? await seedPlans(db, demoPlans(systemClock()), systemClock) : { refused: [] };
  return {
    fleet: ids.map((id) => ({ id, isOn: on.has(id) })),
    leftOut: refused.map(({ key, code }) => `${key}: ${code}`),
  };
}
