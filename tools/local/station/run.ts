import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkout, dataPathsIn } from "../data-paths.ts";
import { writeFileAtomic } from "../files.ts";
import { readRun } from "../run-file.ts";
import { controlAddressFile } from "./control-address.ts";
import { setStationFault, takeOver } from "./control-station.ts";
import { faults, isFault } from "./faults.ts";
import { runningStationTags } from "./running-station-tags.ts";
import { stationPaths } from "./station-paths.ts";
import { superviseStations, usualPace } from "./supervise-stations.ts";
import { openWindow } from "./window.ts";

// `npm run station`: a station with a window of its own. `npm run station -- NGT4K21 late`: has one that runs misbehave.

const usage = `npm run station [-- <service tag>]             a station in a window, ${runningStationTags[0]} where none is named
npm run station -- <service tag> <fault>      has one that runs misbehave, until it is told ok
npm run station -- <service tag> --token <t>  one that the portal does not know yet, with the token that staff made for it

  --headless       without a window: its page can be opened elsewhere
  --portal <url>   another portal than that of npm start here
  --pace <n>       how many times faster than a person its simulator plays (${usualPace})

Faults:
${Object.entries(faults)
  .map(([name, words]) => `  ${name.padEnd(20)} ${words}`)
  .join("\n")}`;

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const options = {
  headless: { type: "boolean" },
  help: { type: "boolean" },
  portal: { type: "string" },
  token: { type: "string" },
  pace: { type: "string" },
} as const;
const parsed = (() => {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
})();
const { values, positionals } = parsed;
if (values.help === true) {
  console.log(usage);
  process.exit(0);
}
const [tag = runningStationTags[0], fault] = positionals;
if (!/^[A-Za-z0-9-]{1,50}$/.test(tag)) refuse(`${tag} is no service tag.\n\n${usage}`);
const world = dataPathsIn(process.env.CATHEDRA_DATA ?? join(checkout, ".data"));
const folder = world.stations;

if (fault !== undefined) {
  if (!isFault(fault)) refuse(`There is no fault ${fault}.\n\n${usage}`);
  const said = await setStationFault(folder, tag, fault);
  if (!said.ok) refuse(said.error);
  console.log(`${tag}: ${faults[fault]}`);
  process.exit(0);
}

const origin = values.portal ?? readRun(world.runFile)?.origin;
if (origin === undefined || !URL.canParse(origin))
  refuse("There is no portal here: run `npm start` first, or name one with --portal.");
const pace = Number(values.pace ?? usualPace);
if (!(pace >= 1 && pace <= 10_000)) refuse("--pace is a number from 1 to 10000.");
if (values.token !== undefined)
  writeFileAtomic(stationPaths(join(folder, tag)).enrolment, JSON.stringify({ token: values.token }));

await takeOver(folder, tag);
const kept = await superviseStations({
  folder,
  tags: [tag],
  portal: origin,
  origin: new URL(origin).origin,
  pace,
  installMs: 12_000,
  downloadMs: 12_000,
  say: (line) => console.log(line),
});
const station = kept.station(tag);
if (station === undefined) refuse(`${tag} is run by another process that does not let it go.`);
const window = await openWindow({
  origin,
  door: controlAddressFile(join(folder, tag)),
  isHeadless: values.headless === true,
  profile: stationPaths(join(folder, tag)).browser,
});
console.log(`${tag} (pin ${station.state().pin}): ${window.words}
npm run station -- ${tag} <fault> has it misbehave; Ctrl-C ends it.`);

let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  window.close();
  void kept.stop().then(() => process.exit(0));
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
void window.closed.then(stop);
