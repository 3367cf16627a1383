import * as v from "valibot";
import { unusableSettings } from "./config/setting.ts";
import { processEnvironment } from "./config.ts";
import { openDatabase } from "./db/database.ts";
import { databaseUrlOrExit } from "./db/database-url.ts";
import { joinFleet } from "./modules/machines/public.ts";
import { systemClock } from "./ports/clock.ts";

/** A command for operators: adds the containers of MACHINES to the fleet, prints which of them are new, and ends. */
const machine = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
});
const machines = v.pipe(v.string(), v.parseJson(), v.array(machine), v.nonEmpty());

const environment = processEnvironment();
const url = databaseUrlOrExit(environment);
const wanted = v.safeParse(machines, environment.MACHINES);
if (!wanted.success) {
  const example = '[{"name":"Simulator 1","url":"https://sim-1.example","port":49001}]';
  process.stderr.write(unusableSettings([`MACHINES: must be a list such as ${example}`]));
  process.exit(1);
}
const onError = ({ message }: Error) => process.stderr.write(`${message}\n`);
const { db, close } = openDatabase(url, { poolSize: 1, connectTimeoutMs: 5_000, onError });
try {
  const joined = await joinFleet(
    db,
    wanted.output.map(({ name, url: address, port }) => ({
      name,
      url: address,
      driver: "docker",
      driverRef: String(port),
    })),
    systemClock(),
  );
  const names = joined.map(({ name }) => name).join(", ");
  process.stdout.write(
    names === "" ? "All of them are in the fleet already.\n" : `Joined the fleet: ${names}.\n`,
  );
} finally {
  await close();
}
