import { createPublicKey, generateKeyPairSync, randomBytes, verify } from "node:crypto";
import { type PackageManifest, packageManifestText } from "@cathedra/domain/software";
import type { StationPublicKey } from "@cathedra/domain/stations";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PackageSignature, packageSigner } from "../../src/auth/package-signer.ts";
import { releaseSigningSettings } from "../../src/config/release-signing-settings.ts";
import { enrolling, tokenFor } from "../devices/enrolment-helpers.ts";
import { aRelease, getUpdate, itHas, noSoftware } from "../software-updates/release-builder.ts";
import { atStation } from "../software-updates/station-updates.ts";
import { type CastApp, castApp, toClaims } from "../support/cast-app.ts";
import { enrolledStation } from "../support/stations.ts";

const signing = generateKeyPairSync("ed25519");
const pkcs8 = signing.privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
const x = String(signing.publicKey.export({ format: "jwk" }).x);
const nextX = String(generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" }).x);
const asKey = (one: string): StationPublicKey => ({ kty: "OKP", crv: "Ed25519", x: one });

let portal: CastApp;
beforeAll(async () => {
  const signer = packageSigner(pkcs8, [nextX]);
  if (!signer.ok) throw new Error(signer.error);
  portal = await castApp([], { config: { packageSigner: signer.value } });
});
afterAll(() => portal.close());

/** Verifies as a station does, with the public key only. */
const isSigned = (manifest: PackageManifest, { key, value }: PackageSignature) =>
  verify(
    null,
    Buffer.from(packageManifestText(manifest)),
    createPublicKey({ key: asKey(key), format: "jwk" }),
    Buffer.from(value, "base64url"),
  );

test("a package is signed on upload, and stations receive the signature", async () => {
  await noSoftware(portal);
  const id = await aRelease(portal, { isPublished: false });
  const other = await aRelease(portal, { code: "workbench", name: "Workbench" });
  const answer = await portal.app.inject({
    method: "PUT",
    url: `/api/software-releases/${id}/package?name=${encodeURIComponent("VIST Suite.zip")}`,
    headers: {
      authorization: `Bearer ${await portal.identity.token(toClaims(cast.ruth))}`,
      "content-type": "application/octet-stream",
    },
    payload: Buffer.concat([Buffer.from("PK\u0003\u0004"), randomBytes(2_000)]),
  });
  expect(answer.statusCode).toBe(204);
  await portal.get(cast.ruth, "mutation ($id: Int!) { publishSoftwareRelease(releaseId: $id) { state } }", {
    id,
  });
  const station = await enrolledStation(portal);
  await itHas(portal, station.id, "1.9.0");
  const { work, wish } = atStation(portal, station, await getUpdate(portal, id, station.id));
  await wish("Download");
  const wanted = (await work())[0]?.package;
  if (wanted?.signature == null) throw new Error("it is not signed");
  const manifest = { softwareCode: "vist-suite", version: "2.0.0", ...wanted };
  expect(wanted.name).toBe("VIST Suite.zip");
  expect(wanted.signature.key).toBe(x);
  expect(isSigned(manifest, wanted.signature)).toBe(true);
  const others = [
    { softwareCode: "workbench" },
    { version: "2.0.1" },
    { size: 1 },
    { sha256: "0".repeat(64) },
    { name: "a.zip" },
  ];
  for (const each of others) expect(isSigned({ ...manifest, ...each }, wanted.signature)).toBe(false);
  const { rows } = await sql`select signing_key, signature from software_release where id = ${other}`.execute(
    portal.database.db,
  );
  expect(rows).toEqual([{ signing_key: null, signature: null }]);
});

test("enrolment gives a station the public signing keys and not the private one", async () => {
  const { id } = await enrolledStation(portal);
  const brought = generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" });
  const answer = await enrolling(portal.app, await tokenFor(portal.database.db, id), brought);
  expect(answer.statusCode).toBe(201);
  expect(answer.json().releaseKeys).toEqual([asKey(x), asKey(nextX)]);
  expect(answer.body).not.toContain(String(signing.privateKey.export({ format: "jwk" }).d));
});

test("the configured keys are the signer's own and then the others, and an invalid one is named", () => {
  const given = { RELEASE_SIGNING_KEY: pkcs8, RELEASE_OTHER_KEYS: ` ${nextX}, ${x} ` };
  expect(releaseSigningSettings(given)).toMatchObject({ value: { publicKeys: [asKey(x), asKey(nextX)] } });
  expect(releaseSigningSettings({})).toEqual({ ok: true, value: undefined });
  const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  const wrong = rsa.export({ format: "der", type: "pkcs8" }).toString("base64");
  for (const key of ["a word", wrong])
    expect(releaseSigningSettings({ RELEASE_SIGNING_KEY: key })).toMatchObject({
      error: ["RELEASE_SIGNING_KEY: must be an Ed25519 private key, PKCS #8 in base64"],
    });
  expect(releaseSigningSettings({ RELEASE_OTHER_KEYS: "short" })).toMatchObject({
    error: [
      expect.stringMatching(/^RELEASE_OTHER_KEYS: must be/),
      expect.stringMatching(/^RELEASE_SIGNING_KEY: is required/),
    ],
  });
});

test("a station that reports having no keys receives them, and a station that reports any does not", async () => {
  const station = await enrolledStation(portal);
  const neighbour = await enrolledStation(portal, "northgateAngio");
  const beat = async (who: typeof station, releaseKeys?: readonly string[]) => {
    const said = { at: new Date().toISOString(), ...(releaseKeys === undefined ? {} : { releaseKeys }) };
    const answer = await who.says("POST", "/api/stations/heartbeat", said);
    expect(answer.statusCode).toBe(200);
    return answer.json().releaseKeys;
  };
  const shown = async (of: typeof station) => {
    const page = `query ($id: ID!) { vistSystemOverview(id: $id) { releaseKeys } }`;
    const { vistSystemOverview } = await portal.get(cast.ruth, page, { id: of.id });
    return vistSystemOverview.releaseKeys;
  };
  expect([await beat(station), await beat(neighbour), await shown(station)]).toEqual([
    undefined,
    undefined,
    null,
  ]);
  expect(await beat(station, [])).toEqual([asKey(x), asKey(nextX)]);
  expect(await shown(station)).toEqual([]);
  const former = "A".repeat(43);
  expect([await beat(station, [former]), await shown(station)]).toEqual([undefined, [former]]);
  // A client that does not send the keys leaves the stored ones unchanged.
  expect([await beat(station), await shown(station), await shown(neighbour)]).toEqual([
    undefined,
    [former],
    null,
  ]);
  const wrong = { at: new Date().toISOString(), releaseKeys: ["short"] };
  expect((await station.says("POST", "/api/stations/heartbeat", wrong)).statusCode).toBe(422);
});

test("after a key rotation, staff see which and how many stations lack a key of the portal or a release", async () => {
  await noSoftware(portal);
  const { db } = portal.database;
  const [lacks, has, silent, revoked] = [
    await enrolledStation(portal),
    await enrolledStation(portal, "northgateAngio"),
    await enrolledStation(portal, "lakesideLab"),
    await enrolledStation(portal, "lakesideTravelling"),
  ];
  await sql`delete from station_state`.execute(db);
  for (const [who, keys] of [
    [lacks, [x]],
    [has, [x, nextX]],
    [silent, undefined],
    [revoked, [x]],
  ] as const) {
    const said = { at: new Date().toISOString(), ...(keys === undefined ? {} : { releaseKeys: keys }) };
    expect((await who.says("POST", "/api/stations/heartbeat", said)).statusCode).toBe(200);
  }
  await sql`update station set revoked_at = now() where id = ${revoked.id}`.execute(db);
  const gaps = async (releaseId: number | null) => {
    const query = `query ($releaseId: Int) {
      softwareKeyGaps(releaseId: $releaseId) { key isSigning stationCount lackingCount unknownCount lacking { serviceTag customerName } }
    }`;
    return (await portal.get(cast.daniel, query, { releaseId })).softwareKeyGaps;
  };
  const one = { serviceTag: lacks.serviceTag, customerName: "Northgate University Hospital" };
  const all = { stationCount: 3, unknownCount: 1 };
  expect(await gaps(null)).toEqual([
    { key: x, isSigning: true, ...all, lackingCount: 0, lacking: [] },
    { key: nextX, isSigning: false, ...all, lackingCount: 1, lacking: [one] },
  ]);
  const release = await aRelease(portal, { station: lacks.id });
  expect(await gaps(release)).toEqual([]);
  await sql`
    update software_release set signing_key = ${nextX}, signature = ${"s".repeat(86)} where id = ${release}`.execute(
    db,
  );
  expect(await gaps(release)).toEqual([
    { key: nextX, isSigning: false, stationCount: 1, unknownCount: 0, lackingCount: 1, lacking: [one] },
  ]);
  await sql`update software_rollout set station_id = ${has.id} where release_id = ${release}`.execute(db);
  expect(await gaps(release)).toMatchObject([{ stationCount: 1, lackingCount: 0 }]);
});
