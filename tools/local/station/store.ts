import * as v from "valibot";
import { readJson, writeFileAtomic } from "../files.ts";
import { newState, type StationState, stationState, type Unpacked } from "./state.ts";
import type { StationPaths } from "./station-paths.ts";

/** The state of a station on disk: read once, and written completely with every change. `unpack` gives the initial state. */
export async function openStore(paths: StationPaths, unpack: () => Promise<Unpacked>) {
  const kept = v.safeParse(stationState, readJson(paths.state));
  let state: StationState = kept.success ? kept.output : newState(await unpack());
  const write = () => writeFileAtomic(paths.state, JSON.stringify(state, null, 1));
  if (!kept.success) write();
  return {
    get: (): StationState => state,
    change(changed: Partial<StationState>): void {
      state = { ...state, ...changed };
      write();
    },
  };
}

export type Store = Awaited<ReturnType<typeof openStore>>;
