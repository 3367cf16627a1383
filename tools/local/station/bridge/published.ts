import { bridgeContract } from "@cathedra/qt-bridge";
import * as v from "valibot";
import { type Answer, refuse } from "../answer.ts";
import type { Station } from "../station.ts";
import type { Calls, ObjectName } from "./calls.ts";

/** A method as the channel finds it: its name, its number, and what it does with whatever came. */
type Member = {
  readonly name: string;
  readonly at: number;
  readonly call: (calls: Calls, argument: unknown) => Answer<unknown> | Promise<Answer<unknown>>;
};

type Numbered = readonly [name: string, at: number];

export type PublishedObject = {
  readonly methods: readonly Member[];
  readonly signals: readonly Numbered[];
};

export type Published = {
  readonly objects: ReadonlyMap<string, PublishedObject>;
  /** The answer to `init`: everything that is published, with the properties as they are now. */
  readonly data: () => object;
};

const objectNames: readonly ObjectName[] = [
  "portalBridge",
  "simulator",
  "caseManager",
  "computer",
  "stationSession",
];
/** Qt's own objects begin with this one. */
const destroyed: Numbered = ["destroyed", 0];

/** The objects of the contract, numbered as a host of QWebChannel does. */
export function publishedObjects(station: Station): Published {
  const objects = new Map<string, PublishedObject>(objectNames.map((name) => [name, published(name)]));
  const properties: Readonly<Record<string, () => unknown>> = {
    bridgeVersion: () => (station.faults.has("unknown-version") ? 99 : 1),
    clientVersion: () => station.state().clientVersion,
    serviceTag: () => station.state().serviceTag,
  };
  return {
    objects,
    data: () =>
      Object.fromEntries(
        [...objects].map(([name, { methods, signals }]) => [
          name,
          {
            methods: methods.map(({ name: method, at }) => [method, at]),
            signals,
            properties:
              name === "portalBridge"
                ? Object.entries(properties).map(([property, value], at) => [at, property, [], value()])
                : [],
            enums: {},
          },
        ]),
      ),
  };
}

function published(name: ObjectName): PublishedObject {
  const { methods, signals } = bridgeContract[name];
  const first = 1 + Object.keys(signals).length;
  return {
    methods: Object.entries(methods).map(([method, { args }], at) => ({
      name: method,
      at: first + at,
      call(calls, argument) {
        const read = v.safeParse(args, argument);
        if (!read.success) return refuse("BAD_REQUEST", read.issues[0].message);
        // What it takes was read by the very schema that its type is made from.
        const act = Reflect.get(calls[name], method) as (argument: unknown) => ReturnType<Member["call"]>;
        return act(read.output);
      },
    })),
    signals: [destroyed, ...Object.keys(signals).map((signal, at): Numbered => [signal, at + 1])],
  };
}

/** A method by its name or its number. */
export function memberAt({ objects }: Published, object: string, method: string | number): Member | undefined {
  return objects.get(object)?.methods.find(({ name, at }) => name === method || at === method);
}

export function signalAt({ objects }: Published, object: string, signal: string): number | undefined {
  return objects.get(object)?.signals.find(([name]) => name === signal)?.[1];
}
