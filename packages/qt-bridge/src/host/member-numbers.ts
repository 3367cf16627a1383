import type { PublishedContract } from "../contract/method.ts";

/** Members of an object by number, as QWebChannel names them on the wire. `destroyed` is the first signal of every object. */
export type NumberedMembers = {
  readonly methods: ReadonlyMap<number | string, string>;
  readonly signals: ReadonlyMap<number, string>;
  /** The answer to `init`, with the current values of the properties. */
  published(properties: Readonly<Record<string, unknown>>): {
    readonly methods: readonly (readonly [string, number])[];
    readonly signals: readonly (readonly [string, number])[];
    readonly properties: readonly (readonly [number, string, readonly unknown[], unknown])[];
    readonly enums: object;
  };
};

export function numberMembers({ methods, signals, properties }: PublishedContract): NumberedMembers {
  const names = Object.keys(properties);
  const ofSignals = ["destroyed", ...Object.keys(signals)].map((name, at) => [name, at] as const);
  /** Each property has a signal that reports its changes. */
  const notify = ofSignals.length;
  const ofMethods = Object.keys(methods).map((name, at) => [name, notify + names.length + at] as const);
  return {
    methods: new Map<number | string, string>(ofMethods.flatMap(([name, at]) => byNumberAndName(at, name))),
    signals: new Map(ofSignals.map(([name, at]) => [at, name])),
    published: (values) => ({
      methods: ofMethods,
      signals: ofSignals,
      // The 1 stands for the usual name of the signal: that of the property followed by `Changed`.
      properties: names.map((name, at) => [at, name, [1, notify + at], values[name] ?? null]),
      enums: {},
    }),
  };
}

/** A page may call a method by its number or by its name. */
const byNumberAndName = (at: number, name: string): [number | string, string][] => [
  [at, name],
  [name, name],
];
