import { existsSync, rmSync } from "node:fs";
import { ok } from "@cathedra/domain";
import { deliveryToken } from "@cathedra/domain/delivery";
import { openOutbox } from "../simulator/results/outbox.ts";
import { type Answer, refuse } from "./answer.ts";
import { openCaseManager } from "./cases/case-manager.ts";
import { openClient, type Refusal } from "./device/client.ts";
import { openClock } from "./device/clock.ts";
import { enrol, enrolmentTokenIn } from "./device/enrol.ts";
import { startHeartbeat } from "./device/heartbeat.ts";
import { makeToken, type Sign } from "./device/key.ts";
import { openLogs } from "./device/logs.ts";
import { openOperations } from "./device/operations.ts";
import { openSignIn } from "./device/sign-in.ts";
import { openDiskSpace } from "./disk/disk-space.ts";
import { caseAlone, getExercise, type Launch } from "./exercise-packages.ts";
import type { Faults } from "./faults.ts";
import { openPageSignals } from "./page-signals.ts";
import { deliveringCases } from "./runs/deliver-case.ts";
import { deliveringResults } from "./runs/deliver-result.ts";
import { openLauncher } from "./runs/launcher.ts";
import { openDelivery } from "./runs/open-delivery.ts";
import type { Run, StoredRun } from "./runs/run.ts";
import { openRunRecords } from "./runs/run-records.ts";
import type { Unpacked } from "./state.ts";
import { stationPaths } from "./station-paths.ts";
import { openStore } from "./store.ts";

export type StationPlan = {
  /** The folder of all its data. */
  readonly folder: string;
  /** The state at the first start. */
  readonly unpack: () => Promise<Unpacked>;
  /** The address of the portal, and the address that people use. */
  readonly portal: string;
  readonly origin: string;
  readonly faults: Faults;
  /** How many times faster than a person its simulator plays. */
  readonly pace: number;
  readonly installMs: number;
  readonly downloadMs: number;
  readonly heartbeatMs?: number;
  /** Called when the crash of the station is requested. */
  readonly crash: () => void;
  readonly say: (line: string) => void;
};

/** An exercise with the address to which its result is delivered. */
export type Delivery = Launch & { readonly uploadUrl: string };

/** The status of a station, which is logged when it changes and not with every heartbeat. */
export type StationStatus =
  | "starting"
  | "not enrolled"
  | "unknown to the portal"
  | "cannot reach the portal"
  | "well";

