import * as v from "valibot";
import { runningStationTags } from "./running-station-tags.ts";
import { superviseStations, usualPace } from "./supervise-stations.ts";

// The running stations of the demo world, all in one process without windows.

const settings = v.parse(
  v.object({
    STATIONS_FOLDER: v.string(),
    STATIONS_PORTAL: v.pipe(v.string(), v.url()),
    STATIONS_ORIGIN: v.pipe(v.string(), v.url()),
    STATIONS_PACE: v.optional(v.pipe(v.string(), v.toNumber(), v.minValue(1)), String(usualPace)),
  }),
  process.env,
);
const kept = await superviseStations({
  folder: settings.STATIONS_FOLDER,
  tags: runningStationTags,
  portal: settings.STATIONS_PORTAL,
  origin: settings.STATIONS_ORIGIN,
  pace: settings.STATIONS_PACE,
  installMs: 12_000,
  downloadMs: 12_000,
  say: (line) => console.log(line),
});
console.log(`READY`);

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void kept.stop().then(() => process.exit(0));
  });
}
