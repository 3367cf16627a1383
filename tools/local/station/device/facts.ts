import { createHash } from "node:crypto";
import type { Faults } from "../faults.ts";
import type { Software, StationState } from "../state.ts";

/** A software that no release of the portal names. */
const unreleased: Software = { code: "workbench-preview", name: "Workbench Preview", version: "0.9.1" };

/** The software that runs here, as the station says it. */
function softwareOf({ software }: StationState, faults: Faults): readonly Software[] {
  return faults.has("unreleased-software") ? [...software, unreleased] : software;
}

/** What of a station changes rarely, as the portal is told of it; its hash names it, and says nothing of the pin. */
export function factsOf(state: StationState, faults: Faults) {
  const { serviceTag, computer, licences, pin } = state;
  const facts = {
    computer: { serviceTag, ...computer },
    software: softwareOf(state, faults),
    licences: licences.map(({ exercise = null, ...licence }) => ({ ...licence, exercise })),
  };
  const hash = createHash("sha256").update(JSON.stringify(facts)).digest("hex");
  return { hash, ...facts, pin };
}
