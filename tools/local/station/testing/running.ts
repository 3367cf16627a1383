import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "vitest";
import { writeFileAtomic } from "../../files.ts";
import { type Fault, openFaults } from "../faults.ts";
import type { Unpacked } from "../state.ts";
import { openStation, type Station } from "../station.ts";
import { stationPaths } from "../station-paths.ts";
import { type Portal, startPortal } from "./portal.ts";

const stops: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) await stop();
});

const unpacked: Unpacked = {
  serviceTag: "TST0001",
  pin: "4711",
  clientVersion: "2.3.0",
  computer: { manufacturer: "Example", hostName: "test" },
  software: [{ code: "workbench", name: "Workbench", version: "1.0.0" }],
  packages: [
    {
      code: "carotid-stenting",
      version: "2.1",
      name: "Carotid stenting",
      exercises: [
        { code: "one", name: "One" },
        { code: "two", name: "Two" },
      ],
    },
  ],
  licences: [{ module: "carotid-stenting", exercise: "one", validUntil: null }],
  disk: { totalBytes: 1_000_000_000, otherBytes: 0 },
};

export async function aPortal(): Promise<Portal> {
  const portal = await startPortal();
  stops.push(portal.stop);
  return portal;
}

export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "cathedra-station-"));
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

type More = {
  readonly folder?: string;
  readonly faults?: readonly Fault[];
  readonly crash?: () => void;
  readonly installMs?: number;
};

/** A station in a folder of its own, enrolled unless its folder contains other data. */
export async function aStation(
  portal: Portal,
  { folder = aFolder(), faults = [], crash, installMs = 60 }: More = {},
) {
  const output: string[] = [];
  writeFileAtomic(stationPaths(folder).enrolment, JSON.stringify({ token: portal.token }));
  const station = await openStation({
    folder,
    unpack: async () => unpacked,
    portal: portal.url,
    origin: portal.url,
    faults: openFaults(faults),
    pace: 400,
    installMs,
    downloadMs: 0,
    heartbeatMs: 40,
    crash: crash ?? (() => undefined),
    say: (line) => output.push(line),
  });
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await station.stop();
  };
  stops.push(stop);
  return { station, folder, said: output, stop };
}

/** The request of a page that starts an exercise. */
export function aLaunch(portal: Portal, launchId: string, exerciseCode = "one") {
  return {
    launchId,
    personId: "maya",
    packageId: "carotid-stenting",
    version: "2.1",
    exerciseId: 501,
    exerciseCode,
    uploadUrl: `${portal.url}/api/simulator/store_result/501`,
  };
}

/** Each state of a run, as its page receives it. */
export function getStates(station: Station): string[] {
  const states: string[] = [];
  station.signals.listen((signal) =>
    signal({
      tell: (_, name, payload) => {
        if (name !== "runChanged" || typeof payload !== "object" || payload === null) return;
        const state: unknown = Reflect.get(payload, "state");
        if (typeof state === "string" && states.at(-1) !== state) states.push(state);
      },
    }),
  );
  return states;
}
