import { generateKeyPairSync, randomBytes } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { readJson } from "../files.ts";
import type { Fault } from "./faults.ts";
import { stationPaths } from "./station-paths.ts";
import type { Portal } from "./testing/portal.ts";
import { aFolder, aPortal, aStation } from "./testing/running.ts";

const soon = { timeout: 30_000, interval: 10 };
const software = { code: "workbench", name: "Workbench" };

type Signature = ReturnType<Portal["signatureOf"]>;
type Manifest = Parameters<Portal["signatureOf"]>[0];

function order(portal: Portal, kind: "download" | "install", content = randomBytes(40_000)) {
  const release = { stringIdentifier: "workbench-2.0.0", version: "2.0.0", software };
  const manifest = { softwareCode: software.code, version: release.version, name: "workbench.zip" };
  const file = { ...portal.put(content), name: manifest.name };
  const { size, sha256 } = file;
  const signed = { ...file, signature: portal.signatureOf({ ...manifest, size, sha256 }) };
  const operation = { id: "op-1", attempt: 1, kind, release, package: signed, leaseSeconds: 60 };
  portal.told.operations = [operation];
  return operation;
}

test("cancelled work ends as failed and reports this", async () => {
  const portal = await aPortal();
  order(portal, "install", randomBytes(500));
  portal.told.isCancelRequested = true;
  const { station } = await aStation(portal);
  expect(await getEnd(portal)).toMatchObject({ state: "FAILED", errors: ["it was called off"] });
  expect(station.state().software).toMatchObject([{ version: "1.0.0" }]);
});

test("a withdrawn release has no package", async () => {
  const portal = await aPortal();
  portal.told.operations = [{ ...order(portal, "download"), package: null }];
  await aStation(portal);
  expect(await getEnd(portal)).toMatchObject({ state: "FAILED", errors: ["the release was withdrawn"] });
});

type Report = {
  readonly attempt: number;
  readonly seq: number;
  readonly state: string;
  readonly errors: readonly string[];
};
const reportsTo = (portal: Portal): readonly Report[] =>
  portal.asks("/operations/op-1/reports").map(({ body }) => body as Report);
const getEnd = (portal: Portal) =>
  vi.waitFor(() => {
    const last = reportsTo(portal).at(-1);
    expect(["COMPLETE", "FAILED"]).toContain(last?.state);
    return last;
  }, soon);

test("an installation downloads, verifies and installs the package, and reports the new version", async () => {
  const portal = await aPortal();
  order(portal, "install");
  const { station } = await aStation(portal);
  expect(await getEnd(portal)).toMatchObject({ state: "COMPLETE", errors: [] });
  const seqs = reportsTo(portal).map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.toSorted((one, other) => one - other));
  expect(new Set(seqs).size).toBe(seqs.length);
  await vi.waitFor(() => expect(station.state().software).toEqual([{ ...software, version: "2.0.0" }]), soon);
});

const another = generateKeyPairSync("ed25519");
test.each<[string, (portal: Portal, right: Manifest) => Signature | null]>([
  ["is unsigned", () => null],
  [
    "is signed by another key in the name of the known one",
    (portal, right) => portal.signatureOf(right, another),
  ],
  [
    "is signed by a key that the station does not know",
    (portal, right) => ({
      key: String(another.publicKey.export({ format: "jwk" }).x),
      value: portal.signatureOf(right, another).value,
    }),
  ],
  ["is signed for another version", (portal, right) => portal.signatureOf({ ...right, version: "1.9.0" })],
  [
    "is signed for another software",
    (portal, right) => portal.signatureOf({ ...right, softwareCode: "suite" }),
  ],
])("a package with the right hash is refused without a valid signature: it %s", async (_, signedAs) => {
  const portal = await aPortal();
  const operation = order(portal, "install");
  const { link: _link, signature: _right, ...file } = operation.package;
  const right = { softwareCode: software.code, version: "2.0.0", ...file };
  const signature = signedAs(portal, right);
  portal.told.operations = [{ ...operation, package: { ...operation.package, signature } }];
  const { station, folder } = await aStation(portal);
  const end = await getEnd(portal);
  expect(end).toMatchObject({ state: "FAILED" });
  // The remedy differs: either the portal signs the package, or the station is enrolled again.
  expect(end?.errors.join()).toMatch(
    signature === null
      ? /^WRONG_SIGNATURE: the package is not signed\. Ask /
      : /^WRONG_SIGNATURE: no key .* enrol /,
  );
  expect(portal.ranges).toEqual([]);
  expect(readdirSync(stationPaths(folder).packages)).toEqual([]);
  expect(station.state().software).toMatchObject([{ version: "1.0.0" }]);
});

