import { expect, test, vi } from "vitest";
import { readJson } from "../files.ts";
import { stationPaths } from "./station-paths.ts";
import { aFolder, aPortal, aStation } from "./testing/running.ts";

const soon = { timeout: 20_000, interval: 10 };
const well = async (of: { readonly station: { standing(): string } }) =>
  vi.waitFor(() => expect(of.station.standing()).toBe("well"), soon);

test("a station creates its key, sends the public half with its token, and then sends heartbeats", async () => {
  const portal = await aPortal();
  portal.told.wantsFacts = true;
  const one = await aStation(portal);
  await well(one);
  await vi.waitFor(() => expect(portal.asks("/facts")).toHaveLength(1), soon);
  const [beat] = portal.asks("/heartbeat");
  expect(beat?.body).toMatchObject({ clientVersion: "2.3.0", diskFreeBytes: 1e9, diskTotalBytes: 1e9 });
  const [facts] = portal.asks("/facts");
  expect(facts?.body).toMatchObject({
    pin: "4711",
    computer: { serviceTag: "TST0001", manufacturer: "Example" },
    software: [{ code: "workbench", version: "1.0.0" }],
    licences: [{ module: "carotid-stenting", exercise: "one", validUntil: null }],
  });
  expect(Reflect.get(Object(facts?.body), "hash")).toBe(Reflect.get(Object(beat?.body), "factsHash"));
  expect(portal.wrong).toEqual([]);
});

test("an enrolment whose answer is lost is repeated with the same key", async () => {
  const portal = await aPortal();
  portal.told.next.push("cut");
  const one = await aStation(portal);
  await well(one);
  expect(one.station.state().enrolled?.id).toBe(portal.id);
});

test("a restarted station is the same one", async () => {
  const portal = await aPortal();
  const folder = aFolder();
  const one = await aStation(portal, { folder });
  await well(one);
  await one.stop();
  const before = readJson(stationPaths(folder).state);
  const other = await aStation(portal, { folder });
  await well(other);
  expect(other.station.state().key).toEqual(Reflect.get(Object(before), "key"));
  expect(portal.asks("/enrol")).toHaveLength(1);
});

test("all heartbeats contain the same boot id until the station is restarted", async () => {
  const portal = await aPortal();
  const folder = aFolder();
  const starts = () => portal.asks("/heartbeat").map(({ body }) => Reflect.get(Object(body), "bootId"));
  const one = await aStation(portal, { folder });
  await well(one);
  await one.station.heartbeatSoon();
  await vi.waitFor(() => expect(starts().length).toBeGreaterThan(1), soon);
  await one.stop();
  const former = starts();
  expect(former[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(former).size).toBe(1);
  const other = await aStation(portal, { folder });
  await well(other);
  const next = starts().slice(former.length);
  expect(next[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(next).size).toBe(1);
  expect(next[0]).not.toBe(former[0]);
});

test("a station shows that its key was revoked, and a new token enrols it again", async () => {
  const portal = await aPortal();
  const one = await aStation(portal);
  await well(one);
  portal.revoke();
  await vi.waitFor(() => expect(one.station.standing()).toBe("unknown to the portal"), soon);
  await one.station.enrolWith(portal.token);
  await well(one);
});

test("a clock a year ahead is noticed by comparison with the portal, and signatures use the portal's time", async () => {
  const portal = await aPortal();
  const one = await aStation(portal, { faults: ["clock-year"] });
  await well(one);
  const at = String(Reflect.get(Object(portal.asks("/heartbeat").at(-1)?.body), "at"));
  // The heartbeat itself says what the computer's clock shows.
  expect(Date.parse(at) - Date.now()).toBeGreaterThan(364 * 24 * 3_600_000);
});

test.each([
  ["away", "cannot reach the portal"],
  ["portal-garbage", "well"],
  ["portal-twice", "well"],
] as const)(
  "with the fault %s a running station has the status %s, and recovers after ok",
  async (fault, standing) => {
    const portal = await aPortal();
    const one = await aStation(portal);
    await well(one);
    one.station.faults.tell(fault);
    await vi.waitFor(() => expect(one.station.standing()).toBe(standing), soon);
    one.station.faults.tell("ok");
    const before = portal.asks("/heartbeat").length;
    await one.station.heartbeatSoon();
    await vi.waitFor(() => expect(portal.asks("/heartbeat").length).toBeGreaterThan(before), soon);
    await well(one);
  },
);

test("unreleased software is reported as it is", async () => {
  const portal = await aPortal();
  portal.told.wantsFacts = true;
  const one = await aStation(portal, { faults: ["unreleased-software"] });
  await well(one);
  await vi.waitFor(() => expect(portal.asks("/facts")).toHaveLength(1), soon);
  expect(portal.asks("/facts")[0]?.body).toMatchObject({
    software: [{ code: "workbench" }, { code: "workbench-preview" }],
  });
});
