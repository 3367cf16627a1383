import { createHash } from "node:crypto";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { recoverExpiredLeases } from "../../src/modules/operations/recover-expired-leases.ts";
import { settleUpdatesPeriodically } from "../../src/modules/software-updates/settle-updates.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { enrolledStation } from "../support/stations.ts";
import { aRelease, itHas } from "./release-builder.ts";
import { atAStation } from "./station-updates.ts";

let at: Awaited<ReturnType<typeof atAStation>>;
const portal = setUpCastApp();
beforeEach(async () => {
  at = await atAStation(portal);
});

const expire = () =>
  sql`update operation set lease_until = now() - interval '1 second' where outcome is null`.execute(
    portal.database.db,
  );
const getState = async () => (await at.seen())[0]?.state;
const begun = async (which: "Download" | "Install" = "Download") => {
  await at.wish(which);
  const [work] = await at.work();
  if (work === undefined) throw new Error("nothing to do");
  return work;
};
const downloaded = async () => {
  const { id } = await begun();
  await at.report(id, { state: "COMPLETE", progress: 100 });
};

describe("an update (11.017, 11.018, 11.020)", () => {
  test("an update is offered with the station's current version, without running anything", async () => {
    const [update] = await at.seen();
    expect(update).toMatchObject({
      release: { stringIdentifier: "vist-suite-2.0.0", software: { name: "VIST Suite", code: "vist-suite" } },
      currentRelease: { id: "vist-suite-1.9.0", version: { semantic: "1.9.0" } },
      viewerCanServe: true,
      state: {
        downloaded: false,
        installed: false,
        operationIsRunning: false,
        operationStates: { download: null, install: null },
      },
    });
  });

  test("an update is offered for a published release and not for a withdrawn one", async () => {
    const { db } = portal.database;
    const offered = async () => {
      await sql`delete from software_update where station_id = ${at.station.id}`.execute(db);
      await settleUpdatesPeriodically(db);
      return (await at.seen()).length;
    };
    expect(await offered()).toBe(1);
    await sql`update software_release set withdrawn_at = now() where id = ${at.release}`.execute(db);
    expect(await offered()).toBe(0);
  });

  test("an update is downloaded and installed as the station reports (11.029, 11.031, 11.032)", async () => {
    expect(await at.wish("Download")).toEqual({
      code: "STARTED",
      success: true,
      message: "The download begins.",
    });
    expect(await getState()).toMatchObject({
      operationIsRunning: true,
      operationStates: { download: { state: "WAITING", progress: 0 } },
    });
    const [work] = await at.work();
    expect(work).toMatchObject({
      kind: "download",
      attempt: 1,
      seq: 0,
      leaseSeconds: 120,
      isCancelRequested: false,
    });
    const id = work?.id ?? "";
    expect(await at.report(id, { seq: 1, progress: 40 })).toMatchObject({
      status: 200,
      state: "RUNNING",
      progress: 40,
    });
    expect(await getState()).toMatchObject({
      operationStates: { download: { state: "RUNNING", progress: 40 } },
    });
    expect(await at.report(id, { seq: 2, state: "COMPLETE" })).toMatchObject({
      status: 200,
      state: "COMPLETE",
    });
    expect(await getState()).toMatchObject({
      downloaded: true,
      operationIsRunning: false,
      operationStates: { download: { state: "COMPLETE", progress: 100 } },
    });
    const install = await begun("Install");
    expect(install).toMatchObject({ kind: "install", leaseSeconds: 600 });
    await at.report(install.id, { state: "COMPLETE" });
    expect(await getState()).toMatchObject({ installed: true, operationIsRunning: false });
    await itHas(portal, at.station.id, "2.0.0");
    expect((await at.seen())[0]).toMatchObject({
      state: { installed: true },
      currentRelease: { version: { semantic: "2.0.0" } },
    });
  });

  test("an update that is requested again while it runs or after it is done starts nothing", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => at.wish("Download")));
    expect(answers.filter((answer) => answer?.code === "STARTED")).toHaveLength(1);
    expect(answers.filter((answer) => answer?.code === "GOES_ON")).toHaveLength(7);
    const [work, ...others] = await at.work();
    expect(others).toEqual([]);
    await at.report(work?.id ?? "", { state: "COMPLETE" });
    expect(await at.wish("Download")).toMatchObject({ code: "DONE", success: true });
    expect(await at.work()).toEqual([]);
  });

  test("an update does not interrupt a person signed in on the station without their consent", async () => {
    await downloaded();
    await portal.database.pool.query("insert into station_sign_in (station_id, user_id) values ($1, $2)", [
      at.station.id,
      cast.maya.userId,
    ]);
    expect(await at.wish("Install")).toMatchObject({ code: "SIGNED_IN", success: false });
    expect(await at.work()).toEqual([]);
    const install = await portal.get(
      cast.ruth,
      "mutation ($id: ID!) { vistSystemSoftwareReleaseSetInstall(id: $id, evenIfSignedIn: true) { code } }",
      { id: String(at.update) },
    );
    await portal.database.pool.query("delete from station_sign_in where station_id = $1", [at.station.id]);
    expect(install.vistSystemSoftwareReleaseSetInstall.code).toBe("STARTED");
    expect(await at.work()).toHaveLength(1);
  });

  test("an update is visible to the person signed in on the station; others gain nothing by that sign-in", async () => {
    const query =
      "query ($tag: String!) { vistAvailableReleasesForSystem(serviceTag: $tag) { id viewerCanServe } }";
    const seenBy = async (who: (typeof cast)["maya"]) => {
      const variables = { tag: at.station.serviceTag };
      const { data, errors } = await portal.ask<Record<string, unknown>>(who, query, variables);
      return errors?.[0]?.extensions.code ?? data?.["vistAvailableReleasesForSystem"];
    };
    await sql`delete from user_system where station_id = ${at.station.id}`.execute(portal.database.db);
    await sql`insert into station_sign_in (station_id, user_id) values (${at.station.id}, ${cast.maya.userId})`.execute(
      portal.database.db,
    );
    const seen = await Promise.all([cast.maya, cast.tomas, cast.helena].map(seenBy));
    await sql`delete from station_sign_in where station_id = ${at.station.id}`.execute(portal.database.db);
    expect(seen).toEqual([[{ id: String(at.update), viewerCanServe: false }], "NOT_FOUND", "NOT_FOUND"]);
  });

  test("an update is not installed before it is downloaded", async () => {
    expect(await at.wish("Install")).toMatchObject({ code: "NOT_DOWNLOADED", success: false });
  });

  test("an update has a package whose link supports ranges, with the stated size and checksum", async () => {
    const { package: given } = await begun();
    const url = given?.link.replace(portal.config.http.publicUrl, "") ?? "";
    const whole = await portal.app.inject({ url });
    expect(whole.rawPayload.length).toBe(given?.size);
    expect(createHash("sha256").update(whole.rawPayload).digest("hex")).toBe(given?.sha256);
    const part = await portal.app.inject({ url, headers: { range: "bytes=8-" } });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(8));
  });
});

