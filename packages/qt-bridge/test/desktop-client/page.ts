import { connectDesktopClient, type DesktopClient, type Download, type Run } from "../../src/index.ts";
import { aLaunch } from "../station-builders.ts";

// A page for the desktop client's own browser; `?do=` selects its action. It reports to the server that sent it.

const desktop = connectDesktopClient(globalThis, { portal: location.origin });
const address = new URL(location.href);
const launch = (id: string) => ({
  ...aLaunch(id),
  uploadUrl: `${location.origin}/api/simulator/store_result/101`,
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function timed(call: () => Promise<unknown>, times: number) {
  const took: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const began = performance.now();
    await call();
    took.push(performance.now() - began);
  }
  took.sort((one, other) => one - other);
  return { median: took[Math.floor(times / 2)], p95: took[Math.floor(times * 0.95)] };
}

async function meet() {
  const { simulator, computer } = desktop;
  return {
    connection: { ...desktop.connection(), features: featuresOf(desktop) },
    cookies: document.cookie,
    userAgent: navigator.userAgent,
    facts: await computer.facts(),
    none: await simulator.current(),
    notOffered: await desktop.stationSession.current(),
    unknown: await simulator.quit({ launchId: "nobody" }),
    calls: await timed(() => simulator.current(), 300),
  };
}

const featuresOf = ({ connection }: DesktopClient) => {
  const now = connection();
  return now.state === "connected" ? [...now.features] : [];
};

async function launches() {
  const { simulator } = desktop;
  const states: string[] = [];
  const told: Run[] = [];
  simulator.onRunChanged((run) => {
    told.push(run);
    states.push(run.state);
  });
  simulator.onTokenWanted(
    ({ launchId }) => void simulator.giveToken({ launchId, token: "a.person's.token" }),
  );
  const first = await simulator.start(launch("l-1"));
  const again = await simulator.start(launch("l-1"));
  const second = await simulator.start(launch("l-2"));
  const elsewhere = await simulator.start({ ...launch("l-3"), uploadUrl: "https://elsewhere.example/101" });
  await until(() => states.includes("done") || states.includes("failed"));
  const of = { states: [...states], last: told.at(-1) };
  const over = await simulator.start(launch("l-1"));
  await simulator.start(launch("l-4"));
  const quit = await simulator.quit({ launchId: "l-4" });
  return {
    first,
    again,
    second,
    elsewhere,
    ...of,
    over,
    quit,
    current: await simulator.current(),
  };
}

async function cases() {
  const { caseManager, simulator } = desktop;
  const offer = await (await fetch("/offer")).json();
  const early = await caseManager.refresh();
  await caseManager.setUserId({ id: "maya" });
  const lists: unknown[] = [];
  const states: string[] = [];
  caseManager.onCasesChanged((list) => lists.push(list));
  caseManager.onDownloadChanged(({ state }) => {
    if (states.at(-1) !== state) states.push(state);
  });
  const scanning = await caseManager.startScanning();
  const begun = await caseManager.download({ jobId: "job-1", ...offer });
  await caseManager.download({ jobId: "job-1", ...offer });
  await until(() => states.includes("done") || states.includes("failed"));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const held = await caseManager.refresh();
  const again = await caseManager.download({ jobId: "job-1", ...offer });
  const path = await caseManager.getDownloadPath();
  const outside = await caseManager.setUserId({ id: ".." });
  const run = await caseManager.run({ jobId: "job-1", launchId: "c-1", personId: "maya" });
  const missing = await caseManager.run({ jobId: "job-2", launchId: "c-2", personId: "maya" });
  await simulator.quit({ launchId: "c-1" });
  await caseManager.setUserId({ id: "noah" });
  const others = await caseManager.refresh();
  return { early, scanning, begun, states, lists, held, again, path, outside, run, missing, others };
}

async function faults() {
  const { simulator, caseManager } = desktop;
  const over = new Promise<Run>((resolve) => {
    simulator.onRunChanged((run) => run.state === "failed" && resolve(run));
  });
  await caseManager.setUserId({ id: "maya" });
  const failed = new Promise((resolve) => {
    caseManager.onDownloadChanged((one) => one.state === "failed" && resolve(one));
  });
  const [silent, late, twice, garbage, refused] = await Promise.all([
    simulator.current(),
    simulator.giveToken({ launchId: "l", token: "t" }),
    simulator.start(launch("l-1")),
    simulator.quit({ launchId: "nobody" }),
    caseManager.refresh(),
  ]);
  await caseManager.download({ jobId: "job-1", ...(await (await fetch("/offer")).json()) });
  return { silent, late, twice, garbage, refused, run: await over, download: await failed };
}

async function station() {
  const { stationSession, simulator } = desktop;
  const ends: string[] = [];
  const sessions: (string | null)[] = [];
  stationSession.onSignInChanged(({ state }) => ends.push(state));
  stationSession.onSessionChanged((session) => sessions.push(session?.person.name ?? null));
  const [first, again] = [await stationSession.begin(), await stationSession.begin()];
  await until(() => ends.length > 0);
  const session = await stationSession.current();
  await simulator.start(launch("l-1"));
  const over = new Promise<Run>((resolve) => {
    simulator.onRunChanged((run) => (run.state === "done" || run.state === "failed") && resolve(run));
  });
  const run = await over;
  const out = await stationSession.signOut();
  return { first, again, ends, session, run, out, sessions, nobody: await stationSession.current() };
}

const fetching = () => fetched(({ received }) => received > 0);

async function fetched(isEnough = ({ state }: Download) => state === "done" || state === "failed") {
  const { caseManager } = desktop;
  await caseManager.setUserId({ id: "maya" });
  const some = new Promise<Download>((resolve) => {
    caseManager.onDownloadChanged((one) => isEnough(one) && resolve(one));
  });
  await caseManager.download({ jobId: "job-1", ...(await (await fetch("/offer")).json()) });
  const seen = await some;
  return { seen };
}

async function begun() {
  const run = await desktop.simulator.start(launch("l-1"));
  return { run };
}

async function restarted() {
  return { current: await desktop.simulator.current(), again: await desktop.simulator.start(launch("l-1")) };
}

async function reloaded() {
  const { simulator } = desktop;
  if (sessionStorage.getItem("reloaded") === null) {
    await simulator.start(launch("l-1"));
    sessionStorage.setItem("reloaded", "yes");
    location.reload();
    await new Promise(() => {});
  }
  const found = await simulator.current();
  return { found, again: await simulator.start(launch("l-1")) };
}

const acts = {
  meet,
  launches,
  cases,
  faults,
  begun,
  restarted,
  reloaded,
  station,
  fetching,
  fetched,
} as const;

async function report(): Promise<void> {
  await until(() => desktop.connection().state !== "connecting");
  const told: Record<string, unknown> = {};
  for (const [name, act] of Object.entries(acts)) {
    if (address.searchParams.getAll("do").includes(name)) told[name] = await act();
  }
  await fetch("/report", {
    method: "POST",
    body: JSON.stringify({ connection: desktop.connection(), ...told }),
  });
}

report().catch(async (error: unknown) => {
  await fetch("/report", { method: "POST", body: JSON.stringify({ error: String(error) }) });
});
