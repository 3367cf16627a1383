import { createHash } from "node:crypto";
import type { Faults } from "../faults.ts";
import type { Software, StationState } from "../state.ts";

/** A software that no release of the portal names. */
const unreleased: Software = { code: "workbench-preview", name: "Workbench Preview", version: "0.9.1" };

/** The software that runs here, as the station says it. */
export function softwareOf({ software }: StationState, faults: Faults): readonly Software[] {
  return faults.has("unreleased-software") ? [...software, unreleased] : software;
}

/** What of a station changes rarely, as the portal is told of it. */
export function factsOf(state: StationState, faults: Faults) {
  const { computer, licences, pin } = state;
  return { computer, software: softwareOf(state, faults), licences, pin };
}

/** Names the facts as they are: as long as the portal has these, it does not want them again. */
export function hashOf(facts: object): string {
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex");
}
