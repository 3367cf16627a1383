import { startWorkerProcess } from "../worker-process.ts";
import { type CloudWorld, fleetSecret } from "./cloud-world.ts";

/** Starts a worker with a fleet; resolves when it listens for machines. */
export const startFleetWorker = (world: CloudWorld) =>
  startWorkerProcess(world, { MACHINE_FLEET_SECRET: fleetSecret }, "cathedra-machines");
