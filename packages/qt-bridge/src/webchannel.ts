import * as v from "valibot";
import { type Channel, type ChannelRefusal, openChannel, type Transport } from "./channel.ts";
import { heldConnection } from "./held-connection.ts";
import type { Connection, DesktopClient, DesktopFacts, LossReason } from "./port.ts";
import type { PublishedObject } from "./wire.ts";

/** The object that the desktop client publishes for the portal, by its names. */
const bridgeObject = "portalBridge";
const withdrawnSignal = "destroyed";
const supportedVersion = 1;

const text = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200))), null);
const versioned = v.object({ bridgeVersion: v.pipe(v.number(), v.integer()) });
const bridgeProperties = v.object({ clientVersion: text, serviceTag: text });

export type WebChannelOptions = {
  /** How long the desktop client may take to answer; 5 s unless told. */
  readonly answerWithinMs?: number;
  /** Told of every message that was ignored. */
  readonly onIgnored?: (event: unknown) => void;
};

/**
 * The desktop client behind Qt's QWebChannel. Make one a page, outside React. `scope` is the page's `globalThis`:
 * without Qt's transport in it the connection is `absent` for good.
 */
export function connectDesktopClient(scope: object, options: WebChannelOptions = {}): DesktopClient {
  const transport = transportIn(scope);
  if (transport === undefined) return absent;

  const answerWithinMs = options.answerWithinMs ?? 5000;
  const held = heldConnection({ state: "connecting", until: Date.now() + answerWithinMs });
  const channel = openChannel(transport, { ...options, answerWithinMs });

  const become = (next: Connection) => {
    if (held.connection().state !== "lost") held.become(next);
  };
  const lose = (why: LossReason) => {
    become({ state: "lost", why });
    channel.close();
  };
  void greet(channel, become, lose);

  return {
    connection: held.connection,
    subscribe: held.subscribe,
    close: () => lose({ code: "CLOSED" }),
  };
}

async function greet(channel: Channel, become: (next: Connection) => void, lose: (why: LossReason) => void) {
  const published = await channel.init();
  if (!published.ok) return lose(lossOf(published.error));
  const bridge = published.value.get(bridgeObject);
  const version = v.safeParse(versioned, bridge?.properties);
  if (bridge === undefined || !version.success) return lose({ code: "NOT_UNDERSTOOD" });
  const { bridgeVersion } = version.output;
  if (bridgeVersion !== supportedVersion)
    return lose({ code: "UNSUPPORTED_VERSION", version: bridgeVersion });
  follow(channel, bridge, become, lose);
}

/** Keeps the facts as the desktop client changes them, and notices when it withdraws the bridge. */
function follow(
  channel: Channel,
  bridge: PublishedObject,
  become: (next: Connection) => void,
  lose: (why: LossReason) => void,
) {
  let properties = bridge.properties;
  const tell = () => {
    const facts = readFacts(properties);
    if (facts === undefined) lose({ code: "NOT_UNDERSTOOD" });
    else become({ state: "connected", facts });
  };
  channel.onProperties(bridgeObject, (changed) => {
    properties = { ...properties, ...changed };
    tell();
  });
  if (bridge.signals.has(withdrawnSignal)) {
    channel.onSignal(bridgeObject, withdrawnSignal, () => lose({ code: "CLOSED" }));
  }
  tell();
}

function readFacts(properties: unknown): DesktopFacts | undefined {
  const parsed = v.safeParse(bridgeProperties, properties);
  if (!parsed.success) return undefined;
  return {
    clientVersion: parsed.output.clientVersion || null,
    serviceTag: parsed.output.serviceTag || null,
  };
}

function lossOf(refusal: ChannelRefusal): LossReason {
  if (refusal.code === "TIMED_OUT") return { code: "NO_ANSWER" };
  return { code: refusal.code === "CLOSED" ? "CLOSED" : "NOT_UNDERSTOOD" };
}

/** Qt puts its transport into the page as `qt.webChannelTransport` before the first script runs. */
function transportIn(scope: object): Transport | undefined {
  const qt: unknown = Reflect.get(scope, "qt");
  if (typeof qt !== "object" || qt === null) return undefined;
  const transport: unknown = Reflect.get(qt, "webChannelTransport");
  return isTransport(transport) ? transport : undefined;
}

function isTransport(value: unknown): value is Transport {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, "send") === "function";
}

const absentConnection: Connection = { state: "absent" };

const absent: DesktopClient = {
  connection: () => absentConnection,
  subscribe: () => () => {},
  close: () => {},
};
