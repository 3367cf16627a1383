import { courseProgressTexts } from "@cathedra/domain/messages";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppError } from "../../src/errors.ts";
import { openHourlyQuota } from "../../src/learning-platform/hourly-quota.ts";
import { openLearningPlatform } from "../../src/learning-platform/open-learning-platform.ts";
import type { RateLimiter } from "../../src/learning-platform/rate-limiter.ts";
import { talentClient } from "../../src/learning-platform/talent-client.ts";
import { callPlatform } from "../../src/modules/course-progress/platform-call.ts";
import { PlatformError } from "../../src/ports/learning-platform.ts";
import { type Recorded, recorded } from "./recorded-responses.ts";

let server: Recorded;
beforeEach(async () => {
  server = await recorded();
});
afterEach(() => server.close());

const open = (timeoutMs?: number) =>
  openLearningPlatform(
    { url: server.url, key: "a-key-of-the-portal", calls: 200, linkHosts: [] },
    { pauseMs: 1, ...(timeoutMs === undefined ? {} : { timeoutMs }) },
  );

test("a call without an answer ends at its time limit and is not retried", async () => {
  server.otherwise = () => undefined;
  await expect(open(300).findPerson("maya@northgate.example")).rejects.toMatchObject({
    reason: "slow",
    message: expect.stringContaining("within 0.3 s"),
  });
  expect(server.heard).toHaveLength(1);
});

test("an answer that stops midway ends at the same time limit", async () => {
  server.otherwise = (_, response) => void response.writeHead(200).write('{"id":');
  await expect(open(300).findPerson("maya@northgate.example")).rejects.toMatchObject({ reason: "slow" });
});

test("all calls of one action share a time limit, and its failure names what was not done", async () => {
  // Each call is answered within its own time; all of them together are too many.
  server.otherwise = (_, response) => void setTimeout(() => response.writeHead(500).end("{}"), 60);
  const platform = open();
  const deps = { learning: { platform, maxMs: 100 }, log: { warn: () => undefined } };
  const failedBy = (reason: string) =>
    new AppError("COURSE_START_FAILED", courseProgressTexts.startFailed, { reason });
  const act = callPlatform(deps, "start", failedBy, (each, signal) =>
    each.findPerson("maya@northgate.example", signal),
  );
  await expect(act).rejects.toMatchObject({ code: "COURSE_START_FAILED" });
  expect(server.heard.length).toBeLessThan(3);
});

/** The quota headers of the platform's answer. */
const says = (remaining: number, resetInS: number) =>
  server.say({
    headers: { "x-for": "ratelimit" },
    answer: { limit: "1000", remaining, reset: String(Math.round(Date.now() / 1000) + resetInS) },
  });

test("the last tenth of the hourly quota is reserved for people", async () => {
  const hour = openHourlyQuota({ url: server.url, headers: {} });
  says(101, 600);
  // While the quota is unknown nothing is refused, and a request for the quota is sent.
  hour.leaveRoom();
  await vi.waitFor(() => expect(server.heard).toHaveLength(1), 15_000);
  await hour.resetInMs();
  hour.leaveRoom();
  hour.count();
  hour.leaveRoom();
  hour.count();
  expect(() => hour.leaveRoom()).toThrow("what is left of it is for people");
});

test("after the hour has ended, the whole quota is available again", async () => {
  const hour = openHourlyQuota({ url: server.url, headers: {} });
  says(0, -1);
  expect(await hour.resetInMs()).toBeUndefined();
  hour.leaveRoom();
});

test("when the quota is used up, the time until the next hour is known", async () => {
  const hour = openHourlyQuota({ url: server.url, headers: {} });
  says(0, 600);
  expect(await hour.resetInMs()).toBeGreaterThan(590_000);
  expect(() => hour.leaveRoom()).toThrow("what is left of it is for people");
});

test.each([
  ["Sun, 06 Nov 1994 08:49:38 GMT", "the usual form"],
  ["Sunday, 06-Nov-94 08:49:38 GMT", "an older one"],
  ["Sun Nov  6 08:49:38 1994", "the oldest one"],
])("a platform that asks to wait until %s is not called before that (%s)", async (until) => {
  server.say({
    status: 429,
    headers: { "retry-after": until, date: "Sun, 06 Nov 1994 08:49:37 GMT" },
    answer: { error: { message: "Too many requests" } },
  });
  server.otherwise = (_, response) =>
    void response.end(JSON.stringify({ id: "42", email: "maya@northgate.example", login: "maya" }));
  await open().findPerson("maya@northgate.example");
  const [first, second] = server.heard;
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(950);
});

test.each(["Sun, 06 Nov 1994 08:49:30 GMT", "soon", "0"])(
  "an invalid or past time to wait until, %j, does not shorten the usual pause",
  async (until) => {
    const platform = openLearningPlatform(
      { url: server.url, key: "a-key-of-the-portal", calls: 200, linkHosts: [] },
      { pauseMs: 100 },
    );
    server.say({
      status: 429,
      headers: { "retry-after": until, date: "Sun, 06 Nov 1994 08:49:37 GMT" },
      answer: { error: { message: "Too many requests" } },
    });
    server.otherwise = (_, response) =>
      void response.end(JSON.stringify({ id: "42", email: "maya@northgate.example", login: "maya" }));
    await platform.findPerson("maya@northgate.example");
    const [first, second] = server.heard;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(95);
  },
);

test.each(["Thu, 01 Jan 2099 00:00:00 GMT", "999999999", "99999"])(
  "a wait until %s is limited to an hour",
  async (until) => {
    const holds: number[] = [];
    const pace: RateLimiter = {
      enter: async () => {
        if (holds.length > 0) throw new PlatformError("busy", "held");
        return () => undefined;
      },
      holdUntil: (at) => void holds.push(at - performance.now()),
    };
    const client = talentClient({ url: server.url, key: "a-key-of-the-portal" }, { pace, pauseMs: 10 });
    server.otherwise = (_, response) => void response.writeHead(429, { "retry-after": until }).end();
    const call = { endpoint: "users", lane: "people", answer: v.unknown() } as const;
    await expect(client.ask(call)).rejects.toMatchObject({ reason: "busy" });
    expect(holds).toHaveLength(1);
    expect(holds[0]).toBeGreaterThan(3_500_000);
    expect(holds[0]).toBeLessThanOrEqual(3_600_000);
  },
);

test("a platform in maintenance is not called until the requested time, and is reported as away, not busy", async () => {
  const platform = open();
  server.otherwise = (_, response) => void response.writeHead(503, { "retry-after": "600" }).end("<html>");
  const find = () => platform.findPerson("maya@northgate.example", AbortSignal.timeout(5_000));
  await expect(find()).rejects.toMatchObject({ reason: "away" });
  await expect(find()).rejects.toMatchObject({ reason: "away" });
  expect(server.heard).toHaveLength(1);
});

test("a call waits for a short maintenance to end", async () => {
  server.say({ status: 503, headers: { "retry-after": "1" }, answer: "" });
  server.otherwise = (_, response) =>
    void response.end(JSON.stringify({ id: "42", email: "maya@northgate.example", login: "maya" }));
  await open().findPerson("maya@northgate.example");
  const [first, second] = server.heard;
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(950);
});
