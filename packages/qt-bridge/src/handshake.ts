import { err, ok, type Result } from "@cathedra/domain";
import * as v from "valibot";
import { type CallChannel, openCallChannel } from "./call-channel.ts";
import type { Channel, ChannelRefusal } from "./channel.ts";
import type { CallMethod } from "./client-objects.ts";
import { bridgeContract } from "./contract/contract.ts";
import { bridgeVersions, type Feature, features, featuresOfRuns } from "./contract/portal-bridge.ts";
import type { Answer, DesktopFacts, LossReason } from "./desktop-client.ts";
import { readArgument } from "./read-argument.ts";
import type { PublishedObject } from "./wire-messages.ts";

const { properties: known, methods } = bridgeContract.portalBridge;
const versioned = v.object({ bridgeVersion: known.bridgeVersion.value });
const getFacts = v.object({
  clientVersion: known.clientVersion.value,
  serviceTag: known.serviceTag.value,
});

/** A client that has answered the greeting; the version that both sides use is settled. */
export type Handshake = {
  readonly published: ReadonlyMap<string, PublishedObject>;
  readonly bridge: PublishedObject;
  /** The latest properties of the bridge, and a subscription to changes. */
  readonly properties: () => Readonly<Record<string, unknown>>;
  readonly onProperties: (listener: () => void) => void;
  readonly features: ReadonlySet<Feature>;
  /** Whether the client uses an earlier version, with which nothing can be run because its runs had no person. */
  readonly isOutdated: boolean;
  readonly ask: CallMethod;
  readonly close: () => void;
};

/** The first contact: finds what is published and agrees on the version. A client without `hello` only states its facts. */
export async function shakeHands(channel: Channel, portal: string): Promise<Result<Handshake, LossReason>> {
  const init = await channel.init();
  if (!init.ok) return err(findLossReason(init.error));
  const bridge = init.value.get("portalBridge");
  const version = v.safeParse(versioned, bridge?.properties);
  if (bridge === undefined || !version.success) return err({ code: "NOT_UNDERSTOOD" });
  const { bridgeVersion } = version.output;
  let properties = bridge.properties;
  channel.onProperties("portalBridge", (changed) => {
    properties = { ...properties, ...changed };
  });
  const talk = openCallChannel(channel, bridge.signals.has("answered"));
  const greeted = {
    published: init.value,
    bridge,
    properties: () => properties,
    onProperties: (listener: () => void) => void channel.onProperties("portalBridge", listener),
    ask: asking(talk),
    close: talk.close,
  };
  if (!bridge.methods.has("hello")) {
    return isSpoken(bridgeVersion)
      ? ok({ ...greeted, features: new Set<Feature>(), isOutdated: bridgeVersion < latestVersion })
      : err({ code: "UNSUPPORTED_VERSION", version: bridgeVersion });
  }
  const welcome = await greeted.ask("portalBridge", "hello", methods.hello, [
    { versions: [...bridgeVersions], portal },
  ]);
  if (!welcome.ok) return err(lossOfHello(welcome.error.code, bridgeVersion));
  if (!isSpoken(welcome.value.version))
    return err({ code: "UNSUPPORTED_VERSION", version: welcome.value.version });
  const isOutdated = welcome.value.version < latestVersion;
  const offered = welcome.value.features.filter(isFeature);
  const usable = isOutdated ? offered.filter((feature) => !featuresOfRuns.includes(feature)) : offered;
  return ok({ ...greeted, features: new Set(usable), isOutdated });
}

const latestVersion = Math.max(...bridgeVersions);
const isSpoken = (version: number) => bridgeVersions.some((spoken) => spoken === version);
const isFeature = (name: string): name is Feature => features.some((feature) => feature === name);

/** The facts that the client reports about itself; undefined if they are invalid. */
export function readFacts(message: unknown): DesktopFacts | undefined {
  const parsed = v.safeParse(getFacts, message);
  if (!parsed.success) return undefined;
  return {
    clientVersion: parsed.output.clientVersion || null,
    serviceTag: parsed.output.serviceTag || null,
  };
}

/** Calls outside of the contract are not sent. */
function asking(talk: CallChannel): CallMethod {
  return async (object, name, method, args) => {
    const given = readArgument(method.args, args);
    if (!given.ok) return given;
    return talk.ask(object, name, method, given.value === undefined ? [] : [given.value]);
  };
}

function findLossReason(refusal: ChannelRefusal): LossReason {
  if (refusal.code === "TIMED_OUT") return { code: "NO_ANSWER" };
  return { code: refusal.code === "CLOSED" ? "CLOSED" : "NOT_UNDERSTOOD" };
}

function lossOfHello(
  code: Extract<Answer<never>, { ok: false }>["error"]["code"],
  version: number,
): LossReason {
  if (code === "UNSUPPORTED_VERSION") return { code, version };
  return { code: code === "NO_ANSWER" || code === "CLOSED" ? code : "NOT_UNDERSTOOD" };
}
