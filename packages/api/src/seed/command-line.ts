// Exports for the commands that fill a local world. Each command is a process of its own, so importing only these modules keeps
// its start short; none of them answers requests.
export { packageSigner } from "../auth/package-signer.ts";
export { openDatabase } from "../db/database.ts";
export { systemClock } from "../ports/clock.ts";
export { openObjectStore } from "../storage/open-object-store.ts";
export { bringFileLibrary, type DemoFile } from "./bring-file-library.ts";
export { bringRelease } from "./bring-software.ts";
export { createStationTokens } from "./enrol-stations.ts";
export { bringPlans } from "./life/bring-plans.ts";
export { seedDemo } from "./seed-world.ts";
export { bringPastSignIn, bringStationHistory } from "./station-history.ts";
