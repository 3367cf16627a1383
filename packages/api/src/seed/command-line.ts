// Exports for the commands that fill a local world. Each command is a process of its own, so importing only these modules keeps
// its start short; none of them answers requests.
export { packageSigner } from "../auth/package-signer.ts";
export { openDatabase } from "../db/database.ts";
export { systemClock } from "../ports/clock.ts";
export { openObjectStore } from "../storage/open-object-store.ts";
export { createStationTokens } from "./enrol-stations.ts";
export { seedPlans } from "./life/seed-plans.ts";
export { seedDirectory } from "./seed-directory.ts";
export { type DemoFile, seedFileLibrary } from "./seed-file-library.ts";
export { seedRelease } from "./seed-release.ts";
export { seedReport } from "./seed-report.ts";
export { seedPastSignIn, seedStationHistory } from "./seed-station-history.ts";
export { seedDemo } from "./seed-world.ts";
