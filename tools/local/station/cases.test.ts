import { createHash, randomBytes } from "node:crypto";
import { appendFileSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Station } from "./station.ts";
import type { Portal } from "./testing/portal.ts";
import { aFolder, aPortal, aStation } from "./testing/running.ts";

const soon = { timeout: 20_000, interval: 10 };

function aCase(portal: Portal, content = randomBytes(50_000)) {
  const { size, sha256 } = portal.put(content);
  return { jobId: "job-1", url: `${portal.url}/file`, size, sha256 };
}
function downloadsOf(station: Station) {
  const told: { state: string; received: number; error?: { code: string } | null }[] = [];
  station.signals.listen((signal) =>
    signal({
      tell: (_, name, payload) =>
        void (name === "downloadChanged" && told.push(payload as (typeof told)[number])),
    }),
  );
  return told;
}

test("a case is downloaded, verified, and stored completely or not at all (12.020, 12.023, 12.024)", async () => {
  const portal = await aPortal();
  const { station } = await aStation(portal);
  const of = aCase(portal);
  expect(station.cases.download(of)).toMatchObject({ ok: false, error: { code: "NOT_SIGNED_IN" } });
  station.cases.setUserId("maya");
  const told = downloadsOf(station);
  const listed: unknown[] = [];
  station.signals.listen((signal) =>
    signal({ tell: (_, name, payload) => void (name === "casesChanged" && listed.push(payload)) }),
  );
  station.cases.startScanning();
  expect(station.cases.download(of)).toMatchObject({ ok: true, value: { state: "downloading" } });
  await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ state: "done", received: of.size }), soon);
  expect(listed.at(-1)).toMatchObject([{ jobId: "job-1", fileSize: of.size, sha256: of.sha256 }]);
  const [found] = (listed.at(-1) ?? []) as { localPath: string }[];
  expect(
    createHash("sha256")
      .update(readFileSync(found?.localPath ?? ""))
      .digest("hex"),
  ).toBe(of.sha256);
  // The second request finds the case on the disk.
  expect(station.cases.download(of)).toMatchObject({ ok: true, value: { state: "done" } });
  expect(portal.ranges).toHaveLength(1);
});

test("a paused download resumes where it stopped", async () => {
  const portal = await aPortal();
  const { station } = await aStation(portal);
  station.cases.setUserId("maya");
  const told = downloadsOf(station);
  portal.told.breaksAfter = 20_000;
  const of = aCase(portal);
  station.cases.download(of);
  await vi.waitFor(() => expect(told.at(-1)?.received).toBeGreaterThan(0), soon);
  expect(station.cases.pause("job-1")).toMatchObject({ ok: true, value: { state: "paused" } });
  portal.told.breaksAfter = null;
  expect(station.cases.download(of)).toMatchObject({ ok: true });
  await vi.waitFor(() => expect(told.at(-1)?.state).toBe("done"), soon);
  // On a busy machine some of the last bytes may be lost.
  const start = Number(/^bytes=(\d+)-$/.exec(portal.ranges.at(-1) ?? "")?.[1]);
  expect(start).toBeGreaterThan(0);
  expect(start).toBeLessThanOrEqual(20_000 * (portal.ranges.length - 1));
});

test.each([
  ["case-changed", "DAMAGED"],
  ["case-cut", "OFFLINE"],
] as const)(
  "with the fault %s, a download fails with %s, and can be tried again (12.026)",
  async (fault, code) => {
    const portal = await aPortal();
    const { station } = await aStation(portal, { faults: [fault] });
    station.cases.setUserId("maya");
    const told = downloadsOf(station);
    const of = aCase(portal);
    station.cases.download(of);
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ state: "failed", error: { code } }), soon);
    expect(station.cases.refresh()).toMatchObject({
      ok: true,
      value: { cases: [], downloads: [{ state: "failed" }] },
    });
    station.faults.tell("ok");
    station.cases.download(of);
    await vi.waitFor(() => expect(told.at(-1)?.state).toBe("done"), soon);
  },
);

test("a full disk refuses a case before the first byte", async () => {
  const portal = await aPortal();
  const { station } = await aStation(portal, { faults: ["disk-full"] });
  station.cases.setUserId("maya");
  expect(station.cases.download(aCase(portal))).toMatchObject({ ok: false, error: { code: "DISK_FULL" } });
  expect(portal.ranges).toEqual([]);
});

test("an expired link is reported, and a new one resumes the download", async () => {
  const portal = await aPortal();
  const { station } = await aStation(portal);
  station.cases.setUserId("maya");
  const told = downloadsOf(station);
  portal.told.fileStatus = 403;
  const of = aCase(portal);
  station.cases.download(of);
  await vi.waitFor(
    () => expect(told.at(-1)).toMatchObject({ state: "failed", error: { code: "LINK_EXPIRED" } }),
    soon,
  );
  portal.told.fileStatus = null;
  station.cases.download({ ...of, url: `${of.url}?again` });
  await vi.waitFor(() => expect(told.at(-1)?.state).toBe("done"), soon);
});

test("a client that crashed during a download resumes it for its person, and nobody else sees it", async () => {
  const portal = await aPortal();
  const folder = aFolder();
  const crash = vi.fn(() => {
    throw new Error("dead");
  });
  portal.told.breaksAfter = 30_000;
  const first = await aStation(portal, { folder, faults: ["crash-download"], crash });
  first.station.cases.setUserId("maya");
  const of = aCase(portal);
  first.station.cases.download(of);
  await vi.waitFor(() => expect(crash).toHaveBeenCalled(), soon);
  await first.stop();
  portal.told.breaksAfter = null;
  const again = await aStation(portal, { folder });
  const told = downloadsOf(again.station);
  again.station.cases.setUserId("priya");
  expect(again.station.cases.refresh()).toEqual({ ok: true, value: { cases: [], downloads: [] } });
  again.station.cases.setUserId("maya");
  await vi.waitFor(() => expect(told.at(-1)?.state).toBe("done"), soon);
});

test("a case that was altered on the disk is not run", async () => {
  const portal = await aPortal();
  const { station } = await aStation(portal);
  station.cases.setUserId("maya");
  const told = downloadsOf(station);
  station.cases.download(aCase(portal));
  await vi.waitFor(() => expect(told.at(-1)?.state).toBe("done"), soon);
  const listed = station.cases.refresh();
  if (!listed.ok) throw new Error("nothing listed");
  appendFileSync(listed.value.cases[0]?.localPath ?? "", "x");
  expect(station.runCase("job-1", { launchId: "run-1", personId: "maya" }, null)).toMatchObject({
    ok: false,
    error: { code: "DAMAGED" },
  });
  expect(station.runCase("job-2", { launchId: "run-1", personId: "maya" }, null)).toMatchObject({
    ok: false,
    error: { code: "NOT_FOUND" },
  });
});