test("a station without signing keys accepts them once by heartbeat, and existing keys are not replaced", async () => {
  const portal = await aPortal();
  const folder = aFolder();
  const { state } = stationPaths(folder);
  const first = await aStation(portal, { folder });
  await vi.waitFor(() => expect(first.station.state().releaseKeys).toHaveLength(1), soon);
  const [known] = first.station.state().releaseKeys;
  await first.stop();
  writeFileSync(state, JSON.stringify({ ...Object(readJson(state)), releaseKeys: [] }));
  const { station } = await aStation(portal, { folder });
  await vi.waitFor(() => expect(station.state().releaseKeys).toEqual([known]), soon);
  order(portal, "install");
  await station.heartbeatSoon();
  expect(await getEnd(portal)).toMatchObject({ state: "COMPLETE" });
  const said = portal.asks("/heartbeat").map(({ body }) => Reflect.get(Object(body), "releaseKeys"));
  expect([said.at(0), said.at(-1)]).toEqual([[known?.x], [known?.x]]);
  expect(said).toContainEqual([]);
});

test("an interrupted package download resumes where it stopped", async () => {
  const portal = await aPortal();
  order(portal, "download");
  portal.told.breaksAfter = 15_000;
  await aStation(portal);
  expect(await getEnd(portal)).toMatchObject({ state: "COMPLETE" });
  // Each request starts after the stored bytes; on a busy machine some of the last ones may be lost.
  const starts = portal.ranges.map((range) => Number(/^bytes=(\d+)-$/.exec(range ?? "bytes=0-")?.[1]));
  expect(starts.length).toBeGreaterThanOrEqual(3);
  for (const [at, start] of starts.slice(1).entries()) {
    expect(start).toBeGreaterThanOrEqual(starts[at] ?? 0);
    expect(start).toBeLessThanOrEqual((starts[at] ?? 0) + 15_000);
  }
  expect(starts.at(-1)).toBeGreaterThan(15_000);
});

test.each<[Fault, RegExp]>([
  ["case-changed", /not what was announced/],
  ["case-cut", /did not come/],
  ["disk-full", /no room left/],
])("with the fault %s a download ends as failed with its reason", async (fault, reason) => {
  const portal = await aPortal();
  order(portal, "download");
  const { folder } = await aStation(portal, { faults: [fault] });
  const end = await getEnd(portal);
  expect(end?.state).toBe("FAILED");
  expect(end?.errors.join()).toMatch(reason);
  expect(readdirSync(stationPaths(folder).packages).filter((name) => name.endsWith(".pkg"))).toEqual([]);
});

test("a failed installation is reported, and the software stays unchanged", async () => {
  const portal = await aPortal();
  order(portal, "install");
  const { station } = await aStation(portal, { faults: ["fail-install"] });
  expect(await getEnd(portal)).toMatchObject({
    state: "FAILED",
    errors: ["the installer ended with code 1603"],
  });
  expect(station.state().software).toMatchObject([{ version: "1.0.0" }]);
});

test("an update withdrawn during its installation is ended by the portal's answer, and nothing is installed", async () => {
  const portal = await aPortal();
  order(portal, "install", randomBytes(500));
  const { station, said } = await aStation(portal, { installMs: 1500 });
  await vi.waitFor(() => expect(reportsTo(portal).length).toBeGreaterThan(1), soon);
  portal.told.operations = [];
  await vi.waitFor(() => expect(said.join()).toContain("operation op-1: 409"), soon);
  expect(reportsTo(portal).every(({ state }) => state === "RUNNING")).toBe(true);
  expect(station.state().software).toMatchObject([{ version: "1.0.0" }]);
});

test("a client that crashed midway resumes after its restart, and continues the numbering of its reports", async () => {
  const portal = await aPortal();
  const folder = aFolder();
  order(portal, "download");
  // The station crashes at this point, and does nothing afterwards.
  const dead = new Error("dead");
  const crash = vi.fn(() => {
    throw dead;
  });
  const first = await aStation(portal, { folder, faults: ["crash-download"], crash });
  await vi.waitFor(() => expect(crash).toHaveBeenCalled(), soon);
  await first.stop();
  const said = reportsTo(portal).length;
  expect(reportsTo(portal).map(({ state }) => state)).toEqual(Array.from({ length: said }, () => "RUNNING"));
  await aStation(portal, { folder });
  expect(await getEnd(portal)).toMatchObject({ state: "COMPLETE" });
  const seqs = reportsTo(portal).map(({ seq }) => seq);
  expect(new Set(seqs).size).toBe(seqs.length);
});
