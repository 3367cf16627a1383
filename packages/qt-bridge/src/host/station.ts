import type * as v from "valibot";
import type { BridgeContract, ObjectName } from "../contract/contract.ts";
import type { ClientErrorCode } from "../contract/errors.ts";
import type { Method, Signal } from "../contract/method.ts";

/** The client's result of a method: its value, or the error. */
export type HostAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: { readonly code: ClientErrorCode; readonly message: string } };

type Answering<M> =
  M extends Method<infer Args, infer Value>
    ? (
        args: v.InferOutput<Args>,
      ) => HostAnswer<v.InferInput<Value>> | Promise<HostAnswer<v.InferInput<Value>>>
    : never;

/** The objects of the contract that a client implements; a client does not offer what it leaves out. */
export type Station = {
  readonly [Name in Exclude<ObjectName, "portalBridge">]?: {
    readonly [M in keyof BridgeContract[Name]["methods"]]: Answering<BridgeContract[Name]["methods"][M]>;
  };
};

/** The payload of a signal, by object and name. */
export type Payload<Name extends ObjectName, S extends keyof BridgeContract[Name]["signals"]> =
  BridgeContract[Name]["signals"][S] extends Signal<infer Carried> ? v.InferInput<Carried> : never;

/** The failure of a call in a broken client. */
export type HostFault =
  /** The call is carried out, but never answered. */
  | "silent"
  | "twice"
  /** The answer violates the contract. */
  | "garbage"
  /** The connection ends before the answer. */
  | "dies"
  | { readonly lateByMs: number }
  | { readonly refuses: ClientErrorCode };
