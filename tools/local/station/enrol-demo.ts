import { join } from "node:path";
import { bringStationTokens, openDatabase, systemClock } from "@cathedra/api";
import * as v from "valibot";
import { readJson, writeFileAtomic } from "../files.ts";
import { unpackedOf } from "./demo-kinds.ts";
import { livingTags } from "./living-tags.ts";
import { placesOf } from "./places.ts";
import { stationState } from "./state.ts";
import { openStore } from "./store.ts";

// A task of the supervisor: unpacks the stations of the demo world, and gives those that have no key yet a one-time token each.

const { DATABASE_URL, STATIONS_FOLDER } = v.parse(
  v.object({ DATABASE_URL: v.string(), STATIONS_FOLDER: v.string() }),
  process.env,
);
const { db, close } = openDatabase(DATABASE_URL, {
  poolSize: 1,
  connectTimeoutMs: 60_000,
  onError: (error) => console.error(error),
});
// Here, and not in the process that is these stations from now on: what the demo world knows is large.
for (const tag of livingTags)
  await openStore(placesOf(join(STATIONS_FOLDER, tag)), async () => unpackedOf(tag, Date.now()));
try {
  const stations = livingTags.map((serviceTag) => ({
    serviceTag,
    x: heldKey(join(STATIONS_FOLDER, serviceTag)),
  }));
  for (const { serviceTag, token } of await bringStationTokens(db, stations, systemClock())) {
    writeFileAtomic(placesOf(join(STATIONS_FOLDER, serviceTag)).enrolment, JSON.stringify({ token }));
  }
} finally {
  await close();
}

/** The public half of the key that a station has brought to the portal; null: it has brought none. */
function heldKey(folder: string): string | null {
  const state = v.safeParse(stationState, readJson(placesOf(folder).state));
  return state.success && state.output.enrolled !== null ? state.output.key.x : null;
}
