import { systemClock } from "@cathedra/api/clock";
import { openDatabase } from "@cathedra/api/database";
import { bringUpMachines, registerMachines } from "@cathedra/api/fleet";
import * as v from "valibot";

// A task of the supervisor: makes the machines of MACHINES those of the fleet's driver `local`, and prints them as JSON.

const { DATABASE_URL, MACHINES } = v.parse(
  v.object({
    DATABASE_URL: v.string(),
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
try {
  const ids = await registerMachines(db, "local", MACHINES, systemClock());
  const on = await bringUpMachines({ db, clock: systemClock }, "local");
  console.log(JSON.stringify(ids.map((id) => ({ id, isOn: on.has(id) }))));
} finally {
  await close();
}