describe("the link to a package ends", () => {
  const follow = (given: { readonly link: string } | null | undefined) =>
    portal.app.inject({ url: given?.link.replace(portal.config.http.publicUrl, "") ?? "/" });

  test("when its release is withdrawn, and links of other releases stay valid", async () => {
    const { id, package: given } = await begun();
    await at.report(id, { progress: 10 });
    const other = await aRelease(portal, { code: "other-suite", version: "2.0.0" });
    const otherKey = "software/test/other-suite-2.0.0.zip";
    await sql`update software_release set withdrawn_at = now() where id = ${other}`.execute(
      portal.database.db,
    );
    expect((await follow(given)).statusCode).toBe(200);
    expect(
      (await follow({ link: given?.link.replace(/objects\/[^?]+/, `objects/${otherKey}`) ?? "" })).statusCode,
    ).toBe(403);
    await portal.get(cast.ruth, "mutation ($id: Int!) { withdrawSoftwareRelease(releaseId: $id) { id } }", {
      id: at.release,
    });
    expect((await follow(given)).statusCode).toBe(403);
    const [work] = await at.work();
    expect(work).toMatchObject({ id, package: null, isCancelRequested: true });
  });

  test("when its release is withdrawn, even before the operation is cancelled", async () => {
    const { package: given } = await begun();
    expect((await follow(given)).statusCode).toBe(200);
    await sql`update software_release set withdrawn_at = now() where id = ${at.release}`.execute(
      portal.database.db,
    );
    expect((await follow(given)).statusCode).toBe(403);
    expect(await at.work()).toMatchObject([{ package: null, isCancelRequested: false }]);
  });

  test("the link to a package ends with the operation that it was created for", async () => {
    const { id, package: given } = await begun();
    await at.report(id, { state: "COMPLETE", progress: 100 });
    expect((await follow(given)).statusCode).toBe(403);
  });

  test("the link to a package ends with the station's key", async () => {
    const { package: given } = await begun();
    await sql`update station set revoked_at = now() where id = ${at.station.id}`.execute(portal.database.db);
    expect((await follow(given)).statusCode).toBe(403);
  });
});

