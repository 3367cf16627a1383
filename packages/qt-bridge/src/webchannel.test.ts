import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Replay, recording, replayTransport } from "../test/replay.ts";
import type { Connection, DesktopClient, LossReason } from "./desktop-client.ts";
import { connectDesktopClient } from "./webchannel.ts";

const greeting = recording("greeting");
const ignored: unknown[] = [];

function start(): { readonly desktop: DesktopClient; readonly transport: Replay } {
  const transport = replayTransport();
  const scope = { qt: { webChannelTransport: transport } };
  return { transport, desktop: connectDesktopClient(scope, { onIgnored: (event) => ignored.push(event) }) };
}

async function connected() {
  const page = start();
  await page.transport.play(greeting);
  return page;
}

beforeEach(() => {
  ignored.length = 0;
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => vi.useRealTimers());

describe("connectDesktopClient", () => {
  it("the client is absent in an ordinary browser", () => {
    expect(connectDesktopClient({}).connection()).toEqual({ state: "absent" });
    expect(connectDesktopClient({ qt: { webChannelTransport: "no" } }).connection()).toEqual({
      state: "absent",
    });
  });

  it("a connection attempt has the end of its waiting time", () => {
    expect(start().desktop.connection()).toEqual({ state: "connecting", until: 1_005_000 });
  });

  it("the facts are known after the recorded greeting", async () => {
    const { desktop, transport } = await connected();
    const facts = { clientVersion: "1.4.2", serviceTag: "VIST-G7-0042" };
    expect(desktop.connection()).toEqual({ state: "connected", facts, features: new Set() });
    expect(desktop.connection()).toBe(desktop.connection());
    expect(transport.unexpected).toEqual([]);
  });

  it("changes are followed and reported to each listener until it unsubscribes", async () => {
    const { desktop, transport } = await connected();
    const [first, second] = [vi.fn(), vi.fn()];
    const unsubscribe = desktop.subscribe(first);
    desktop.subscribe(second);
    await transport.play(recording("simulator-removed"));
    expect(desktop.connection()).toEqual({
      state: "connected",
      facts: { clientVersion: "1.4.2", serviceTag: null },
      features: new Set(),
    });
    unsubscribe();
    await transport.play(recording("withdrawn"));
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(2);
  });

  it("the client is lost when it withdraws the bridge, and the transport is released", async () => {
    const { desktop, transport } = await connected();
    await transport.play(recording("withdrawn"));
    expect(desktop.connection()).toEqual(lost({ code: "CLOSED" }, 1_001_000));
    expect(transport.onmessage).toBeNull();
  });

  it("the client is lost without an answer in time, and stays lost if the answer comes late", async () => {
    const { desktop, transport } = start();
    await vi.advanceTimersByTimeAsync(4999);
    expect(desktop.connection().state).toBe("connecting");
    await vi.advanceTimersByTimeAsync(1);
    expect(desktop.connection()).toEqual(lost({ code: "NO_ANSWER" }, 1_006_000));
    transport.unexpected.length = 0;
    for (const line of greeting) if ("desktop" in line) transport.deliver(JSON.stringify(line.desktop));
    await vi.advanceTimersByTimeAsync(0);
    expect(desktop.connection()).toEqual(lost({ code: "NO_ANSWER" }, 1_006_000));
    expect(transport.unexpected).toEqual([]);
  });

  it.each([
    ["text that is not JSON", "{"],
    ["null", null],
    ["an unknown type", JSON.stringify({ type: 99 })],
    ["an answer without an id", JSON.stringify({ type: 10, data: {} })],
    ["a signal without an object", JSON.stringify({ type: 1, signal: 0 })],
    ["a property update that is not a list", { type: 2, data: { object: "portalBridge" } }],
  ])("%s is ignored, and the connection continues", async (_, garbage) => {
    const { desktop, transport } = start();
    transport.deliver(garbage);
    expect(ignored).toEqual([{ data: garbage }]);
    await transport.play(greeting);
    expect(desktop.connection().state).toBe("connected");
  });

  it.each([
    ["nothing", null],
    ["no bridge", {}],
    ["a bridge without a version", { portalBridge: { methods: [], signals: [], properties: [] } }],
    ["a bridge of the wrong shape", { portalBridge: { methods: "all", signals: [], properties: [] } }],
    [
      "a service tag that is not text",
      bridge([
        [0, "bridgeVersion", [], 1],
        [1, "serviceTag", [], { tag: 1 }],
      ]),
    ],
  ])("%s is refused as the bridge", async (_, data) => {
    const { desktop, transport } = start();
    transport.deliver({ type: 10, id: 1, data });
    await vi.advanceTimersByTimeAsync(0);
    expect(desktop.connection()).toEqual(lost({ code: "NOT_UNDERSTOOD" }));
  });

  it("an unknown version is refused with its number", async () => {
    const { desktop, transport } = start();
    transport.deliver({ type: 10, id: 1, data: bridge([[0, "bridgeVersion", [], 3]]) });
    await vi.advanceTimersByTimeAsync(0);
    expect(desktop.connection()).toEqual(lost({ code: "UNSUPPORTED_VERSION", version: 3 }));
  });

  it("closing ends the waiting", async () => {
    const { desktop, transport } = start();
    desktop.close();
    expect(desktop.connection()).toEqual(lost({ code: "CLOSED" }));
    expect(transport.onmessage).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("a second channel on one page is refused", () => {
    const { transport } = start();
    expect(() => connectDesktopClient({ qt: { webChannelTransport: transport } })).toThrow(
      "one channel a page",
    );
  });
});

function lost(why: LossReason, retriesAt: number | null = null): Connection {
  return { state: "lost", why, retriesAt };
}

function bridge(properties: readonly unknown[]) {
  return { portalBridge: { methods: [], signals: [], properties } };
}
