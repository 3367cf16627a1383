import { ok } from "@cathedra/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { wayTo } from "../../test/in-memory-transport.ts";
import { aLaunch, aRun, aSimulator } from "../../test/station-builders.ts";
import { bridgeContract, connectDesktopClient, type DesktopClient } from "../index.ts";
import { type DesktopHost, desktopHost, type HostFault, type HostOptions } from "./index.ts";

const facts = { clientVersion: "1.4.2", serviceTag: "NGT4K21" };
const { start } = bridgeContract.simulator.methods;

function hostOf(options: Partial<HostOptions> = {}): DesktopHost {
  return desktopHost({ facts, station: { simulator: aSimulator() }, ...options });
}

function pageAt(host: () => DesktopHost | undefined): DesktopClient {
  return connectDesktopClient({}, { otherwise: wayTo(host), portal: "https://portal.example.org" });
}

async function connected(host: DesktopHost): Promise<DesktopClient> {
  const page = pageAt(() => host);
  await vi.advanceTimersByTimeAsync(0);
  return page;
}

beforeEach(
  () =>
    void vi.useFakeTimers({ now: 1_000_000, toFake: ["setTimeout", "clearTimeout", "Date", "performance"] }),
);
afterEach(() => vi.useRealTimers());

describe("page and client over the same channel", () => {
  it("page and client agree on the version and on the offered features", async () => {
    const page = await connected(hostOf({ caseCreator: true }));
    expect(page.connection()).toEqual({
      state: "connected",
      facts,
      features: new Set(["simulator", "caseCreator"]),
    });
  });

  it("a launch contains package, version, format, exercise, address and compression (12.019)", async () => {
    const simulator = aSimulator();
    const asked = vi.spyOn(simulator, "start");
    const page = await connected(hostOf({ station: { simulator } }));
    expect(await page.simulator.start(aLaunch())).toEqual(ok(aRun()));
    expect(asked).toHaveBeenCalledExactlyOnceWith({ ...aLaunch(), options: "", isCaseCreator: false });
  });

  it("signals reach every connected page, validated on both sides", async () => {
    const onProblem = vi.fn();
    const host = hostOf({ onProblem });
    const [first, second] = [await connected(host), await connected(host)];
    const heard = [vi.fn(), vi.fn()];
    first.simulator.onRunChanged((run) => heard[0]?.(run));
    const stop = second.simulator.onRunChanged((run) => heard[1]?.(run));
    host.tell("simulator", "runChanged", aRun({ state: "running" }));
    await vi.advanceTimersByTimeAsync(0);
    stop();
    host.tell("simulator", "runChanged", { ...aRun(), launchId: "no id\n" });
    host.tell("simulator", "runChanged", aRun({ state: "done" }));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard.map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
    expect(onProblem).toHaveBeenCalledTimes(1);
  });

  it("facts can change, and the bridge can be withdrawn", async () => {
    const host = hostOf();
    const page = await connected(host);
    host.changeFacts({ serviceTag: null, clientVersion: "1.5.0" });
    await vi.advanceTimersByTimeAsync(0);
    expect(page.connection()).toMatchObject({ facts: { clientVersion: "1.5.0", serviceTag: null } });
    host.withdraw();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.connection()).toEqual({ state: "lost", why: { code: "CLOSED" }, retriesAt: 1_001_000 });
  });
});

describe("messages outside the contract are refused", () => {
  it("an invalid call of the page is refused", async () => {
    const simulator = aSimulator();
    const asked = vi.spyOn(simulator, "start");
    const page = await connected(hostOf({ station: { simulator } }));
    const answer = await page.simulator.start({ ...aLaunch(), uploadUrl: "file:///etc/passwd" });
    expect(answer).toMatchObject({
      ok: false,
      error: { code: "BAD_REQUEST", message: expect.stringContaining("uploadUrl") },
    });
    expect(asked).not.toHaveBeenCalled();
  });

  it("an invalid answer of the client becomes INTERNAL", async () => {
    const onProblem = vi.fn();
    const simulator = { ...aSimulator(), current: () => ok(aRun({ launchId: "" })) };
    const page = await connected(hostOf({ station: { simulator }, onProblem }));
    expect(await page.simulator.current()).toMatchObject({ ok: false, error: { code: "INTERNAL" } });
    const throwing = { ...aSimulator(), current: () => Promise.reject(new Error("oh")) };
    const other = await connected(hostOf({ station: { simulator: throwing }, onProblem }));
    expect(await other.simulator.current()).toMatchObject({ ok: false, error: { code: "INTERNAL" } });
    expect(onProblem).toHaveBeenCalledTimes(2);
  });

  it("a call before the version is settled is refused with UNSUPPORTED_VERSION", async () => {
    const said: unknown[] = [];
    const page = hostOf().connect((text) => said.push(JSON.parse(text)));
    page.receive(JSON.stringify({ type: 6, id: 1, object: "simulator", method: "current", args: [] }));
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toMatchObject([{ id: 1, data: { ok: false, error: { code: "UNSUPPORTED_VERSION" } } }]);
  });

  it("text that is not a message of the protocol gets no answer", async () => {
    const said: string[] = [];
    const page = hostOf().connect((text) => said.push(text));
    const texts = [
      "{",
      "null",
      "[]",
      '{"type":3}',
      '{"type":6,"id":1,"object":"none","method":"x"}',
      '{"type":99}',
    ];
    for (const text of texts) page.receive(text);
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual([]);
  });
});

