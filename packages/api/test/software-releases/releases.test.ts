import { createHash } from "node:crypto";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { offerNewReleases } from "../../src/modules/software-updates/offer-releases.ts";
import { aRelease, getUpdate, itHas, noSoftware } from "../software-updates/release-builder.ts";
import { atAStation } from "../software-updates/station-updates.ts";
import { type Caller, setUpCastApp, toClaims } from "../support/cast-app.ts";
import { enrolledStation } from "../support/stations.ts";

const portal = setUpCastApp();
beforeEach(() => noSoftware(portal));

const pdf = Buffer.from("%PDF-1.7\n%%EOF");
const zip = Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(2_000, 1)]);

const signedIn = async (who: Caller) => ({
  authorization: `Bearer ${await portal.identity.token(toClaims(who))}`,
});

async function upload(release: number, part: string, name: string, body: Buffer) {
  const answer = await portal.app.inject({
    method: "PUT",
    url: `/api/software-releases/${release}/${part}?name=${encodeURIComponent(name)}`,
    headers: { ...(await signedIn(cast.ruth)), "content-type": "application/octet-stream" },
    payload: body,
  });
  return { status: answer.statusCode, code: answer.body === "" ? null : answer.json().error?.code };
}

const releaseQuery = `query ($id: Int!) { softwareRelease(releaseId: $id) {
  state package { name size sha256 } documents { kind name url } } }`;
const seen = async (id: number) => (await portal.get(cast.ruth, releaseQuery, { id })).softwareRelease;

const act = (which: "publish" | "withdraw", id: number) =>
  portal.get(cast.ruth, `mutation ($id: Int!) { ${which}SoftwareRelease(releaseId: $id) { state } }`, { id });

const draft = async () => {
  const { createSoftwareRelease } = await portal.get(
    cast.ruth,
    `mutation { createSoftwareRelease(softwareCode: "vist-suite", softwareName: "VIST Suite", version: "2.0.0") { id } }`,
  );
  return createSoftwareRelease.id;
};

const audits = async (action: string) =>
  (await sql`select from audit_log where action = ${action}`.execute(portal.database.db)).rows.length;

test("versions that differ only in leading or trailing zeros are one release", async () => {
  const id = await draft();
  const again = await portal.get(
    cast.ruth,
    `mutation {
      createSoftwareRelease(softwareCode: "vist-suite", softwareName: "VIST Suite", version: "02.00.0") { id version }
    }`,
  );
  expect(again.createSoftwareRelease).toEqual({ id, version: "2.0.0" });
});

describe("uploading", () => {
  test("uploading stores a package with size and checksum, and documents by kind", async () => {
    const id = await draft();
    expect(await upload(id, "package", "suite.zip", zip)).toEqual({ status: 204, code: null });
    expect(await upload(id, "manual", "C:\\a\\manual.pdf", pdf)).toEqual({ status: 204, code: null });
    expect(await seen(id)).toMatchObject({
      package: {
        name: "suite.zip",
        size: zip.length,
        sha256: createHash("sha256").update(zip).digest("hex"),
      },
      documents: [{ kind: "manual", name: "manual.pdf" }],
    });
  });

  test("an invalid PDF or package or an empty file is refused and keeps the previous file", async () => {
    const id = await draft();
    await upload(id, "manual", "manual.pdf", pdf);
    for (const [part, name, body] of [
      ["manual", "manual.pdf", Buffer.from("not at all")],
      ["manual", "manual.exe", pdf],
      ["manual", "manual.pdf", Buffer.alloc(0)],
      ["package", "suite.zip", Buffer.from("not at all")],
      ["package", "suite.pdf", pdf],
    ] as const)
      expect((await upload(id, part, name, body)).code).toBe("FILE_REFUSED");
    expect(await seen(id)).toMatchObject({ package: null, documents: [{ name: "manual.pdf" }] });
  });

  test("a document with too large a declared size is refused before it is read", async () => {
    const id = await draft();
    const answer = await portal.app.inject({
      method: "PUT",
      url: `/api/software-releases/${id}/manual?name=a.pdf`,
      headers: {
        ...(await signedIn(cast.ruth)),
        "content-type": "application/octet-stream",
        "content-length": String(101 * 1024 ** 2),
      },
      payload: pdf,
    });
    expect(answer.statusCode).toBe(413);
  });

  test("a package of a published release, and a file for an unknown release or part, are refused", async () => {
    const id = await aRelease(portal);
    expect((await upload(id, "package", "other.zip", zip)).code).toBe("RELEASE_PUBLISHED");
    expect((await upload(id, "manual", "manual.pdf", pdf)).status).toBe(204);
    expect((await upload(999_999, "package", "other.zip", zip)).code).toBe("NOT_FOUND");
    expect((await upload(id, "other", "other.zip", zip)).code).toBe("NOT_FOUND");
  });
});

