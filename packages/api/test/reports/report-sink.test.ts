import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { reportLimits } from "@cathedra/domain/reports";
import { afterEach, expect, test } from "vitest";
import { reportSettings } from "../../src/config/report-settings.ts";
import { openReportSink } from "../../src/reports/open-report-sink.ts";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

type Answer = "ok" | "never" | "garbage" | 429 | 400;

/** A receiver of reports with the given answer. */
async function receiver(answer: Answer) {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(request.url ?? "");
    request.resume();
    if (answer === "never") return;
    if (answer === "garbage") return void request.socket.end("no HTTP at all\r\n\r\n");
    response
      .writeHead(answer === "ok" ? 200 : answer, answer === 429 ? { "retry-after": "1" } : {})
      .end("{}");
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { dsn: `http://akey@127.0.0.1:${port}/4`, heard };
}

const envelope = new TextEncoder().encode("{}\n");

test("an envelope is sent to the project's address with the project's key", async () => {
  const { dsn, heard } = await receiver("ok");
  const sink = openReportSink({ dsn, environment: "test" });
  expect(await sink.deliver(envelope)).toBe("delivered");
  sink.push(envelope);
  await sink.close();
  expect(sink.counts()).toEqual({ sent: 1, dropped: 0 });
  expect(heard[0]).toMatch(/^\/api\/4\/envelope\/\?.*sentry_key=akey/);
});

test.each([
  ["never", "away"],
  ["garbage", "away"],
  [429, "away"],
  [400, "refused"],
] as const)(
  "a receiver that answers %s counts as %s, is logged once, and delays nothing",
  async (answer, became) => {
    const { dsn } = await receiver(answer);
    const told: string[] = [];
    const sink = openReportSink({
      dsn,
      environment: "test",
      patienceMs: answer === "never" ? 100 : 5_000,
      onAway: (why) => told.push(why),
    });
    expect(await sink.deliver(envelope)).toBe(became);
    expect(await sink.deliver(envelope)).toBe(became);
    expect(told).toHaveLength(became === "away" ? 1 : 0);
    expect(told.join("")).not.toContain("akey");
  },
);

test("without a reachable receiver, envelopes beyond the queue are dropped at once and counted", async () => {
  const sink = openReportSink({ dsn: "http://akey@127.0.0.1:9/4", environment: "test", patienceMs: 50 });
  for (let count = 0; count < 10_000; count += 1) sink.push(envelope);
  expect(sink.counts().dropped).toBeGreaterThanOrEqual(10_000 - reportLimits.queuedEnvelopes - 1);
  await sink.close();
  expect(sink.counts()).toEqual({ sent: 0, dropped: 10_000 });
}, 10_000);

test("an invalid address is refused at startup, and the error does not contain it", () => {
  for (const dsn of [
    "",
    "ftp://key@host/4",
    "https://host/4",
    "https://key:secret@host/4",
    "https://key@host",
    "key@host/4",
  ]) {
    const read = reportSettings({ ERROR_REPORT_DSN: dsn === "" ? "nonsense" : dsn });
    expect(read.ok, dsn).toBe(false);
    expect(JSON.stringify(read)).not.toContain("secret");
  }
  expect(reportSettings({})).toEqual({ ok: true, value: undefined });
  expect(reportSettings({ ERROR_REPORT_DSN: "https://key@reports.example.org/sub/4" })).toMatchObject({
    ok: true,
    value: { environment: "production" },
  });
  expect(reportSettings({ ERROR_REPORT_ENVIRONMENT: "a b" }).ok).toBe(false);
});