describe("a station's reports", () => {
  test("a station's reports that reuse a sequence number are refused with the reason", async () => {
    const { id } = await begun();
    await at.report(id, { seq: 3, progress: 60 });
    expect(await at.report(id, { seq: 3, progress: 90 })).toMatchObject({
      status: 409,
      state: "RUNNING",
      reason: "SEQ_REUSED",
      seq: 3,
      progress: 60,
    });
  });

  test("a station's reports that are repeated or out of order do no harm", async () => {
    const { id } = await begun();
    await at.report(id, { seq: 3, progress: 60 });
    expect(await at.report(id, { seq: 2, progress: 30 })).toMatchObject({
      status: 200,
      seq: 3,
      progress: 60,
    });
    expect(await at.report(id, { seq: 3, progress: 60 })).toMatchObject({
      status: 200,
      seq: 3,
      progress: 60,
    });
    expect(await at.report(id, { seq: 4, progress: 10 })).toMatchObject({ progress: 60 });
    expect(await at.report(id, { seq: 5, progress: 900 })).toMatchObject({ progress: 100 });
    const last = { seq: 6, state: "COMPLETE" };
    expect(await at.report(id, last)).toMatchObject({ status: 200, state: "COMPLETE" });
    expect(await at.report(id, last)).toMatchObject({ status: 200, state: "COMPLETE" });
    expect(await at.report(id, { seq: 7, state: "FAILED" })).toMatchObject({
      status: 409,
      state: "COMPLETE",
    });
    expect(await getState()).toMatchObject({ downloaded: true });
  });

  test("a station's reports of the same end count once if many arrive at the same time", async () => {
    const { id } = await begun();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => at.report(id, { seq: 9, state: "COMPLETE", progress: 100 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { rows } =
      await sql`select from notification where cause like 'software_release:%:downloaded'`.execute(
        portal.database.db,
      );
    expect(rows.length).toBeGreaterThan(0);
    expect(await getState()).toMatchObject({ downloaded: true });
  });

  test("a station's reports of a later attempt restart the progress, and those of an earlier attempt are refused", async () => {
    const { id } = await begun();
    await at.report(id, { seq: 5, progress: 80, errors: ["The line was lost."] });
    expect(await at.report(id, { attempt: 2, seq: 1, progress: 5 })).toMatchObject({
      status: 200,
      attempt: 2,
      progress: 5,
    });
    expect(await at.report(id, { attempt: 1, seq: 6, progress: 90 })).toMatchObject({
      status: 409,
      reason: "ATTEMPT_OVER",
      attempt: 2,
    });
    expect(await at.report(id, { attempt: 4, seq: 1 })).toMatchObject({
      status: 409,
      state: "RUNNING",
      reason: "ATTEMPT_SKIPPED",
      attempt: 2,
    });
    expect((await getState())?.operationStates.download).toEqual({
      state: "RUNNING",
      progress: 5,
      errors: [],
    });
  });

  test("a station's reports about another station's or an unknown operation are answered as gone", async () => {
    const { id } = await begun();
    const other = await enrolledStation(portal, "lakesideLab");
    const said = { attempt: 1, seq: 1, state: "COMPLETE", progress: 100, errors: [] };
    for (const one of [id, "00000000-0000-4000-8000-000000000000", "nothing"]) {
      const answer = await other.says("POST", `/api/stations/operations/${one}/reports`, said);
      expect([answer.statusCode, answer.json()]).toEqual([410, { state: "GONE" }]);
    }
    expect(await getState()).toMatchObject({ downloaded: false });
    expect((await other.says("GET", "/api/stations/operations")).json()).toEqual([]);
  });

  test("a station's reports that are invalid are refused", async () => {
    const { id } = await begun();
    for (const [path, wrong] of [
      ["state", { state: "DONE" }],
      ["seq", { seq: -1 }],
      ["attempt", { attempt: 0 }],
      ["attempt", { attempt: "1" }],
      ["progress", { progress: "much" }],
      ["errors", { errors: "no" }],
    ] as const)
      expect(await at.report(id, wrong)).toMatchObject({ status: 422, error: { fields: [{ path }] } });
  });

  test("a station's reports of a failure with too much text are accepted and shortened", async () => {
    const { id } = await begun();
    const long = `${"x".repeat(4_000)}y`;
    const errors = [...Array.from({ length: 100 }, (_, at) => `${at} ${long}`), "with\0 nothing in it"];
    expect(await at.report(id, { state: "FAILED", errors })).toMatchObject({ status: 200, state: "FAILED" });
    const told = (await getState())?.operationStates.download;
    expect(told).toMatchObject({ state: "FAILED" });
    expect(told?.errors).toHaveLength(20);
    expect(told?.errors.at(-1)).toBe("with nothing in it");
    expect(told?.errors.at(-2)).toBe(`99 ${long}`.slice(0, 500));
  });

  test("a station's reports of a failure contain the reason, and the operation can be tried again", async () => {
    const { id } = await begun();
    await at.report(id, { state: "FAILED", progress: 12, errors: ["The disk is full."] });
    expect(await getState()).toMatchObject({
      downloaded: false,
      operationIsRunning: false,
      operationStates: { download: { state: "FAILED", errors: ["The disk is full."] } },
    });
    expect(await at.wish("Download")).toMatchObject({ code: "STARTED" });
    expect(await getState()).toMatchObject({ operationIsRunning: true });
  });

  test("a station's reports of a missing package during installation require a new download", async () => {
    await downloaded();
    const { id } = await begun("Install");
    await at.report(id, { state: "FAILED", errors: ["No package."], isPackageGone: true });
    expect(await getState()).toMatchObject({ downloaded: false, operationIsRunning: false });
    expect(await at.wish("Download")).toMatchObject({ code: "STARTED" });
  });
});

describe("a station that crashes", () => {
  test("during a download has failed when its lease expires, and can be asked again", async () => {
    const { id } = await begun();
    await at.report(id, { progress: 50 });
    await expire();
    expect(await getState()).toMatchObject({
      operationIsRunning: false,
      operationStates: {
        download: {
          state: "FAILED",
          errors: [
            "The simulator stopped reporting on this work. Check that its program is running, then try again.",
          ],
        },
      },
    });
    // A late report finds the work ended, whether or not it was cleaned up.
    expect(await at.report(id, { seq: 2, state: "COMPLETE" })).toMatchObject({
      status: 409,
      state: "FAILED",
      reason: "LEASE_EXPIRED",
    });
    expect(await recoverExpiredLeases(portal.database.db)).toBe(1);
    expect(await at.report(id, { seq: 2, state: "COMPLETE" })).toMatchObject({
      status: 409,
      state: "FAILED",
    });
    expect(await at.wish("Download")).toMatchObject({ code: "STARTED" });
  });

  test("a station that crashes can be asked again before the sweep has run", async () => {
    await begun();
    await expire();
    expect(await at.wish("Download")).toMatchObject({ code: "STARTED" });
    expect(await at.work()).toHaveLength(1);
  });

  test("a station that crashes before it starts its work is reported as unavailable", async () => {
    await at.wish("Download");
    await expire();
    await recoverExpiredLeases(portal.database.db);
    expect((await getState())?.operationStates.download?.errors).toEqual([
      "The simulator did not start it. Check that it is switched on, then try again.",
    ]);
  });

  test("a station that crashes and restarts resumes its work, and polling extends the lease up to a limit", async () => {
    const { id } = await begun();
    await at.report(id, { seq: 4, progress: 30 });
    await sql`update operation set lease_until = now() + interval '1 second' where outcome is null`.execute(
      portal.database.db,
    );
    const [again] = await at.work();
    expect(again).toMatchObject({ id, attempt: 1, seq: 4, progress: 30 });
    const left = await sql<{ seconds: number }>`
      select extract(epoch from lease_until - now())::int as seconds from operation where outcome is null`.execute(
      portal.database.db,
    );
    expect(left.rows[0]?.seconds).toBeGreaterThan(100);
    await sql`update operation set requested_at = now() - interval '2 days' where outcome is null`.execute(
      portal.database.db,
    );
    await at.work();
    expect(await at.work()).toEqual([]);
    expect(await getState()).toMatchObject({ operationIsRunning: false });
  });
});

describe("reported software takes precedence over reported operations", () => {
  test("software that the station has counts as installed, even without a report of the operation", async () => {
    await downloaded();
    const { id } = await begun("Install");
    await itHas(portal, at.station.id, "2.0.0");
    expect(await getState()).toMatchObject({ installed: true, operationIsRunning: false });
    expect(await at.work()).toEqual([]);
    expect(await at.report(id, { seq: 3, state: "FAILED" })).toMatchObject({
      status: 409,
      state: "COMPLETE",
    });
  });

  test("an installed version that disappears again was rolled back", async () => {
    await downloaded();
    const { id } = await begun("Install");
    await at.report(id, { state: "COMPLETE" });
    const heard = (ahead: string) =>
      sql`insert into station_state (station_id, seen_at) values (${at.station.id}, now() + ${ahead}::interval)
        on conflict (station_id) do update set seen_at = excluded.seen_at`.execute(portal.database.db);
    await heard("20 seconds");
    expect(await getState()).toMatchObject({ installed: true });
    await heard("10 minutes");
    expect(await getState()).toMatchObject({
      installed: false,
      downloaded: true,
      operationStates: { install: { state: "FAILED" } },
    });
    expect(await at.wish("Install")).toMatchObject({ code: "STARTED" });
    await sql`delete from station_state where station_id = ${at.station.id}`.execute(portal.database.db);
  });

  test.each(["2.0", "2", "02.0.0.0"])(
    "a station that reports %s has 2.0.0 installed, and is not offered it again",
    async (version) => {
      const other = await enrolledStation(portal, "lakesideLab");
      await itHas(portal, other.id, "1.9.0");
      const ofOther = async () =>
        (await portal.database.pool.query("select * from station_software where station_id = $1", [other.id]))
          .rows;
      const before = await ofOther();
      await downloaded();
      const { id } = await begun("Install");
      const software = [{ code: "vist-suite", name: "VIST Suite", version }];
      const facts = { hash: version, computer: {}, software, licences: [] };
      expect((await at.station.says("PUT", "/api/stations/facts", facts)).statusCode).toBe(204);
      expect(await getState()).toMatchObject({ installed: true, operationIsRunning: false });
      await settleUpdatesPeriodically(portal.database.db);
      expect(await at.report(id, { seq: 3, state: "FAILED" })).toMatchObject({
        status: 409,
        state: "COMPLETE",
      });
      expect((await at.seen()).map(({ currentRelease }) => currentRelease)).toMatchObject([
        { stringIdentifier: "vist-suite-2.0.0", version: { semantic: "2.0.0" } },
      ]);
      expect(await ofOther()).toEqual(before);
    },
  );

  test("the previous version in another notation does not end the installation", async () => {
    await itHas(portal, at.station.id, "1.9");
    await downloaded();
    const { id } = await begun("Install");
    await itHas(portal, at.station.id, "1.9.0");
    await settleUpdatesPeriodically(portal.database.db);
    expect(await at.report(id, { seq: 2, progress: 50 })).toMatchObject({ status: 200, state: "RUNNING" });
  });

  test("another version that appears during the installation ends it", async () => {
    await downloaded();
    const { id } = await begun("Install");
    await itHas(portal, at.station.id, "3.0.0-beta");
    await settleUpdatesPeriodically(portal.database.db);
    expect(await at.report(id, { seq: 2, progress: 50 })).toMatchObject({
      status: 409,
      state: "FAILED",
      reason: "OVERTAKEN",
    });
  });

  test("software without a release is shown as the station reports it, and counts as older", async () => {
    await itHas(portal, at.station.id, "nightly");
    const [update] = await at.seen();
    expect(update?.currentRelease).toMatchObject({
      id: "vist-suite-nightly",
      version: { semantic: "nightly" },
    });
    expect(update?.state).toMatchObject({ installed: false });
    await itHas(portal, at.station.id, "1.0.0", "made-at-home");
    await settleUpdatesPeriodically(portal.database.db);
    expect(await at.seen()).toHaveLength(1);
  });

  test("software that the station had before the portal knew it counts as installed", async () => {
    await itHas(portal, at.station.id, "2.0.0");
    await itHas(portal, at.station.id, "1.1.0", "trainer");
    await aRelease(portal, { code: "trainer", name: "Trainer", version: "1.1.0" });
    await settleUpdatesPeriodically(portal.database.db);
    const seen = await at.seen();
    expect(seen.map((update) => [update.release.stringIdentifier, update.state.installed])).toEqual(
      expect.arrayContaining([
        ["vist-suite-2.0.0", true],
        ["trainer-1.1.0", true],
      ]),
    );
  });
});

describe("an operator", () => {
  test("an operator ends hanging operations of any station, and the station is informed", async () => {
    const { id } = await begun();
    await at.report(id, { progress: 20 });
    const force = "mutation ($id: ID!) { forceEndOperation(id: $id) { state reason } }";
    expect(await portal.get(cast.ruth, force, { id })).toEqual({
      forceEndOperation: { state: "failed", reason: "FORCED" },
    });
    expect(await at.report(id, { seq: 2, progress: 30 })).toMatchObject({
      status: 409,
      state: "FAILED",
      reason: "FORCED",
    });
    const { rows } =
      await sql`select from audit_log where action = 'operation.forced_to_end' and subject = ${id}`.execute(
        portal.database.db,
      );
    expect(rows).toHaveLength(1);
    expect(await at.wish("Download")).toMatchObject({ code: "STARTED" });
  });

  test("an operator requests cancellation, and the station confirms it", async () => {
    const { id } = await begun();
    await at.report(id, { progress: 20 });
    await portal.get(cast.ruth, "mutation ($id: ID!) { cancelOperation(id: $id) { state } }", { id });
    expect((await at.work())[0]).toMatchObject({ isCancelRequested: true, package: null });
    expect(await at.report(id, { seq: 2, state: "FAILED" })).toMatchObject({ status: 200, state: "FAILED" });
    expect(await at.work()).toEqual([]);
  });
});
