import { expect, test, vi } from "vitest";
import { createOutage, isOutageStatus, probeReadiness, waitVisible } from "./outage.ts";

function setUp(answers: boolean[]) {
  const clock = { now: 1000 };
  const probe = vi.fn(async () => answers.shift() ?? true);
  const wait = vi.fn(async (milliseconds: number) => {
    clock.now += milliseconds;
  });
  return { clock, probe, wait, outage: createOutage({ probe, wait, now: () => clock.now }) };
}

test("an outage lasts until the portal answers a probe", async () => {
  const { outage, probe } = setUp([false, false, true]);
  const over = outage.report();
  expect(outage.get()).toEqual({ since: 1000 });
  await over;
  expect(outage.get()).toEqual({ since: undefined });
  expect(probe).toHaveBeenCalledTimes(3);
});

test("one prober serves all waiting requests, and each is resumed once", async () => {
  const { outage, probe } = setUp([false, true]);
  const listener = vi.fn();
  outage.subscribe(listener);
  await Promise.all([outage.report(), outage.report(), outage.report()]);
  expect(probe).toHaveBeenCalledTimes(2);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("an answer ends the outage before the next probe would", async () => {
  const { outage, probe, wait } = setUp([false]);
  const over = outage.report();
  outage.clear();
  expect(outage.get().since).toBeUndefined();
  await over;
  expect(probe).not.toHaveBeenCalled();
  expect(wait).toHaveBeenCalledTimes(1);
});

test("a failure right after the return belongs to the same outage", async () => {
  const { outage, clock } = setUp([true, true, true]);
  await outage.report();
  void outage.report();
  expect(outage.get().since).toBe(1000);
  outage.clear();
  outage.clear();
  clock.now += 5000;
  outage.clear();
  void outage.report();
  expect(outage.get().since).toBe(clock.now);
});

test("every probe of an outage waits first, so that the portal is not flooded when it comes back", async () => {
  const { outage, wait, probe } = setUp([false, true]);
  await outage.report();
  expect(wait.mock.calls.slice(0, 2)).toEqual([[2000], [2000]]);
  expect(wait.mock.invocationCallOrder[0]).toBeLessThan(probe.mock.invocationCallOrder[0] ?? 0);
});

test("no recovery is reported while requests fail, whatever the probe returns", async () => {
  const waits: (() => void)[] = [];
  const passes = () => new Promise<void>((resolve) => void waits.push(resolve));
  const outage = createOutage({ probe: async () => true, wait: passes, now: () => 1000 });
  const told: (number | undefined)[] = [];
  outage.subscribe(() => told.push(outage.get().since));
  for (let round = 0; round < 4; round += 1) {
    const over = outage.report();
    for (const passed of waits.splice(0)) passed();
    // The waiting request is repeated at once and fails again.
    await over;
  }
  expect(told).toEqual([1000]);
  outage.clear();
  expect(told).toEqual([1000, undefined]);
});

test("a successful probe ends the outage if no request is waiting", async () => {
  const { outage } = setUp([true]);
  await outage.report();
  await vi.waitFor(() => expect(outage.get().since).toBeUndefined(), 15_000);
});

test.each([
  [200, false],
  [401, false],
  [500, false],
  [502, true],
  [503, true],
  [504, true],
])("the status %i counts as unavailable: %s", async (status, isOutage) => {
  const fetched = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal("fetch", fetched);
  expect(isOutageStatus(status)).toBe(isOutage);
  expect(await probeReadiness()).toBe(!isOutage);
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/readyz", {
    cache: "no-store",
    signal: expect.any(AbortSignal),
  });
});

test("a portal that does not answer the probe for 2.5 s is not ready", async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: { readonly signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", reject)),
  );
  let isReady: boolean | undefined;
  void probeReadiness().then((answer) => {
    isReady = answer;
  });
  await vi.advanceTimersByTimeAsync(2499);
  expect(isReady).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(isReady).toBe(false);
  vi.stubGlobal("fetch", async () => new Response());
  await probeReadiness();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("a wait ends after its time, in a hidden tab when the tab is visible again", async () => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
  const ended: string[] = [];
  void waitVisible(2000).then(() => ended.push("visible"));
  await vi.advanceTimersByTimeAsync(1999);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual(["visible"]);
  page.hidden = true;
  void waitVisible(2000).then(() => ended.push("hidden"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toEqual(["visible"]);
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(["visible", "hidden"]);
  vi.useRealTimers();
});
