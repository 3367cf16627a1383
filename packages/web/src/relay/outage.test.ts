import { expect, test, vi } from "vitest";
import { createOutage } from "./outage.ts";

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

test("one prober serves all who wait, and everyone is told once", async () => {
  const { outage, probe } = setUp([false, true]);
  const listener = vi.fn();
  outage.subscribe(listener);
  await Promise.all([outage.report(), outage.report(), outage.report()]);
  expect(probe).toHaveBeenCalledTimes(2);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("an answer ends the outage before the next probe would", async () => {
  const { outage, probe } = setUp([false]);
  const over = outage.report();
  outage.clear();
  expect(outage.get().since).toBeUndefined();
  await over;
  expect(probe).not.toHaveBeenCalled();
});

test("a failure right after the return belongs to the same outage", async () => {
  const { outage, clock } = setUp([true, true, true]);
  await outage.report();
  void outage.report();
  expect(outage.get().since).toBe(1000);
  outage.clear();
  clock.now += 60_000;
  void outage.report();
  expect(outage.get().since).toBe(clock.now);
});

test("it waits before every probe, so that the portal is not flooded when it comes back", async () => {
  const { outage, wait, probe } = setUp([false, true]);
  await outage.report();
  expect(wait.mock.calls.slice(0, 2)).toEqual([[2000], [2000]]);
  expect(wait.mock.invocationCallOrder[0]).toBeLessThan(probe.mock.invocationCallOrder[0] ?? 0);
});

test("as long as requests fail no return is told, whatever the probe says", async () => {
  const waits: (() => void)[] = [];
  const passes = () => new Promise<void>((resolve) => void waits.push(resolve));
  const outage = createOutage({ probe: async () => true, wait: passes, now: () => 1000 });
  const told: (number | undefined)[] = [];
  outage.subscribe(() => told.push(outage.get().since));
  for (let round = 0; round < 4; round += 1) {
    const over = outage.report();
    for (const passed of waits.splice(0)) passed();
    // It is asked again at once, and fails again.
    await over;
  }
  expect(told).toEqual([1000]);
  outage.clear();
  expect(told).toEqual([1000, undefined]);
});

test("where nothing is asked again the probe ends it", async () => {
  const { outage } = setUp([true]);
  await outage.report();
  await vi.waitFor(() => expect(outage.get().since).toBeUndefined());
});
