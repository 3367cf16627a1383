import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { KeycloakId } from "@cathedra/domain";
import { deliveryToken } from "@cathedra/domain/delivery";
import * as v from "valibot";
import { readJson } from "../../files.ts";
import { tokenOf } from "../../station/device/key.ts";
import { stationState } from "../../station/state.ts";
import { stationPaths } from "../../station/station-paths.ts";

const patienceMs = 60_000;
const pauseMs = 250;

/** The token with which a station of the local world delivers a run of a person; a station that was just unpacked enrols first. */
export async function stationTokenFor(folder: string, serviceTag: string, sub: KeycloakId): Promise<string> {
  const { state } = stationPaths(join(folder, serviceTag));
  for (let waited = 0; waited < patienceMs; waited += pauseMs) {
    const read = v.safeParse(stationState, readJson(state));
    if (read.success && read.output.enrolled !== null) {
      const name = `station:${read.output.enrolled.id}`;
      return tokenOf(read.output.key, { name, audience: deliveryToken.audience, sub, now: Date.now() });
    }
    await delay(pauseMs);
  }
  throw new Error(`the station ${serviceTag} is not enrolled`);
}