describe("a release", () => {
  test("a release shows the number of stations it is for before it is published", async () => {
    const station = await enrolledStation(portal, "northgateSkillsLab");
    const id = await aRelease(portal, { isPublished: false, station: station.id });
    const reached = async (release: number) => {
      const { data } = await portal.ask(
        cast.ruth,
        "query ($id: Int!) { softwareRelease(releaseId: $id) { reachedStations } }",
        { id: release },
      );
      return data?.softwareRelease.reachedStations;
    };
    expect(await reached(id)).toBe(1);
    await portal.ask(
      cast.ruth,
      "mutation ($id: Int!) { setSoftwareRollout(releaseId: $id, isForAll: true, customerIds: [], stationIds: []) { id } }",
      { id },
    );
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from station where removed_at is null`.execute(portal.database.db);
    expect(rows[0]?.count).toBeGreaterThan(1);
    expect(await reached(id)).toBe(rows[0]?.count);
  });

  test("a release lists the stations that received it, paginated, and none of another release", async () => {
    const first = await enrolledStation(portal, "northgateSkillsLab");
    const second = await enrolledStation(portal, "northgateAngio");
    const id = await aRelease(portal);
    await getUpdate(portal, id, first.id);
    const other = await aRelease(portal, { code: "other-suite", name: "Other Suite", station: first.id });
    const otherUpdate = await getUpdate(portal, other, first.id);
    await itHas(portal, first.id, "1.9.0");
    const query = `query ($id: Int!, $limit: Int!, $offset: Int!) {
      softwareReleaseStations(releaseId: $id, limit: $limit, offset: $offset) {
        totalCount stations { id serviceTag currentVersion }
      }
    }`;
    const page = async (release: number, limit: number, offset: number) =>
      (await portal.get(cast.ruth, query, { id: release, limit, offset })).softwareReleaseStations;
    const { rows } = await sql<{ id: string; tag: string }>`
      select update.id::text, service_tag as tag from software_update update join station on station.id = update.station_id
        join customer on customer.id = station.customer_id
      where release_id = ${id} order by customer.name, station.name, station.id`.execute(portal.database.db);
    expect(rows.length).toBeGreaterThan(1);
    const all = await page(id, 50, 0);
    expect(all.totalCount).toBe(rows.length);
    expect(all.stations.map(({ id: update, serviceTag }) => [update, serviceTag])).toEqual(
      rows.map(({ id: update, tag }) => [update, tag]),
    );
    expect((await page(id, 1, 1)).stations).toEqual(all.stations.slice(1, 2));
    expect(await page(other, 50, 0)).toEqual({
      totalCount: 1,
      stations: [{ id: String(otherUpdate), serviceTag: first.serviceTag, currentVersion: null }],
    });
    expect(all.stations.map(({ serviceTag }) => serviceTag)).toContain(second.serviceTag);
  });

  test("a release cannot be published without a package", async () => {
    const id = await draft();
    const mutation = "mutation ($id: Int!) { publishSoftwareRelease(releaseId: $id) { state } }";
    const { errors } = await portal.ask(cast.ruth, mutation, { id });
    expect(errors?.[0]?.extensions.code).toBe("RELEASE_WITHOUT_PACKAGE");
  });

  test("published by five people at once is published, audited and announced once", async () => {
    const station = await enrolledStation(portal, "northgateSkillsLab");
    await itHas(portal, station.id, "1.9.0");
    const id = await aRelease(portal, { isPublished: false, station: station.id });
    const before = await audits("software_release.published");
    await Promise.all(Array.from({ length: 5 }, () => act("publish", id)));
    expect(await audits("software_release.published")).toBe(before + 1);
    const { rows } = await sql<{ times: number }>`
      select count(*)::int as times from notification where cause like 'software_release:%' group by user_id, cause`.execute(
      portal.database.db,
    );
    expect(rows.every(({ times }) => times === 1)).toBe(true);
  });

  test("withdrawn during its installation is cancelled, and the station gets the reason", async () => {
    const at = await atAStation(portal);
    await at.wish("Download");
    const [download] = await at.work();
    await at.report(download?.id ?? "", { state: "COMPLETE", progress: 100 });
    await at.wish("Install");
    const [install] = await at.work();
    await at.report(install?.id ?? "", { progress: 30 });
    await act("withdraw", at.release);
    expect(await at.report(install?.id ?? "", { seq: 2, progress: 60 })).toMatchObject({
      status: 200,
      isCancelRequested: true,
      reason: "WITHDRAWN",
    });
    expect((await at.work())[0]).toMatchObject({ isCancelRequested: true, package: null });
    expect(await at.report(install?.id ?? "", { seq: 3, state: "FAILED" })).toMatchObject({ status: 200 });
    expect(await at.work()).toEqual([]);
    expect(await at.seen()).toEqual([]);
    expect(await at.wish("Download")).toMatchObject({ success: true, code: "DONE" });
    expect(await at.wish("Install")).toMatchObject({ success: false, code: "WITHDRAWN" });
  });

  test("a release loses its notices when it is withdrawn, and keeps installations and other releases' notices", async () => {
    const causes = async () => {
      const { rows } = await sql<{ cause: string }>`
        select distinct cause from notification where kind = 'software_update' order by cause`.execute(
        portal.database.db,
      );
      return rows.map(({ cause }) => cause);
    };
    await sql`delete from notification`.execute(portal.database.db);
    const at = await atAStation(portal);
    await at.wish("Download");
    await at.report((await at.work())[0]?.id ?? "", { state: "COMPLETE", progress: 100 });
    const other = await aRelease(portal, { code: "other-suite" });
    const told = await causes();
    expect(told).toContain(`software_release:${at.release}:downloaded`);
    await act("withdraw", at.release);
    expect(await causes()).toEqual(told.filter((cause) => cause.startsWith(`software_release:${other}:`)));
  });

  test("a release is announced once for all stations of a person, and again for each station that joins", async () => {
    await sql`update station set public_key = null, enrolled_at = null`.execute(portal.database.db);
    const station = await enrolledStation(portal);
    await sql`delete from notification`.execute(portal.database.db);
    const release = await aRelease(portal);
    const ofGeorge = () =>
      sql<{ facts: { joined: readonly string[] }; seen: boolean }>`
        select facts, seen_at is not null as seen from notification
        where cause like ${`software_release:${release}:new_%`} and user_id = ${cast.george.userId}`
        .execute(portal.database.db)
        .then(({ rows }) => rows);
    await getUpdate(portal, release, station.id);
    expect(await ofGeorge()).toMatchObject([{ facts: { joined: [station.id] } }]);
    await sql`update notification set seen_at = now()`.execute(portal.database.db);
    const second = await enrolledStation(portal, "northgateAngio");
    await getUpdate(portal, release, second.id);
    const joined = [station.id, second.id];
    expect(await ofGeorge()).toMatchObject([{ facts: { joined }, seen: false }]);
    await sql`update notification set seen_at = now()`.execute(portal.database.db);
    await getUpdate(portal, release, second.id);
    expect(await ofGeorge()).toMatchObject([{ facts: { joined }, seen: true }]);
  });

  describe("offering a published release to more stations", () => {
    const widen = (id: number, newStations?: number) =>
      portal.ask(
        cast.ruth,
        `mutation ($id: Int!, $newStations: Int) {
          setSoftwareRollout(releaseId: $id, isForAll: true, customerIds: [], stationIds: [], newStations: $newStations) { id }
        }`,
        { id, newStations },
      );
    const rollout = async (id: number) => {
      const { rows } = await sql<{ station: string | null }>`
        select station_id as station from software_rollout where release_id = ${id}`.execute(
        portal.database.db,
      );
      return rows.map(({ station }) => station);
    };

    test("offering a release to more stations requires the confirmed number of new stations, and otherwise changes nothing", async () => {
      const station = await enrolledStation(portal);
      const id = await aRelease(portal, { station: station.id });
      const other = await aRelease(portal, { code: "other-suite", station: station.id });
      const refused = await widen(id);
      const { code, newStations } = refused.errors?.[0]?.extensions ?? { code: null, newStations: 0 };
      expect(code).toBe("ROLLOUT_UNCONFIRMED");
      expect(newStations).toBeGreaterThan(1);
      expect((await widen(id, 1)).errors?.[0]?.extensions.code).toBe("ROLLOUT_UNCONFIRMED");
      expect(await rollout(id)).toEqual([station.id]);
      expect((await widen(id, Number(newStations))).errors).toBeUndefined();
      expect(await rollout(id)).toEqual([null]);
      expect(await rollout(other)).toEqual([station.id]);
    });

    test("offering a draft of a release to more stations needs no confirmation", async () => {
      const id = await aRelease(portal, { isPublished: false });
      expect((await widen(id)).errors).toBeUndefined();
    });
  });

  test("a release covers recent releases and stations without checking all of them", async () => {
    const station = await enrolledStation(portal, "lakesideLab");
    await aRelease(portal, { station: station.id });
    expect(await offerNewReleases(portal.database.db)).toBe(1);
    expect(await offerNewReleases(portal.database.db)).toBe(0);
    await noSoftware(portal);
    await aRelease(portal, { station: station.id });
    await sql`update software_release set published_at = now() - interval '1 hour'`.execute(
      portal.database.db,
    );
    await sql`update station set enrolled_at = now() - interval '1 hour' where public_key is not null`.execute(
      portal.database.db,
    );
    await sql`update station_facts set changed_at = now() - interval '1 hour'`.execute(portal.database.db);
    expect(await offerNewReleases(portal.database.db)).toBe(0);
    await sql`update station set enrolled_at = now() where id = ${station.id}`.execute(portal.database.db);
    expect(await offerNewReleases(portal.database.db)).toBe(1);
  });
});

describe("documentation (11.019, 11.033)", () => {
  const getDocuments = async (version: string) => {
    const url = `/api/s3/documentation/vist-suite/${version}`;
    const answer = await portal.app.inject({ url, headers: await signedIn(cast.maya) });
    return { status: answer.statusCode, links: answer.json<Record<string, string>>() };
  };

  test("the documentation of a release has a link for each document by its key, in a fixed order (X91)", async () => {
    const id = await aRelease(portal);
    const kinds = ["manual", "stepByStep", "releaseNotes", "clinicalDeviceList", "caseBook"];
    for (const kind of kinds.toReversed()) await upload(id, kind, `${kind}.pdf`, pdf);
    const { status, links } = await getDocuments("2.0.0");
    expect(status).toBe(200);
    expect(Object.keys(links)).toEqual(kinds);
    for (const version of ["2.0", "2", "02.0.0"])
      expect(Object.keys((await getDocuments(version)).links)).toEqual(kinds);
    expect((await getDocuments("2.0.1")).links).toEqual({});
    const read = await portal.app.inject({
      url: (links.manual ?? "").replace(portal.config.http.publicUrl, ""),
    });
    expect(read.rawPayload).toEqual(pdf);
  });

  test("the documentation of a release is an empty object for drafts, unknown releases and releases without documents", async () => {
    expect(await getDocuments("2.0.0")).toEqual({ status: 200, links: {} });
    const id = await draft();
    await upload(id, "manual", "manual.pdf", pdf);
    expect(await getDocuments("2.0.0")).toEqual({ status: 200, links: {} });
    await aRelease(portal, { version: "3.0.0" });
    expect(await getDocuments("3.0.0")).toEqual({ status: 200, links: {} });
  });
});

test("releases can be filtered by a start of their publication date", async () => {
  await aRelease(portal, { code: "old-suite" });
  await sql`update software_release set published_at = now() - interval '61 days'`.execute(
    portal.database.db,
  );
  await aRelease(portal, { code: "new-suite" });
  await aRelease(portal, { code: "draft-suite", isPublished: false });
  const { softwareReleases } = await portal.get(
    cast.ruth,
    `query ($from: DateTime) {
      softwareReleases(state: published, publishedFrom: $from) { totalCount releases { softwareCode } }
    }`,
    { from: new Date(Date.now() - 60 * 86_400_000).toISOString() },
  );
  expect(softwareReleases).toEqual({ totalCount: 1, releases: [{ softwareCode: "new-suite" }] });
});
