import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { err, ok, type Result } from "@cathedra/domain";
import { findChromium } from "@cathedra/test-fixtures/chromium";
import { checkout, dataPathsIn } from "../data-paths.ts";
import { writeFileAtomic } from "../files.ts";
import { readRun } from "../run-file.ts";
import { type ControlAddress, controlAddressFile, readControlAddress } from "./control-address.ts";
import { type Fault, faults, isFault } from "./faults.ts";
import { runningStationTags } from "./running-station-tags.ts";
import { lockHolder } from "./station-lock.ts";
import { stationPaths } from "./station-paths.ts";
import { superviseStations, usualPace } from "./supervise-stations.ts";

const holderIn = (folder: string, tag: string) => lockHolder({ holder: join(folder, tag, "holder.json") });

/** Sends a command to the station's present process. The error is a sentence. */
async function sendControl(
  folder: string,
  tag: string,
  act: string,
  body?: string,
): Promise<Result<null, string>> {
  const door = readControlAddress(join(folder, tag));
  if (holderIn(folder, tag) === undefined || door === undefined)
    return err(`${tag} does not run: start it with \`npm start\` or \`npm run station -- ${tag}\`.`);
  try {
    const answer = await fetch(`http://127.0.0.1:${door.port}/${door.token}/${act}`, {
      method: "POST",
      signal: AbortSignal.timeout(10_000),
      ...(body === undefined ? {} : { body }),
    });
    return answer.ok ? ok(null) : err(`${tag} answered ${answer.status}.`);
  } catch {
    return err(`${tag} does not answer.`);
  }
}

/** Sets a fault of a running station. */
function setStationFault(folder: string, tag: string, fault: Fault): Promise<Result<null, string>> {
  return sendControl(folder, tag, "fault", fault);
}

/** Asks the station's present process to release it, and waits until it has. */
async function takeOver(folder: string, tag: string): Promise<void> {
  if (holderIn(folder, tag) === undefined) return;
  await sendControl(folder, tag, "hand-over");
  for (let waited = 0; waited < 3000 && holderIn(folder, tag) !== undefined; waited += 50) await delay(50);
  // Waits until the server has closed, which takes a moment.
  await delay(100);
}

// `npm run station` opens a station with its own window. `npm run station -- NGT4K21 late` makes a running station misbehave.

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
  const result = await setStationFault(folder, tag, fault);
  if (!result.ok) refuse(result.error);
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

type WindowPlan = {
  readonly origin: string;
  /** The address at which the station's page reaches it. */
  readonly door: ControlAddress;
  readonly isHeadless: boolean;
  readonly profile: string;
};

type StationWindow = {
  /** The message that is shown to a person. */
  readonly words: string;
  readonly closed: Promise<void>;
  readonly close: () => void;
};

/** Opens the portal in a window without an address bar, as on a station; without a display, prints its address. */
async function openWindow(plan: WindowPlan): Promise<StationWindow> {
  const address = addressOf(plan);
  const never = new Promise<void>(() => undefined);
  const byHand = { words: `open ${address}`, closed: never, close: () => undefined };
  if (plan.isHeadless || !hasDisplay()) return byHand;
  const browser = await findChromium().catch(() => undefined);
  // The headless shell of the tests has no windows.
  if (browser === undefined || browser.executablePath.includes("cathedra-chromium")) return byHand;
  mkdirSync(plan.profile, { recursive: true });
  const child: ChildProcess = spawn(
    browser.executablePath,
    [
      ...browser.args,
      `--app=${address}`,
      `--user-data-dir=${plan.profile}`,
      "--no-first-run",
      "--no-default-browser-check",
      "--window-size=1280,860",
    ],
    { env: browser.env, stdio: "ignore" },
  );
  const closed = new Promise<void>((done) => {
    child.once("exit", () => done());
    child.once("error", () => done());
  });
  return { words: "its window is open", closed, close: () => void child.kill() };
}

/** The address at which the portal is opened as this station. */
function addressOf({ origin, door: { port, token } }: WindowPlan): string {
  return `${origin}/#desktop=${port}.${token}`;
}

function hasDisplay(): boolean {
  if (process.platform !== "linux") return true;
  return Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
}
