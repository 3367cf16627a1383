import * as v from "valibot";
import { readJson, writeFileAtomic } from "../files.ts";
import type { Places } from "./places.ts";
import { newState, type StationState, stationState, type Unpacked } from "./state.ts";

/** The state of a station on its disk: read once, written whole with every change. */
export function openStore(places: Places, unpacked: Unpacked) {
  const kept = v.safeParse(stationState, readJson(places.state));
  let state: StationState = kept.success ? kept.output : newState(unpacked);
  const write = () => writeFileAtomic(places.state, JSON.stringify(state, null, 1));
  if (!kept.success) write();
  return {
    get: (): StationState => state,
    change(changed: Partial<StationState>): void {
      state = { ...state, ...changed };
      write();
    },
  };
}

export type Store = ReturnType<typeof openStore>;
