import { setTimeout as delay } from "node:timers/promises";
import { ok } from "@cathedra/domain";
import type { Station as BridgeObjects } from "@cathedra/qt-bridge/host";
import type { Station } from "../station.ts";

/** The objects of the bridge's contract, as a station of the local world answers for them. */
export function objectsOf(station: Station): BridgeObjects {
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
      prove: ({ tokenHash }) => signIn.prove(tokenHash),
      signOut: async () => {
        // Over here at once; the portal, which may be far, is told for a moment, and then later.
        await Promise.race([signIn.signOut(), delay(3000, undefined, { ref: false })]);
        return ok(null);
      },
    },
  };
}