/** A station as in a hospital, alone or together with others in one process. */
export async function openStation(plan: StationPlan) {
  const { faults, say, portal, crash } = plan;
  const stopping = new AbortController();
  const { signal } = stopping;
  const paths = stationPaths(plan.folder);
  const store = await openStore(paths, plan.unpack);
  const signals = openPageSignals();
  const clock = openClock(faults, Date.now);
  const disk = openDiskSpace(paths, store.get, faults);
  const client = openClient({
    portal,
    key: () => store.get().key,
    id: () => store.get().enrolled?.id ?? null,
    clock,
    faults,
    signal,
  });
  const outbox = openOutbox(paths.outbox);
  const book = openRunRecords(paths);
  const logs = openLogs({ paths, client, say, signal });
  const given = new Map<string, string>();
  let standing: StationStatus = "starting";
  const setStatus = (next: StationStatus) => {
    if (next === standing) return;
    standing = next;
    say(`${store.get().serviceTag} is ${next}`);
  };

  const signFor = (launchId: string, sub: string | null): Sign | null => {
    const { enrolled, key } = store.get();
    if (sub === null || enrolled === null) {
      const token = given.get(launchId);
      return token === undefined ? null : () => token;
    }
    const claims = { name: `station:${enrolled.id}`, audience: deliveryToken.audience, sub };
    return (request) => makeToken(key, { ...claims, now: clock.portal() }, request);
  };
  const deliver = openDelivery({
    faults,
    signFor,
    forgetToken: (launchId) => void given.delete(launchId),
    wantToken: (launchId) => signals.tell((pages) => pages.tell("simulator", "tokenWanted", { launchId })),
    signal,
  });
  const deliverResult = deliveringResults(portal, outbox, faults, deliver);
  const deliverCase = deliveringCases(portal, (launchId) => book.getPlaces(launchId).folder, deliver);
  const onOver = (run: StoredRun) => {
    given.delete(run.launchId);
    const from = book.getPlaces(run.launchId).log;
    const endedAt = new Date(Math.max(clock.portal(), Date.parse(run.startedAt))).toISOString();
    logs.add(from, { name: `${run.launchId}.log`, runId: run.launchId, startedAt: run.startedAt, endedAt });
  };
  const launcher = openLauncher({
    book,
    faults,
    signals,
    now: () => clock.portal(),
    sub: () => store.get().session?.person.keycloakId ?? null,
    deliver: ({ launchId, sub, makesCase }) =>
      makesCase ? deliverCase(launchId, sub) : deliverResult(launchId, sub),
    onOver,
    discard: outbox.remove,
    crash,
    signal,
  });
  const cases = openCaseManager({
    folder: paths.cases,
    downloadMs: plan.downloadMs,
    disk,
    faults,
    signals,
    crash,
    signal,
  });

  let beat: ReturnType<typeof startHeartbeat> | null = null;
  const soon = () => void beat?.soon();
  const signIn = openSignIn({ client, store, signals, now: () => clock.portal(), onChange: soon, signal });
  const operations = openOperations({
    portal,
    paths,
    client,
    store,
    disk,
    faults,
    installMs: plan.installMs,
    downloadMs: plan.downloadMs,
    onInstalled: soon,
    crash,
    say,
    signal,
  });
  const onRefused = (refusal: Refusal) => {
    if (refusal.code === "UNKNOWN") {
      setStatus("unknown to the portal");
      // The key was revoked, or the portal's data was deleted: a new token registers the key again.
      const token = enrolmentTokenIn(paths);
      if (token !== null && token !== usedToken) void enrolWith(token);
    } else if (refusal.code === "AWAY") setStatus("cannot reach the portal");
    else say(`${store.get().serviceTag}: ${JSON.stringify(refusal).slice(0, 300)}`);
  };
  let usedToken: string | null = null;
  const enrolWith = async (token: string) => {
    const answer = await enrol(client, store, token);
    // A token is only tried again after a network failure.
    if (answer.ok || answer.error.code !== "AWAY") usedToken = token;
    if (!answer.ok) say(`${store.get().serviceTag} was not enrolled: ${JSON.stringify(answer.error)}`);
    return answer;
  };
  const startBeating = () => {
    beat ??= startHeartbeat({
      client,
      store,
      disk,
      clock,
      faults,
      hasWork: () => operations.look(),
      sessionEnded: (id) => signIn.ended(id),
      onRefused,
      onWell: () => {
        setStatus("well");
        logs.send();
      },
      ...(plan.heartbeatMs === undefined ? {} : { everyMs: plan.heartbeatMs }),
      signal,
    });
  };
  /** Tries to enrol again and again, because a token may be put into the folder at any time. */
  const live = async (): Promise<void> => {
    while (!signal.aborted && store.get().enrolled === null) {
      const token = enrolmentTokenIn(paths);
      if (token !== null && token !== usedToken) {
        const answer = await enrolWith(token);
        if (answer.ok) break;
        if (answer.error.code === "AWAY") setStatus("cannot reach the portal");
      } else setStatus("not enrolled");
      await new Promise((done) => setTimeout(done, 2000).unref());
    }
    if (!signal.aborted) startBeating();
  };
  faults.onChange(soon);
  void live().catch((error: unknown) => say(String(error)));
  launcher.resume();
  void outbox.runs().then((all) => {
    // Launches that an earlier process could not finish.
    for (const launchId of all) {
      const run = book.get(launchId);
      if (run?.state === "failed" && run.sub !== null)
        void deliverResult(launchId, run.sub).catch(() => undefined);
    }
  });

  const played = { pace: plan.pace, outbox: paths.outbox, makesCase: false };
  const exercisePlan = (to: Delivery) => {
    const expected = `/api/simulator/store_result/${to.exerciseId}`;
    const url = URL.canParse(to.uploadUrl) ? new URL(to.uploadUrl) : undefined;
    if (url === undefined || url.origin !== new URL(plan.origin).origin || url.pathname !== expected)
      return refuse("BAD_REQUEST", `${to.uploadUrl} is not where the portal takes results`);
    const today = new Date(clock.own()).toISOString().slice(0, 10);
    const exercise = getExercise(store.get(), to, today);
    return exercise.ok ? ok({ ...exercise.value, ...played }) : exercise;
  };
  return {
    signals,
    faults,
    state: store.get,
    standing: () => standing,
    signIn,
    cases,
    heartbeatSoon: async () => beat?.soon(),
    logsWaiting: logs.waiting,
    currentRun: launcher.current,
    quit: (launchId: string) => launcher.quit(launchId),
    /** Starts an exercise, whose result is only sent to the portal (12.019). */
    start(launch: Delivery & Launching & { readonly isCaseCreator?: boolean }): Answer<Run> {
      return launcher.start(launch, null, () =>
        launch.isCaseCreator === true
          ? ok({ ...caseAlone("case-creator"), ...played, makesCase: true })
          : exercisePlan(launch),
      );
    },
    /** Starts a completely downloaded personal case; without a delivery nothing is measured in it. */
    runCase(jobId: string, launch: Launching, to: Delivery | null): Answer<Run> {
      if (cases.person() !== launch.personId)
        return refuse("NOT_SIGNED_IN", "these are not the cases of this person");
      return launcher.start(launch, jobId, () => {
        const found = cases.wholeCase(jobId);
        if (!found.ok) return found;
        if (to === null) return ok({ ...caseAlone(jobId), ...played });
        return exercisePlan(to);
      });
    },
    /** Takes the token of the person who is signed in on the page. It is kept in memory only, for this run. */
    giveToken(launchId: string, token: string): Answer<null> {
      if (book.get(launchId) === undefined) return refuse("NOT_FOUND", `there is no run ${launchId}`);
      given.set(launchId, token);
      return ok(null);
    },
    facts() {
      const { computer, software } = store.get();
      return {
        hostName: computer.hostName,
        operatingSystem: computer.operatingSystem,
        processor: computer.processor,
        graphics: computer.gpu,
        memoryBytes: 64 * 2 ** 30,
        diskTotalBytes: disk.total(),
        diskFreeBytes: disk.free(),
        software,
      };
    },
    enrolWith: (token: string) => enrolWith(token),
    async stop(): Promise<void> {
      signIn.stop();
      cases.stopScanning();
      const run = launcher.current();
      // The program ends with an orderly shutdown; after a crash the program continues, and is found again.
      if (run?.state === "starting" || run?.state === "running") launcher.quit(run.launchId);
      stopping.abort();
      if (existsSync(paths.holder)) rmSync(paths.holder, { force: true });
    },
  };
}

type Launching = { readonly launchId: string; readonly personId: string };

export type Station = Awaited<ReturnType<typeof openStation>>;
