import * as v from "valibot";

/** The message types of Qt's QWebChannel protocol, as in `qwebchannel.js` of Qt 5.15 to 6. */
export const messageType = {
  signal: 1,
  propertyUpdate: 2,
  init: 3,
  idle: 4,
  invokeMethod: 6,
  connectToSignal: 7,
  disconnectFromSignal: 8,
  response: 10,
} as const;

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
const member = v.tuple([v.string(), index]);
/** `[index, name, notify signal, value]`; the notify signal is unused: property updates carry the values. */
const property = v.tuple([index, v.string(), v.array(v.unknown()), v.unknown()]);

const published = v.record(
  v.string(),
  v.object({ methods: v.array(member), signals: v.array(member), properties: v.array(property) }),
);

/** An object that the host publishes: where its members are, and the first values of its properties. */
export type PublishedObject = {
  readonly methods: ReadonlyMap<string, number>;
  readonly signals: ReadonlyMap<string, number>;
  /** The names of an object's properties, by their indexes in messages. */
  readonly propertyNames: ReadonlyMap<number, string>;
  readonly properties: Readonly<Record<string, unknown>>;
};

/** Parses the answer to `init`: the published objects by name; undefined if it is something else. */
export function readPublished(data: unknown): ReadonlyMap<string, PublishedObject> | undefined {
  const parsed = v.safeParse(published, data);
  if (!parsed.success) return undefined;
  return new Map(
    Object.entries(parsed.output).map(([name, { methods, signals, properties }]) => [
      name,
      {
        methods: new Map(methods),
        signals: new Map(signals),
        propertyNames: new Map(properties.map(([at, propertyName]) => [at, propertyName])),
        properties: Object.fromEntries(properties.map(([, propertyName, , value]) => [propertyName, value])),
      },
    ]),
  );
}

const incoming = v.variant("type", [
  v.object({
    type: v.literal(messageType.signal),
    object: v.string(),
    signal: index,
    args: v.optional(v.array(v.unknown()), []),
  }),
  v.object({
    type: v.literal(messageType.propertyUpdate),
    data: v.array(
      v.object({ object: v.string(), properties: v.optional(v.record(v.string(), v.unknown()), {}) }),
    ),
  }),
  v.object({ type: v.literal(messageType.response), id: index, data: v.optional(v.unknown()) }),
]);

export type Incoming = v.InferOutput<typeof incoming>;

/**
 * Parses what the transport delivered (`{ data }`, as text or already parsed); undefined if it is not a message of the protocol.
 */
export function readMessage(event: unknown): Incoming | undefined {
  if (typeof event !== "object" || event === null || !("data" in event)) return undefined;
  const parsed = v.safeParse(incoming, typeof event.data === "string" ? parseJson(event.data) : event.data);
  return parsed.success ? parsed.output : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
