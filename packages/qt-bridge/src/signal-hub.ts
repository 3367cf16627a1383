import * as v from "valibot";
import type { Channel } from "./channel.ts";
import type { SubscribeSignal } from "./client-objects.ts";
import { bridgeContract, type ObjectName } from "./contract/contract.ts";
import type { PublishedContract } from "./contract/method.ts";
import { Listeners } from "./listeners.ts";
import type { PublishedObject } from "./wire-messages.ts";

export type SignalHub = {
  readonly subscribe: SubscribeSignal;
  /** Sends a payload as it came from the host; listeners get it validated by the contract. */
  readonly emit: (object: ObjectName, signal: string, payload: unknown) => void;
  /** Listens to every signal of the contract that the host publishes. */
  attach(channel: Channel, published: ReadonlyMap<string, PublishedObject>): void;
};

const objects: Readonly<Record<string, PublishedContract>> = bridgeContract;
const makeKey = (object: string, signal: string) => `${object}.${signal}`;

/** The listeners to the desktop client's signals, which outlive single connections. */
export function signalHub(onIgnored: (event: unknown) => void = () => {}): SignalHub {
  const listeners = new Listeners<unknown>();
  const emit: SignalHub["emit"] = (object, signal, payload) =>
    listeners.tell(makeKey(object, signal), payload);
  return {
    emit,
    subscribe: (object, name, signal, listener) =>
      listeners.add(makeKey(object, name), (payload) => {
        const read = v.safeParse(signal.payload, payload);
        if (read.success) listener(read.output);
        else onIgnored({ object, signal: name, payload });
      }),
    attach(channel, published) {
      for (const object of Object.keys(bridgeContract).filter(isObject)) {
        for (const signal of Object.keys(objects[object]?.signals ?? {})) {
          if (object === "portalBridge" || !published.get(object)?.signals.has(signal)) continue;
          channel.onSignal(object, signal, ([payload]) => emit(object, signal, payload));
        }
      }
    },
  };
}

const isObject = (name: string): name is ObjectName => name in bridgeContract;
