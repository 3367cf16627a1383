import { join } from "node:path";
import { wholeNumber } from "@cathedra/api/setting";
import { isUuid } from "@cathedra/domain";
import { machineKey } from "@cathedra/domain/cloud";
import * as v from "valibot";
import { nodeSigning } from "../simulator/crypto.ts";
import { serveUntilStopped } from "../until-stopped.ts";
import { startMachineHost } from "./host.ts";

// The machines of the local world, as a process of its own.

const machine = v.object({
  id: v.pipe(v.string(), v.check(isUuid)),
  name: v.string(),
  port: v.number(),
  isOn: v.boolean(),
});
const settings = v.parse(
  v.object({
    MACHINES_HOST: v.optional(v.string(), "127.0.0.1"),
    MACHINES_PORT: wholeNumber(0, 65_535),
    MACHINES_FLEET_SECRET: v.pipe(v.string(), v.minLength(32)),
    MACHINES_TOKEN: v.pipe(v.string(), v.minLength(32)),
    /** The address at which people open the portal. */
    MACHINES_PORTAL: v.pipe(v.string(), v.url()),
    /** The address to which the machines report. */
    MACHINES_API: v.pipe(v.string(), v.url()),
    MACHINES_START_MS: v.optional(wholeNumber(0, 3_600_000), "8000"),
    /** The parent folder of the machines' outboxes, where undelivered results are kept. */
    MACHINES_OUTBOXES: v.string(),
    /** The machines to run, as JSON. */
    MACHINES: v.pipe(
      v.string(),
      v.transform((text): unknown => JSON.parse(text)),
      v.array(machine),
    ),
  }),
  process.env,
);
const host = await startMachineHost({
  host: "127.0.0.1",
  port: settings.MACHINES_PORT,
  token: settings.MACHINES_TOKEN,
  machines: settings.MACHINES.map(({ id, name, port, isOn }) => ({
    id,
    name,
    isOn,
    env: {
      SIMULATOR_MACHINE: id,
      SIMULATOR_KEY: machineKey(nodeSigning, settings.MACHINES_FLEET_SECRET, id),
      SIMULATOR_HOST: settings.MACHINES_HOST,
      SIMULATOR_PORT: String(port),
      SIMULATOR_PORTAL: settings.MACHINES_PORTAL,
      SIMULATOR_REPORT_TO: settings.MACHINES_API,
      SIMULATOR_OUTBOX: join(settings.MACHINES_OUTBOXES, id),
      SIMULATOR_START_MS: String(settings.MACHINES_START_MS),
    },
  })),
  say: (line) => console.log(line),
});
serveUntilStopped(host.origin, () => host.stop());
