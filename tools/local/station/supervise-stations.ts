import { join } from "node:path";
import { controlAddressFile, writeControlAddress } from "./control-address.ts";
import { type Fault, openFaults } from "./faults.ts";
import { type Served, serveStation } from "./serve.ts";
import { openStation, type Station } from "./station.ts";
import { acquireLock } from "./station-lock.ts";
import { stationPaths } from "./station-paths.ts";

export type KeepPlan = {
  /** The parent folder of the stations' folders. */
  readonly folder: string;
  readonly tags: readonly string[];
  /** The address of the portal's API; `origin` is the address that people open. */
  readonly portal: string;
  readonly origin: string;
  readonly pace: number;
  readonly installMs: number;
  readonly downloadMs: number;
  readonly heartbeatMs?: number;
  readonly faults?: readonly Fault[];
  readonly say: (line: string) => void;
};

export type Kept = {
  readonly station: (serviceTag: string) => Station | undefined;
  readonly stop: () => Promise<void>;
};

/**
 * How many times faster than a person a simulator plays: a procedure of half an hour ends after a minute, and its result
 * contains half an hour, by the clock of the case.
 */
export const usualPace = 30;

type Open = { readonly station: Station; readonly served: Served };

const lookEveryMs = 3000;
/** The time within which a process that took over a station must report that it runs it. */
const givenMs = 10_000;

/**
 * Runs several stations in this process. Each station belongs to one process at a time: one that another process took over is
 * resumed when that process ends.
 */
export async function superviseStations(plan: KeepPlan): Promise<Kept> {
  const { tags, say } = plan;
  const open = new Map<string, Open>();
  const givenAt = new Map<string, number>();

  const close = async (tag: string) => {
    const known = open.get(tag);
    open.delete(tag);
    await known?.station.stop();
    return known?.served;
  };
  const startStation = async (tag: string): Promise<void> => {
    if (open.has(tag) || Date.now() - (givenAt.get(tag) ?? 0) < givenMs) return;
    const folder = join(plan.folder, tag);
    if (!acquireLock(stationPaths(folder))) return;
    const station = await openStation({
      folder,
      // Loaded only once, because the demo world's data is large.
      unpack: async () => (await import("./demo-stations.ts")).getUnpacked(tag, Date.now()),
      portal: plan.portal,
      origin: plan.origin,
      faults: openFaults(plan.faults),
      pace: plan.pace,
      installMs: plan.installMs,
      downloadMs: plan.downloadMs,
      ...(plan.heartbeatMs === undefined ? {} : { heartbeatMs: plan.heartbeatMs }),
      // Exits at once without cleaning up.
      crash: () => process.kill(process.pid, "SIGKILL"),
      say,
    });
    const door = controlAddressFile(folder);
    const handOver = async () => {
      givenAt.set(tag, Date.now());
      const served = await close(tag);
      say(`${tag} is another process's now`);
      // Stops after the request has been answered.
      setTimeout(() => void served?.stop(), 50);
    };
    const served = await serveStation({ station, door, origin: plan.origin, handOver });
    if (served.port !== door.port) writeControlAddress(folder, { ...door, port: served.port });
    open.set(tag, { station, served });
  };
  const takeAll = async () => {
    for (const tag of tags) await startStation(tag);
  };
  await takeAll();
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(takeAll).catch((error: unknown) => say(String(error)));
  }, lookEveryMs);
  return {
    station: (tag) => open.get(tag)?.station,
    stop: async () => {
      clearInterval(timer);
      await looking;
      await Promise.all([...open.keys()].map(async (tag) => (await close(tag))?.stop()));
    },
  };
}
