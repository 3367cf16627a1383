import { err, ok } from "@cathedra/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recording, replayTransport } from "../test/replay.ts";
import { openChannel } from "./channel.ts";

async function greeted() {
  const transport = replayTransport();
  const channel = openChannel(transport, { answerWithinMs: 1000 });
  const init = channel.init();
  await transport.play(recording("greeting").slice(0, 2));
  await init;
  transport.unexpected.length = 0;
  return { transport, channel };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("openChannel", () => {
  it("a method is called by its index, and each caller gets its own answer", async () => {
    const { transport, channel } = await greeted();
    const answers = Promise.all([
      channel.invoke("portalBridge", "ping", ["a"]),
      channel.invoke("portalBridge", "ping", ["b"]),
    ]);
    expect(transport.unexpected).toEqual([
      { type: 6, object: "portalBridge", method: 5, args: ["a"], id: 2 },
      { type: 6, object: "portalBridge", method: 5, args: ["b"], id: 3 },
    ]);
    transport.deliver({ type: 10, id: 3, data: "for b" });
    transport.deliver({ type: 10, id: 2, data: "for a" });
    expect(await answers).toEqual([ok("for a"), ok("for b")]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("an unpublished method is refused without sending a request", async () => {
    const { transport, channel } = await greeted();
    const answer = await channel.invoke("portalBridge", "format", []);
    expect(answer).toEqual(err({ code: "NOT_PUBLISHED", object: "portalBridge", member: "format" }));
    expect(transport.unexpected).toEqual([]);
  });

  it("a call without an answer ends with TIMED_OUT after the time limit", async () => {
    const { channel } = await greeted();
    const answer = channel.invoke("portalBridge", "ping", []);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toEqual(err({ code: "TIMED_OUT", afterMs: 1000 }));
  });

  it("a signal is connected for the first listener and disconnected after the last", async () => {
    const { transport, channel } = await greeted();
    const heard: unknown[] = [];
    const stopFirst = channel.onSignal("portalBridge", "objectNameChanged", (args) => heard.push(args));
    const stopSecond = channel.onSignal("portalBridge", "objectNameChanged", (args) => heard.push(args));
    expect(transport.unexpected).toEqual([{ type: 7, object: "portalBridge", signal: 2 }]);
    transport.deliver({ type: 1, object: "portalBridge", signal: 2, args: ["new"] });
    stopFirst();
    transport.deliver({ type: 1, object: "portalBridge", signal: 2, args: ["newer"] });
    expect(heard).toEqual([["new"], ["new"], ["newer"]]);
    stopSecond();
    expect(transport.unexpected.at(-1)).toEqual({ type: 8, object: "portalBridge", signal: 2 });
  });

  it("the numbering continues in a second channel, and a late answer of the first is ignored", async () => {
    const { transport, channel } = await greeted();
    const late = channel.invoke("portalBridge", "ping", ["first"]);
    channel.close();
    await late;
    const second = openChannel(transport, { answerWithinMs: 1000 });
    const init = second.init();
    for (const id of [1, 2]) transport.deliver({ type: 10, id, data: {} });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await init).toEqual(err({ code: "TIMED_OUT", afterMs: 1000 }));
  });

  it("closing answers all pending calls with CLOSED, and nothing is sent afterwards", async () => {
    const { transport, channel } = await greeted();
    const answer = channel.invoke("portalBridge", "ping", []);
    transport.unexpected.length = 0;
    channel.close();
    channel.close();
    expect(await answer).toEqual(err({ code: "CLOSED" }));
    expect(await channel.invoke("portalBridge", "ping", [])).toEqual(err({ code: "CLOSED" }));
    expect(transport.unexpected).toEqual([]);
  });
});
