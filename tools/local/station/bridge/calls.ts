import { setTimeout as delay } from "node:timers/promises";
import { err, ok } from "@cathedra/domain";
import type { bridgeContract } from "@cathedra/qt-bridge";
import type * as v from "valibot";
import { type Answer, refuse } from "../answer.ts";
import type { Station } from "../station.ts";

type Contract = typeof bridgeContract;
export type ObjectName = keyof Contract;
type Argument<Method> = Method extends { readonly args: infer Args extends v.GenericSchema }
  ? v.InferOutput<Args>
  : never;

/** What a client does for its page: every method of the contract, with what it takes, already checked. */
export type Calls = {
  readonly [Name in ObjectName]: {
    readonly [Method in keyof Contract[Name]["methods"]]: (
      argument: Argument<Contract[Name]["methods"][Method]>,
    ) => Answer<unknown> | Promise<Answer<unknown>>;
  };
};

const features = ["simulator", "caseCreator", "caseManager", "computer", "stationSession"];

/** The contract of the bridge, done by a station of the local world. */
export function callsOf(station: Station): Calls {
  const { cases, signIn } = station;
  return {
    portalBridge: {
      hello: ({ versions }) => {
        const version = station.faults.has("unknown-version") ? 99 : 1;
        if (version === 1 && !versions.includes(1))
          return refuse("UNSUPPORTED_VERSION", `this client speaks 1, the page ${versions.join(", ")}`);
        return ok({ version, features, now: new Date().toISOString() });
      },
    },
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
      resume: ({ jobId }) => cases.resume(jobId),
      cancel: ({ jobId }) => cases.cancel(jobId),
      run: ({ jobId, launchId, delivery }) => station.runCase(jobId, launchId, delivery),
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
      signOut: async () => {
        // The portal may be far: over here at once, and told for a moment.
        await Promise.race([signIn.signOut(), delay(3000, undefined, { ref: false })]);
        return ok(null);
      },
    },
  };
}

/** An exception is an answer too: nobody waits for ever. */
export async function answered(work: () => Answer<unknown> | Promise<Answer<unknown>>): Promise<Answer<unknown>> {
  try {
    return await work();
  } catch (error) {
    return err({ code: "INTERNAL", message: error instanceof Error ? error.message.slice(0, 500) : "" });
  }
}
