import { cast, getStation, makeStationKeys, signedByStation } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { enrolledStation } from "../support/stations.ts";
import { aClonedStation, aStationLog, signedInOn } from "./station-builders.ts";

const { id } = getStation("northgateSkillsLab");
const other = getStation("lakesideLab").id;

const portal = setUpCastApp();
beforeEach(async () => {
  const { db } = portal.database;
  for (const table of [
    "station_event",
    "station_log",
    "station_state",
    "station_facts",
    "user_system",
  ] as const)
    await db.deleteFrom(table).execute();
  await sql`update station_sign_in set signed_out_at = greatest(now(), signed_in_at) where signed_out_at is null`.execute(
    db,
  );
});

const whole = async (...tables: readonly string[]) =>
  Promise.all(
    tables.map(
      async (table) =>
        (
          await sql`select to_jsonb(one) from ${sql.table(table)} one order by to_jsonb(one)::text`.execute(
            portal.database.db,
          )
        ).rows,
    ),
  );

describe("logs without a delivered run", () => {
  type Logs = {
    readonly total: number;
    readonly logs: readonly {
      readonly id: string;
      readonly name: string;
      readonly isRunDelivered: boolean | null;
      readonly doneAt: string | null;
    }[];
  };
  const logsOf = async (args = "") =>
    (
      await portal.get<{ vistSystemLogs: Logs }>(
        cast.ruth,
        `{ vistSystemLogs(id: "${id}"${args}) { asOf total logs { id name isRunDelivered doneAt } } }`,
      )
    ).vistSystemLogs;
  const link = (who: keyof typeof cast, logs: readonly string[], station: string = id) =>
    portal.ask<{ createVistSystemLogLink: string }>(
      cast[who],
      "mutation ($id: ID!, $logs: [ID!]!) { createVistSystemLogLink(id: $id, logs: $logs) }",
      { id: station, logs },
    );
  const read = async (url: string) => portal.app.inject(url.slice(portal.config.http.publicUrl.length));

  test("logs without a delivered run are listed by page, the latest first, including incomplete ones", async () => {
    const made = [];
    for (let at = 0; at < 5; at += 1)
      made.push(await aStationLog(portal, id, { minutesAgo: at, isDone: at !== 2 }));
    await aStationLog(portal, other);
    const first = await logsOf(", limit: 3");
    expect([first.total, first.logs.map(({ name }) => name)]).toEqual([
      5,
      made.slice(0, 3).map(({ name }) => name),
    ]);
    expect(first.logs.map(({ isRunDelivered, doneAt }) => [isRunDelivered, doneAt === null])).toEqual([
      [false, false],
      [false, false],
      [false, true],
    ]);
    expect((await logsOf(", limit: 3, offset: 3")).logs).toHaveLength(2);
  });

  test("logs without a delivered run are downloaded by an audited link that cannot be altered, without another station's logs", async () => {
    const [one, two, theirs] = [
      await aStationLog(portal),
      await aStationLog(portal),
      await aStationLog(portal, other),
    ];
    const partial = await aStationLog(portal, id, { isDone: false });
    const { data } = await link("ruth", [one.id, two.id, theirs.id, partial.id]);
    const url = data?.createVistSystemLogLink ?? "";
    const zip = await read(url);
    expect([zip.statusCode, zip.headers["content-type"]]).toEqual([200, "application/zip"]);
    const bytes = zip.rawPayload.toString("latin1");
    for (const { name } of [one, two]) expect(bytes).toContain(`NGT4K21/${name}`);
    for (const { name } of [theirs, partial]) expect(bytes).not.toContain(name);
    expect((await read(url.replace(/logs=./, "logs=_"))).statusCode).toBe(403);
    expect((await read(url.replace("logs=", "runs="))).statusCode).toBe(403);
    for (const logs of [[theirs.id], [partial.id], [], ["x"]])
      expect((await link("ruth", logs)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    const { rows } = await sql<{ after: object }>`
      select after from audit_log where action = 'station.logs_downloaded' order by id`.execute(
      portal.database.db,
    );
    expect(rows).toEqual([{ after: { logs: 2 } }]);
  });

  test("logs without a delivered run are readable for support and sys_admin, and not for the customer's admin", async () => {
    const { id: log } = await aStationLog(portal);
    expect((await link("ingrid", [log])).errors).toBeUndefined();
    expect((await link("george", [log])).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await link("george", [log], other)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await link("maya", [log])).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

describe("a station's page", () => {
  type Overview = {
    readonly asOf: string;
    readonly system: { readonly conditions: readonly string[] };
    readonly session: { readonly id: string; readonly person: string } | null;
    readonly viewerCanAdminister: boolean;
    readonly viewerCanReadLogs: boolean;
    readonly linkCount: number;
    readonly licences: readonly object[];
    readonly operations: readonly object[];
    readonly clonedAt: string | null;
    readonly computers: readonly { readonly id: string; readonly computer: string }[];
  };
  const fields = `asOf system { id conditions } session { id person signedInAt } viewerCanAdminister viewerCanReadLogs linkCount logCount
    licences { module exercise validUntil } licencesAt operations { release isInstallation progress } clonedAt computers { id computer address }`;
  const overview = async (who: keyof typeof cast = "ruth", station: string = id) =>
    portal.ask<{ vistSystemOverview: Overview }>(
      cast[who],
      `{ vistSystemOverview(id: "${station}") { ${fields} } }`,
    );
  const seen = async () => (await overview()).data?.vistSystemOverview;

  test("a station's page shows the signed-in person, linked people, licences and operations", async () => {
    const { db } = portal.database;
    const session = await signedInOn(portal);
    await signedInOn(portal, other, cast.aiko);
    await sql`insert into user_system (user_id, station_id, pin) values (${cast.aiko.userId}, ${id}, '4711'), (${cast.maya.userId}, ${other}, '1')`.execute(
      db,
    );
    await sql`insert into station_facts (station_id, licences) values (${id}, '[{"module":"carotid","exercise":null,"validUntil":"2027-01-31"}]')`.execute(
      db,
    );
    const found = await seen();
    expect(found).toMatchObject({
      session: { id: session, person: `${cast.maya.firstName} ${cast.maya.lastName}` },
      linkCount: 1,
      licences: [{ module: "carotid", exercise: null, validUntil: "2027-01-31" }],
      operations: [],
      viewerCanAdminister: true,
      viewerCanReadLogs: true,
      clonedAt: null,
      computers: [],
    });
    expect(Math.abs(Date.parse(found?.asOf ?? "") - Date.now())).toBeLessThan(60_000);
    const { data } = await portal.ask(
      cast.george,
      `{ vistSystemLinks(id: "${id}") { total links { person email } } }`,
    );
    expect(data?.vistSystemLinks).toEqual({
      total: 1,
      links: [{ person: `${cast.aiko.firstName} ${cast.aiko.lastName}`, email: null }],
    });
    await sql`update station_sign_in set last_used_at = now() - interval '1 hour' where id = ${session}`.execute(
      db,
    );
    expect((await seen())?.session).toBe(null);
  });

  test("a station's page is not found by people without access", async () => {
    for (const who of ["maya", "aiko"] as const)
      expect((await overview(who)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await overview("george", other)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await overview("ruth", "nothing")).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await overview("george")).data?.vistSystemOverview).toMatchObject({
      viewerCanAdminister: false,
      viewerCanReadLogs: false,
    });
  });

  test("a station's page allows signing out the person, which is audited once and affects no one else", async () => {
    const { db } = portal.database;
    const session = await signedInOn(portal);
    const theirs = await signedInOn(portal, other, cast.aiko);
    const end = (who: keyof typeof cast, one: string, station: string = id) =>
      portal.ask(
        cast[who],
        `mutation { endVistSystemSession(id: "${station}", session: "${one}") { session { id } } }`,
      );
    const before = await whole("station_sign_in");
    for (const [who, one, station] of [
      ["maya", session, id],
      ["george", theirs, other],
      ["george", theirs, id],
      ["ruth", theirs, id],
      ["ruth", "nothing", id],
    ] as const)
      expect((await end(who, one, station)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect(await whole("station_sign_in")).toEqual(before);
    for (let times = 0; times < 2; times += 1)
      expect((await end("george", session)).data?.endVistSystemSession.session).toBe(null);
    const { rows } = await sql<{ id: string; by: string | null }>`
      select id, ended_by as by from station_sign_in where id in (${session}, ${theirs}) order by id = ${theirs}`.execute(
      db,
    );
    expect(rows).toEqual([
      { id: session, by: "staff" },
      { id: theirs, by: null },
    ]);
    const { rows: written } = await sql<{ actor: string; person: string }>`
      select entry.actor_id as actor, concerned.person_id as person
      from audit_log entry join audit_person concerned on concerned.entry_id = entry.id
      where entry.action = 'station.signed_out' and entry.after ->> 'session' = ${session}`.execute(db);
    expect(written).toEqual([{ actor: cast.george.userId, person: cast.maya.userId }]);
  });

  test("a station's page allows choosing one of two computers, which is trusted from then on while the other is refused", async () => {
    const { db } = portal.database;
    const station = await enrolledStation(portal);
    const computer = (tag: string) => ({ serviceTag: tag, manufacturer: "Dell", model: "Precision" });
    const say = (tag: string) =>
      station.says("PUT", "/api/stations/facts", {
        hash: tag,
        computer: computer(tag),
        software: [],
        licences: [],
      });
    const beat = async (factsHash: string) =>
      (
        await station.says("POST", "/api/stations/heartbeat", { at: new Date().toISOString(), factsHash })
      ).json();
    for (const tag of ["ONE", "TWO", "ONE", "TWO"]) await say(tag);
    const found = await seen();
    expect(found?.system.conditions).toContain("cloned");
    expect(found?.computers.map((each) => each.computer)).toEqual([
      "Dell Precision, TWO",
      "Dell Precision, ONE",
    ]);
    const keep = (who: keyof typeof cast, one: string) =>
      portal.ask(
        cast[who],
        `mutation { keepVistSystemComputer(id: "${id}", computer: "${one}") { clonedAt } }`,
      );
    const own = found?.computers[1]?.id ?? "";
    const before = await whole("station");
    for (const [who, one, code] of [
      ["george", own, "FORBIDDEN"],
      ["ingrid", own, "FORBIDDEN"],
      ["ruth", "0", "NOT_FOUND"],
    ] as const)
      expect((await keep(who, one)).errors?.[0]?.extensions.code).toBe(code);
    expect(await whole("station")).toEqual(before);
    for (let times = 0; times < 2; times += 1) expect((await keep("ruth", own)).errors).toBeUndefined();
    expect((await beat("TWO")).isTrusted).toBe(true);
    // The next computer that reports is asked for its description, although it has sent it before.
    expect((await beat("TWO")).wantsFacts).toBe(true);
    await say("ONE");
    expect((await beat("ONE")).isTrusted).toBe(true);
    await say("TWO");
    expect((await beat("TWO")).isTrusted).toBe(false);
    const { rows } = await sql<{ after: object }>`
      select after from audit_log where action = 'station.machine_kept' and subject = ${id}`.execute(db);
    expect(rows).toEqual([{ after: { computer: "Dell Precision, ONE", address: "127.0.0.1" } }]);
  });

  test("no longer shows two computers after a new token and a new key", async () => {
    await aClonedStation(portal);
    const { db } = portal.database;
    const { tokenFor, enrolling } = await import("../devices/enrolment-helpers.ts");
    const { makeStationKeys } = await import("@cathedra/test-fixtures");
    const { publicKey } = makeStationKeys();
    const { rows } = await sql<{ x: object }>`select public_key as x from station where id = ${id}`.execute(
      db,
    );
    const token = await tokenFor(db, id);
    const same = await enrolling(portal.app, token, rows[0]?.x);
    expect([same.statusCode, same.json().error.fields?.[0]?.code]).toEqual([422, "KEY_WAS_ENDED"]);
    expect((await enrolling(portal.app, token, publicKey)).statusCode).toBe(201);
    expect((await seen())?.clonedAt).toBe(null);
  });

  test("a station's page shows an outdated client once, separate from a foreign key that signs in its name", async () => {
    const station = await enrolledStation(portal);
    const request = { method: "POST", url: "/api/stations/heartbeat" } as const;
    const asOnce = { jti: undefined, htm: undefined, htu: undefined, digest: undefined };
    const answer = async (headers: { readonly authorization: string }) =>
      (await portal.app.inject({ ...request, headers })).json().error.code;
    const forged = signedByStation(station.id, makeStationKeys(), request, { claims: asOnce });
    expect(await answer({ authorization: `Bearer ${forged}` })).toBe("UNAUTHENTICATED");
    const refusals = async () =>
      (
        await portal.get(
          cast.george,
          `{ vistSystemEvents(id: "${id}", group: health) { events { kind reason } } }`,
        )
      ).vistSystemEvents.events;
    const byAnotherKey = { kind: "refused", reason: "other_key" };
    expect(await refusals()).toEqual([byAnotherKey]);
    for (let times = 0; times < 3; times += 1)
      expect(await answer(station.authorization(request, { claims: asOnce }))).toBe(
        "STATION_SIGNATURE_REFUSED",
      );
    expect(await refusals()).toEqual([{ kind: "refused", reason: "incomplete" }, byAnotherKey]);
  });

  test("a station's page lists each event once, paginated, the latest first", async () => {
    const { db } = portal.database;
    await enrolledStation(portal);
    await sql`delete from station_sign_in where station_id = ${id}`.execute(db);
    const session = await signedInOn(portal);
    await signedInOn(portal, other, cast.aiko);
    await sql`
      insert into station_event (station_id, kind, cause, at, facts)
      select ${id}, 'away', 'cause ' || n, date_trunc('second', now()) - (n / 3) * interval '1 minute', jsonb_build_object('since', now())
      from generate_series(1, 40) n`.execute(db);
    await sql`insert into station_event (station_id, kind, cause) values (${other}, 'crash', 'theirs')`.execute(
      db,
    );
    type Events = {
      readonly events: readonly { readonly id: string; readonly kind: string; readonly at: string }[];
      readonly next: string | null;
    };
    const page = async (args: string) =>
      (
        await portal.get(
          cast.george,
          `{ vistSystemEvents(id: "${id}"${args}) { asOf next events { id kind at until person outcome since act what reason clockAheadSeconds } } }`,
        )
      ).vistSystemEvents;
    const all: Events["events"][number][] = [];
    for (let after = ""; ; ) {
      const { events, next } = await page(`, limit: 7${after}`);
      all.push(...events);
      if (next === null) break;
      after = `, after: "${next}"`;
    }
    expect(new Set(all.map((event) => event.id)).size).toBe(all.length);
    expect(all.filter(({ kind }) => kind === "away")).toHaveLength(40);
    expect(all.filter(({ kind }) => kind === "crash")).toHaveLength(0);
    expect(all.find(({ kind }) => kind === "signed_in")).toMatchObject({
      person: `${cast.maya.firstName} ${cast.maya.lastName}`,
      until: null,
      id: expect.stringContaining(session),
    });
    const times = all.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((one, two) => two - one));
    expect((await page(", group: signIns")).events.map(({ kind }) => kind)).toEqual(["signed_in"]);
    expect(new Set((await page(", group: keys")).events.map(({ kind }) => kind)).size).toBeLessThan(2);
    const wrong = await portal.ask(cast.ruth, `{ vistSystemEvents(id: "${id}", after: "x") { next } }`);
    expect(wrong.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });
});
