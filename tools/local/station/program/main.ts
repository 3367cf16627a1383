import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import * as v from "valibot";
import { writeFileAtomic } from "../../files.ts";
import { openPlay } from "../../simulator/demo/play-case.ts";
import { openOutbox } from "../../simulator/results/outbox.ts";
import { packRun } from "../../simulator/results/package-run.ts";
import { endRunAt } from "./end-run-at.ts";
import { writeMadeCase } from "./made-case.ts";
import { getCase, plan, runPaths, type Status } from "./plan.ts";

// The simulator of a station, a separate process that survives the station's client and is found by its folder. It plays one
// run, puts the result into the outbox, and ends.

const [, , folder = ""] = process.argv;
const paths = runPaths(folder);
const told = v.parse(plan, JSON.parse(readFileSync(paths.plan, "utf8")));
/** A run that no one ends is over then. */
const maxMs = 30 * 60_000;
const beatMs = 100;

const log = (line: string) => appendFileSync(paths.log, `${new Date().toISOString()} ${line}\n`);
const writeStatus = (state: Status["state"], hasResult = false) => {
  const status: Status = { state, at: Date.now(), pid: process.pid, hasResult };
  writeFileAtomic(paths.status, JSON.stringify(status));
};

writeStatus("starting");
log(`${told.moduleName} ${told.moduleVersion}, ${told.caseName}: loading`);
const startedAt = Date.now();
if (told.makesCase) {
  // Simulates a person who segments a vessel for some minutes, or until they stop.
  writeStatus("running");
  while (!existsSync(paths.quit) && Date.now() - startedAt < 450_000 / told.pace) {
    writeStatus("running");
    await delay(200);
  }
  const isMade = !existsSync(paths.quit);
  if (isMade) writeMadeCase(folder, randomUUID(), Date.now());
  log(isMade ? "A case was made." : "Broken off.");
  writeStatus("ended", isMade);
  process.exit(0);
}
const { steps, finish } = openPlay({
  who: "at the station",
  runId: told.launchId,
  of: getCase(told),
  startedAt,
  care: 0.75,
});
writeStatus("running");
log("The case is shown.");
let played = startedAt;
let toldAt = startedAt;
while (!existsSync(paths.quit) && Date.now() - startedAt < maxMs) {
  let isOver = false;
  // Time follows the wall clock, which also runs while the program waits for a busy machine.
  const due = startedAt + (Date.now() - startedAt) * told.pace;
  while (!isOver && played < due) {
    const step = steps.next();
    if (step.done === true) isOver = true;
    else played = step.value;
  }
  if (told.crashes) {
    log("The program ends in the middle, as it was told.");
    process.exit(139);
  }
  if (Date.now() - toldAt > 500) {
    toldAt = Date.now();
    writeStatus("running");
  }
  if (isOver) break;
  await delay(beatMs);
}
const isBrokenOff = existsSync(paths.quit);
log(isBrokenOff ? "Broken off." : "The case is over.");
const finished = finish();
const packed = finished === undefined ? null : await packRun(endRunAt(finished, Date.now()), [], null);
if (packed !== null) await openOutbox(told.outbox).put(packed);
log(packed === null ? "Nothing was measured." : `${packed.files.length} files of the result are written.`);
writeStatus("ended", packed !== null);
