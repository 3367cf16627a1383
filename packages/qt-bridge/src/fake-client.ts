import { err, ok } from "@cathedra/domain";
import * as v from "valibot";
import { type CallMethod, clientObjects } from "./client-objects.ts";
import { createConnectionState } from "./connection-state.ts";
import type { ObjectName } from "./contract/contract.ts";
import type { BridgeError, ClientErrorCode } from "./contract/errors.ts";
import type { Method, Schema } from "./contract/method.ts";
import { features } from "./contract/portal-bridge.ts";
import type { Answer, Connection, DesktopClient } from "./desktop-client.ts";
import { readArgument } from "./read-argument.ts";
import { signalHub } from "./signal-hub.ts";

/** The failure of a method, on every call. */
export type Fault =
  /** The client never answers. */
  | "silent"
  /** The client answers after the time limit. */
  | "late"
  /** The client answers twice. */
  | "twice"
  /** The client's answer violates the contract. */
  | "garbage"
  /** The connection ends before the answer. */
  | "dies"
  | { readonly refuses: ClientErrorCode };

type RecordedCall = { readonly method: string; readonly args: unknown };

export type FakeDesktopClient = DesktopClient & {
  /** Sets the next state of the connection. */
  become(next: Connection): void;
  /** How many subscriptions to the connection are alive: zero once everything was cleaned up. */
  subscriptions(): number;
  /** Sets the answer of a method, such as `bridgeContract.simulator.methods.start`; without it the method is not offered. */
  answers<Args extends Schema, Value extends Schema>(
    method: Method<Args, Value>,
    answer: (args: v.InferOutput<Args>) => Answer<v.InferInput<Value>>,
  ): void;
  /** Sets the failure of a method; undefined removes it. */
  fails(method: Method, fault: Fault | undefined): void;
  /** Sends a signal as the client would: `tells("simulator", "runChanged", run)`; the payload is not checked. */
  tells(object: ObjectName, signal: string, payload: unknown): void;
  /** All requests that were received, in their order. */
  readonly calls: readonly RecordedCall[];
};

/** A client that offers all features, which most tests need. */
export const fakeConnected: Connection = {
  state: "connected",
  facts: { clientVersion: "1.4.2", serviceTag: "NGT4K21" },
  features: new Set(features),
};

const lateByMs = 1;

/** A scripted desktop client for tests. Arguments and answers are validated like those of a real one. */
export function fakeDesktopClient(first: Connection = { state: "absent" }): FakeDesktopClient {
  const held = createConnectionState(first);
  const hub = signalHub();
  const answers = new Map<Method, (args: unknown) => Answer<unknown>>();
  const faults = new Map<Method, Fault>();
  const calls: RecordedCall[] = [];

  const ask: CallMethod = async (object, name, method, args) => {
    if (held.connection().state !== "connected") return refused("NOT_CONNECTED");
    const given = readArgument(method.args, args);
    if (!given.ok) return given;
    calls.push({ method: `${object}.${name}`, args: given.value });
    const answer = answers.get(method);
    const fault = faults.get(method);
    if (typeof fault === "object") return refused(fault.refuses);
    if (fault === "silent" || fault === "late") {
      await new Promise((resolve) => setTimeout(resolve, method.withinMs));
      if (fault === "late") setTimeout(() => answer?.(given.value), lateByMs);
      return refused("NO_ANSWER");
    }
    if (fault === "dies") {
      held.become({ state: "lost", why: { code: "CLOSED" }, retriesAt: null });
      return refused("CLOSED");
    }
    if (fault === "garbage") return refused("NOT_UNDERSTOOD");
    if (answer === undefined) return refused("NOT_OFFERED");
    const reply = answer(given.value);
    if (fault === "twice") answer(given.value);
    if (!reply.ok) return reply;
    const value = v.safeParse(method.value, reply.value);
    return value.success ? ok(value.output) : refused("NOT_UNDERSTOOD");
  };

  return {
    ...clientObjects(ask, hub.subscribe),
    ...held,
    calls,
    answers: (method, answer) => void answers.set(method, (args) => answer(v.parse(method.args, args))),
    fails: (method, fault) => void (fault === undefined ? faults.delete(method) : faults.set(method, fault)),
    tells: hub.emit,
    reconnect: () => held.become(fakeConnected),
    close: () => held.become({ state: "lost", why: { code: "CLOSED" }, retriesAt: null }),
  };
}

const refused = (code: BridgeError["code"]) => err<BridgeError>({ code, message: "as the test wants it" });
