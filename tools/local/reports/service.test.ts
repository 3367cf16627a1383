import { afterEach, expect, test } from "vitest";
import { type RunningReports, startReports } from "./service.ts";

let reports: RunningReports | undefined;
afterEach(async () => {
  await reports?.stop();
  reports = undefined;
});

const envelope = (body: string) =>
  `{"event_id":"a"}\n{"type":"event","length":${Buffer.byteLength(body)}}\n${body}\n`;
const anError = envelope('{"exception":{"values":[{"type":"TypeError","value":"<b>x</b>"}]}}');

test("the receiver shows reports, without running any of their content, and fails on request", async () => {
  reports = await startReports({ host: "127.0.0.1", port: 0 });
  const at = reports.origin.replace("localhost", "127.0.0.1");
  const send = (body: string) => fetch(`${at}/api/1/envelope/?sentry_key=local`, { method: "POST", body });
  expect((await send(anError)).status).toBe(200);
  expect((await send("garbage")).status).toBe(400);
  expect(reports.store.all("event").map(({ title }) => title)).toEqual(["TypeError: <b>x</b>"]);
  const page = await (await fetch(`${at}/`)).text();
  expect(page).toContain("TypeError: &#60;b&#62;x");
  const behave = (is: string) => fetch(`${at}/behaviour?is=${is}`, { method: "POST" });
  expect((await behave("nonsense")).status).toBe(400);
  await behave("refuse");
  expect((await send(anError)).status).toBe(429);
  for (const is of ["away", "garbage"]) {
    await behave(is);
    await expect(send(anError)).rejects.toThrow();
  }
  await behave("ok");
  expect((await send(anError)).status).toBe(200);
});
