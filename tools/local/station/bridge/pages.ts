import { setTimeout as delay } from "node:timers/promises";
import { ok } from "@cathedra/domain";
import {
  type Station as BridgeObjects,
  type DesktopHost,
  desktopHost,
  type HostedPage,
  type HostFault,
} from "@cathedra/qt-bridge/host";
import type { Faults } from "../faults.ts";
import type { Station } from "../station.ts";

const lateMs = 20_000;

/** The pages of a station, which use the bridge's contract, or a faulty version of it on request. */
export function openPages(station: Station) {
  const { faults, signals } = station;
  const open = new Map<HostedPage, DesktopHost>();
  const unlisten = signals.listen((signal) => {
    if (faults.has("away")) return;
    const notifyPages = () => {
      for (const host of open.values()) signal(host);
    };
    if (faults.has("late")) setTimeout(notifyPages, lateMs).unref();
    else notifyPages();
    if (faults.has("twice")) notifyPages();
  });
  return {
    connect(send: (text: string) => void, onDead: () => void): HostedPage {
      const { clientVersion, serviceTag } = station.state();
      const host = desktopHost({
        facts: { clientVersion, serviceTag },
        station: getObjects(station),
        caseCreator: true,
        ...(faults.has("unknown-version") ? { bridgeVersion: 99 } : {}),
        findFault: (_, method) => findFault(faults, method),
      });
      const page = host.connect(send, onDead);
      const hosted: HostedPage = {
        receive: (text) => {
          if (!faults.has("away")) page.receive(text);
        },
        close: () => {
          open.delete(hosted);
          page.close();
        },
      };
      open.set(hosted, host);
      return hosted;
    },
    close: () => {
      unlisten();
      for (const host of open.values()) host.withdraw();
      open.clear();
    },
  };
}

function findFault(faults: Faults, method: string): HostFault | undefined {
  if (method === "hello" && faults.has("unknown-version")) return { refuses: "UNSUPPORTED_VERSION" };
  if (faults.has("late")) return { lateByMs: lateMs };
  if (faults.has("garbage")) return "garbage";
  if (faults.has("twice")) return "twice";
  return undefined;
}

/** The objects of the bridge's contract, as a station of the local world answers for them. */
function getObjects(station: Station): BridgeObjects {
  const { cases, signIn } = station;
  return {
    simulator: {
      start: (launch) => station.start(launch),
      quit: ({ launchId }) => station.quit(launchId),
      current: () => ok(station.currentRun()),
      giveToken: ({ launchId, token }) => station.giveToken(launchId, token),
    },
    caseManager: {
      setUserId: ({ id }) => {
        cases.setUserId(id);
        return ok(null);
      },
      download: (of) => cases.download(of),
      pause: ({ jobId }) => cases.pause(jobId),
      cancel: ({ jobId }) => cases.cancel(jobId),
      run: ({ jobId, launchId, personId, delivery }) =>
        station.runCase(jobId, { launchId, personId }, delivery),
      refresh: () => cases.refresh(),
      startScanning: () => cases.startScanning(),
      stopScanning: () => cases.stopScanning(),
      getDownloadPath: () => cases.getDownloadPath(),
    },
    computer: { facts: () => ok(station.facts()) },
    stationSession: {
      begin: () => signIn.begin(),
      cancel: () => {
        signIn.cancel();
        return ok(null);
      },
      current: () => ok(signIn.current()),
      proveRequest: (request) => signIn.prove(request),
      signOut: async () => {
        // The person is signed out here at once. The request to the portal may take long, so it is only awaited for a moment.
        await Promise.race([signIn.signOut(), delay(3000, undefined, { ref: false })]);
        return ok(null);
      },
    },
  };
}