describe("faulty client", () => {
  const cases: readonly (readonly [HostFault, string])[] = [
    ["silent", "NO_ANSWER"],
    [{ lateByMs: start.withinMs + 1 }, "NO_ANSWER"],
    ["garbage", "NOT_UNDERSTOOD"],
    ["dies", "CLOSED"],
    [{ refuses: "NOT_LICENSED" }, "NOT_LICENSED"],
  ];
  it.each(cases)("a client with the fault %j gives the error %s, once", async (fault, code) => {
    const page = await connected(
      hostOf({ findFault: (_, method) => (method === "start" ? fault : undefined) }),
    );
    const answers: unknown[] = [];
    void page.simulator.start(aLaunch()).then((answer) => answers.push(answer));
    await vi.advanceTimersByTimeAsync(start.withinMs + 10);
    expect(answers).toMatchObject([{ ok: false, error: { code } }]);
  });

  it("of two answers to a call the first counts, and the next call has its own answer", async () => {
    const page = await connected(
      hostOf({ findFault: (_, method) => (method === "start" ? "twice" : undefined) }),
    );
    expect(await page.simulator.start(aLaunch())).toEqual(ok(aRun()));
    expect(await page.simulator.current()).toEqual(ok(null));
  });

  it.each([3, 99])(
    "a client that only speaks version %d is sent nothing and not retried",
    async (version) => {
      const host = hostOf({ findFault: () => ({ refuses: "UNSUPPORTED_VERSION" }), bridgeVersion: version });
      const page = await connected(host);
      const why = { code: "UNSUPPORTED_VERSION", version };
      expect(page.connection()).toEqual({ state: "lost", why, retriesAt: null });
      expect(await page.simulator.start(aLaunch())).toMatchObject({
        ok: false,
        error: { code: "NOT_CONNECTED" },
      });
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it("a client that only speaks version 1 offers no exercises to a page of version 2", async () => {
    const page = await connected(hostOf({ versions: [1], bridgeVersion: 1 }));
    const connection = page.connection();
    expect(connection).toMatchObject({ state: "connected", isOutdated: true });
    const features = connection.state === "connected" ? [...connection.features] : [];
    expect(features).not.toContain("simulator");
    expect(features).not.toContain("caseManager");
  });

  it("with a client of a later version, the latest common version is used", async () => {
    const page = await connected(hostOf({ bridgeVersion: 7 }));
    expect(page.connection().state).toBe("connected");
  });
});

describe("client that dies and returns", () => {
  it("the connection is retried with growing delays, and listeners are kept", async () => {
    let host: DesktopHost | undefined = hostOf({
      findFault: (_, method) => (method === "start" ? "dies" : undefined),
    });
    const page = pageAt(() => host);
    await vi.advanceTimersByTimeAsync(0);
    const heard = vi.fn();
    page.simulator.onRunChanged(heard);
    host = undefined;
    page.simulator.start(aLaunch()).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(page.connection()).toEqual({ state: "lost", why: { code: "CLOSED" }, retriesAt: 1_001_000 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(page.connection()).toMatchObject({ state: "lost", retriesAt: 1_003_000 });
    host = hostOf();
    await vi.advanceTimersByTimeAsync(2000);
    expect(page.connection().state).toBe("connected");
    host.tell("simulator", "runChanged", aRun());
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("the connection is retried at once on request of a person", async () => {
    let host: DesktopHost | undefined;
    const page = pageAt(() => host);
    await vi.advanceTimersByTimeAsync(0);
    expect(page.connection().state).toBe("lost");
    host = hostOf();
    page.reconnect();
    expect(page.connection().state).toBe("connecting");
    await vi.advanceTimersByTimeAsync(0);
    expect(page.connection().state).toBe("connected");
    page.close();
    expect(page.connection()).toEqual({ state: "lost", why: { code: "CLOSED" }, retriesAt: null });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.connection().state).toBe("lost");
  });
});
