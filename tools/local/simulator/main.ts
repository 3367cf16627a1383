import { wholeNumber } from "@cathedra/api/setting";
import { isUuid, type MachineId } from "@cathedra/domain";
import * as v from "valibot";
import { serveUntilStopped } from "../until-stopped.ts";
import { behaviours } from "./machine.ts";
import { startSimulator } from "./simulator.ts";

// A machine as a separate process: its driver waits for the line `READY`, and exit code 70 is a crash.

const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((url) => new URL(url).origin),
);
const settings = v.parse(
  v.object({
    SIMULATOR_MACHINE: v.pipe(v.string(), v.check(isUuid, "must be the id of a machine")),
    SIMULATOR_KEY: v.pipe(v.string(), v.minLength(32)),
    SIMULATOR_HOST: v.optional(v.string(), "127.0.0.1"),
    SIMULATOR_PORT: wholeNumber(0, 65_535),
    SIMULATOR_PORTAL: origin,
    SIMULATOR_REPORT_TO: v.optional(v.pipe(v.string(), v.url())),
    SIMULATOR_START_MS: v.optional(wholeNumber(0, 3_600_000), "8000"),
    /** The folder in which results wait until the portal has accepted them. */
    SIMULATOR_OUTBOX: v.optional(v.string()),
    SIMULATOR_BEHAVIOUR: v.optional(v.picklist(behaviours), "ok"),
  }),
  process.env,
);
const simulator = await startSimulator({
  machineId: settings.SIMULATOR_MACHINE as MachineId,
  key: settings.SIMULATOR_KEY,
  host: settings.SIMULATOR_HOST,
  port: settings.SIMULATOR_PORT,
  portalOrigin: settings.SIMULATOR_PORTAL,
  reportTo: settings.SIMULATOR_REPORT_TO ?? null,
  startMs: settings.SIMULATOR_START_MS,
  behaviour: settings.SIMULATOR_BEHAVIOUR,
  outbox: settings.SIMULATOR_OUTBOX ?? null,
  onCrash: () => process.exit(70),
  say: (line) => console.error(line),
});
serveUntilStopped(simulator.origin, () => simulator.stop());
