import { expect, test } from "vitest";
import { openRateLimiter } from "../../src/learning-platform/rate-limiter.ts";

const far = () => performance.now() + 10_000;

test("no window of time contains more calls than allowed, for any number of callers", async () => {
  const pace = openRateLimiter({ calls: 5, everyMs: 200, atOnce: 100, waiting: 100, backgroundShare: 0.75 });
  const sent: number[] = [];
  await Promise.all(
    Array.from({ length: 17 }, async () => {
      const leave = await pace.enter("people", far());
      sent.push(performance.now());
      leave();
    }),
  );
  for (const [index, at] of sent.entries()) {
    const sixth = sent[index + 5];
    if (sixth !== undefined) expect(sixth - at).toBeGreaterThan(190);
  }
});

test("people's calls go before background work, which always leaves them a share", async () => {
  const pace = openRateLimiter({
    calls: 1_000,
    everyMs: 1_000,
    atOnce: 4,
    waiting: 100,
    backgroundShare: 0.75,
  });
  const held = await Promise.all([1, 2, 3].map(() => pace.enter("background", far())));
  let hasFourth = false;
  const fourth = pace.enter("background", far()).then((leave) => {
    hasFourth = true;
    return leave;
  });
  const person = await pace.enter("people", far());
  expect(hasFourth).toBe(false);
  person();
  held[0]?.();
  (await fourth)();
});

test("a call that waits too long or finds too many waiting is refused", async () => {
  const pace = openRateLimiter({ calls: 10, everyMs: 1_000, atOnce: 1, waiting: 1, backgroundShare: 0.75 });
  const leave = await pace.enter("people", far());
  const waiting = pace.enter("people", performance.now() + 50);
  await expect(pace.enter("people", far())).rejects.toMatchObject({ reason: "busy" });
  await expect(waiting).rejects.toMatchObject({ reason: "busy" });
  leave();
  pace.holdUntil(performance.now() + 60_000, "busy");
  await expect(pace.enter("people", far())).rejects.toMatchObject({ reason: "busy" });
});

test("calls of an action that has begun go before other people's new actions", async () => {
  const pace = openRateLimiter({
    calls: 1_000,
    everyMs: 1_000,
    atOnce: 1,
    waiting: 10,
    backgroundShare: 0.75,
  });
  const first = await pace.enter("people", far());
  const order: string[] = [];
  const waiting = (["background", "people", "begun"] as const).map(async (lane) => {
    const leave = await pace.enter(lane, far());
    order.push(lane);
    leave();
  });
  first();
  await Promise.all(waiting);
  expect(order).toEqual(["begun", "people", "background"]);
});
