import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { KeycloakId } from "@cathedra/domain";
import { deliveryToken } from "@cathedra/domain/delivery";
import * as v from "valibot";
import { readJson } from "../../files.ts";
import { makeToken, type Sign } from "../../station/device/key.ts";
import { stationState } from "../../station/state.ts";
import { stationPaths } from "../../station/station-paths.ts";

const patienceMs = 60_000;
const pauseMs = 250;

/** Signs as a station of the local world that delivers runs of a person; a station that was just unpacked enrols first. */
export async function stationSigner(folder: string, serviceTag: string, sub: KeycloakId): Promise<Sign> {
  const { state } = stationPaths(join(folder, serviceTag));
  for (let waited = 0; waited < patienceMs; waited += pauseMs) {
    const read = v.safeParse(stationState, readJson(state));
    if (read.success && read.output.enrolled !== null) {
      const { enrolled, key } = read.output;
      const claims = { name: `station:${enrolled.id}`, audience: deliveryToken.audience, sub };
      return (request) => makeToken(key, { ...claims, now: Date.now() }, request);
    }
    await delay(pauseMs);
  }
  throw new Error(`the station ${serviceTag} is not enrolled`);
}
