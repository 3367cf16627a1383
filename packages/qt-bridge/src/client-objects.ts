import type * as v from "valibot";
import { bridgeContract, type ObjectName } from "./contract/contract.ts";
import type { Method, Schema, Signal } from "./contract/method.ts";
import type { Answer, Unsubscribe } from "./desktop-client.ts";

/** Calls a method of the desktop client; arguments and answer are validated. */
export type CallMethod = <Args extends Schema, Value extends Schema>(
  object: ObjectName,
  name: string,
  method: Method<Args, Value>,
  args: readonly unknown[],
) => Promise<Answer<v.InferOutput<Value>>>;

/** Subscribes to a signal of the desktop client; its payload is validated. */
export type SubscribeSignal = <Payload extends Schema>(
  object: ObjectName,
  name: string,
  signal: Signal<Payload>,
  listener: (payload: v.InferOutput<Payload>) => void,
) => Unsubscribe;

type Given<Args extends Schema> =
  v.InferInput<Args> extends undefined ? readonly [] : readonly [args: v.InferInput<Args>];

/** The parts of the desktop client by the names of the contract: `desktop.simulator.start({ … })`. */
export type ClientObjects = ReturnType<typeof clientObjects>;

export function clientObjects(ask: CallMethod, subscribe: SubscribeSignal) {
  const asks =
    <Args extends Schema, Value extends Schema>(
      object: ObjectName,
      name: string,
      method: Method<Args, Value>,
    ) =>
    (...args: Given<Args>) =>
      ask(object, name, method, args);
  const tells =
    <Payload extends Schema>(object: ObjectName, name: string, signal: Signal<Payload>) =>
    (listener: (payload: v.InferOutput<Payload>) => void) =>
      subscribe(object, name, signal, listener);

  const { simulator, caseManager, computer, stationSession } = bridgeContract;
  return {
    /** Launching an exercise and following its run (12.011, 12.019). */
    simulator: {
      start: asks("simulator", "start", simulator.methods.start),
      quit: asks("simulator", "quit", simulator.methods.quit),
      current: asks("simulator", "current", simulator.methods.current),
      giveToken: asks("simulator", "giveToken", simulator.methods.giveToken),
      onRunChanged: tells("simulator", "runChanged", simulator.signals.runChanged),
      onTokenWanted: tells("simulator", "tokenWanted", simulator.signals.tokenWanted),
    },
    /** Personal cases at the station (12.020). */
    caseManager: {
      setUserId: asks("caseManager", "setUserId", caseManager.methods.setUserId),
      download: asks("caseManager", "download", caseManager.methods.download),
      pause: asks("caseManager", "pause", caseManager.methods.pause),
      cancel: asks("caseManager", "cancel", caseManager.methods.cancel),
      run: asks("caseManager", "run", caseManager.methods.run),
      refresh: asks("caseManager", "refresh", caseManager.methods.refresh),
      startScanning: asks("caseManager", "startScanning", caseManager.methods.startScanning),
      stopScanning: asks("caseManager", "stopScanning", caseManager.methods.stopScanning),
      getDownloadPath: asks("caseManager", "getDownloadPath", caseManager.methods.getDownloadPath),
      onCasesChanged: tells("caseManager", "casesChanged", caseManager.signals.casesChanged),
      onDownloadChanged: tells("caseManager", "downloadChanged", caseManager.signals.downloadChanged),
    },
    computer: {
      facts: asks("computer", "facts", computer.methods.facts),
    },
    /** The session of the station itself (12.037). */
    stationSession: {
      begin: asks("stationSession", "begin", stationSession.methods.begin),
      cancel: asks("stationSession", "cancel", stationSession.methods.cancel),
      current: asks("stationSession", "current", stationSession.methods.current),
      proveRequest: asks("stationSession", "proveRequest", stationSession.methods.proveRequest),
      signOut: asks("stationSession", "signOut", stationSession.methods.signOut),
      onSessionChanged: tells("stationSession", "sessionChanged", stationSession.signals.sessionChanged),
      onSignInChanged: tells("stationSession", "signInChanged", stationSession.signals.signInChanged),
    },
  };
}
